import type { EventKind } from "@/lib/events/schema";

/** How soon a mail is sent. */
export const CADENCES = ["now", "daily", "weekly", "never"] as const;
export type Cadence = (typeof CADENCES)[number];

/** The topics a person can choose about; each is a row of the settings. Notices about the account cannot be switched off. */
export const NOTICE_TOPICS = ["requests", "memberships", "invitations", "new-meetups", "places", "meetups", "reminders", "groups"] as const;
export type NoticeTopic = (typeof NOTICE_TOPICS)[number];

interface TopicRules {
  title: string;
  examples: string;
  /** The app always shows it, because a place is held for a limited time only. */
  always?: true;
  /** The default. */
  mail: Cadence;
  /** The reason that each mail of the topic gives at its end. */
  why: string;
}

export const TOPIC_RULES: Record<NoticeTopic, TopicRules> = {
  requests: {
    title: "What you run",
    examples: "Requests to join, invitations that were declined, a meetup without a host",
    mail: "now",
    why: "You get this because you run this group.",
  },
  memberships: {
    title: "Your memberships",
    examples: "Approved, a place in line, a new role",
    mail: "now",
    why: "You get this because it is about your place in a group.",
  },
  invitations: {
    title: "Invitations",
    examples: "Somebody wants you in their group",
    mail: "now",
    why: "You get this because somebody invited this address.",
  },
  "new-meetups": {
    title: "New meetups in your groups",
    examples: "A group of yours plans something",
    mail: "daily",
    why: "You get this because you are in this group.",
  },
  places: {
    title: "Places you wait for or hold",
    examples: "A place is yours or free for you, “still coming?” a day before",
    always: true,
    mail: "now",
    why: "You get this because you answered this meetup.",
  },
  meetups: {
    title: "Changes to what you go to or host",
    examples: "A new time, place or fee, cancellations, and that you host a meetup",
    mail: "now",
    why: "You get this because you answered this meetup, or host it.",
  },
  reminders: {
    title: "Before a meetup",
    examples: "A reminder two hours before",
    mail: "now",
    why: "You get this because you have a place at this meetup, or host it.",
  },
  groups: {
    title: "News of your groups",
    examples: "New rules, closed, moved",
    mail: "daily",
    why: "You get this because you are in this group.",
  },
};

/**
 * Who may still be told when the mail is made: a member (`inside`: or a person in the waiting line), an organizer, anyone, or, for
 * `answered`, `going` and `offered`, a member or a person who has answered the meetup.
 */
export type NoticeAudience = "member" | "inside" | "organizer" | "answered" | "going" | "offered" | "anyone";

interface KindRules {
  /** Null for notices about the account. */
  topic: NoticeTopic | null;
  to: NoticeAudience;
  /** The text of the link. */
  act: string;
  /**
   * Set for a kind that a muted group still sends. These are: whether the person is in the group (they need not be a member), a place they
   * got or that is held for them, that their meetup is cancelled, whether they are its host, an offer to take the group over, and a move of
   * the group.
   */
  throughMute?: true;
}

const account = { topic: null, to: "anyone" } as const;
const group = { topic: "groups", act: "See the group" } as const;
const membership = { topic: "memberships", act: "See the group" } as const;
const own = { ...membership, throughMute: true } as const;
const seat = { topic: "places", act: "See the meetup" } as const;
const meetup = { topic: "meetups", act: "See the meetup" } as const;

export const KIND_RULES: Record<EventKind, KindRules> = {
  "request-received": { topic: "requests", to: "organizer", act: "See the request" },
  "invitation-refused": { topic: "requests", to: "organizer", act: "See the invitations" },
  "request-approved": { ...own, to: "inside" },
  "request-declined": { ...own, to: "anyone" },
  promoted: { ...own, to: "member" },
  removed: { ...own, to: "anyone" },
  banned: { ...own, to: "anyone" },
  "ban-lifted": { ...own, to: "anyone" },
  "role-changed": { ...membership, to: "member" },
  "transfer-offered": { ...own, to: "member", act: "Look at the offer" },
  "transfer-accepted": { ...membership, to: "member" },
  "transfer-ended": { ...membership, to: "member" },
  invited: { topic: "invitations", to: "anyone", act: "Open the invitation", throughMute: true },
  "rules-changed": { ...group, to: "member", act: "Read the rules" },
  "group-closed": { ...group, to: "inside" },
  "group-reopened": { ...group, to: "inside" },
  "group-moved": { ...group, to: "member", throughMute: true },
  "group-deleted": { ...group, to: "anyone", act: "See other groups" },
  "meetup-new": { topic: "new-meetups", to: "member", act: "See the meetup" },
  "seat-confirmed": { ...seat, to: "going", throughMute: true },
  "seat-offered": { ...seat, to: "offered", throughMute: true },
  "offer-lapsed": { ...seat, to: "answered" },
  "meetup-changed": { ...meetup, to: "answered" },
  "meetup-cancelled": { ...meetup, to: "answered", throughMute: true },
  "meetup-gone": { ...meetup, to: "anyone", act: "See other groups", throughMute: true },
  "host-named": { ...meetup, to: "answered", throughMute: true },
  "host-replaced": { ...meetup, to: "answered", throughMute: true },
  "host-lost": { topic: "requests", to: "organizer", act: "Choose a host" },
  "still-coming": { ...seat, to: "going" },
  "meetup-reminder": { topic: "reminders", to: "going", act: "See the meetup" },
  "password-changed": { ...account, act: "See your account" },
  "password-set": { ...account, act: "See your account" },
  "address-asked": { ...account, act: "See your account" },
  "address-changed": { ...account, act: "See your account" },
  "taken-over": { ...account, act: "See your account" },
  "new-device": { ...account, act: "See your devices" },
  "deletion-announced": { ...account, act: "See your account" },
  "deletion-waits": { ...account, act: "See your groups" },
  "deletion-called-off": { ...account, act: "See your account" },
  "mail-rested": { ...account, act: "See your account" },
};
