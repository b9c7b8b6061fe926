import { type First, limitsByTrust } from "@/lib/groups/policy";
import { isOrganizer, reopening, roleOf, stateAt } from "@/lib/memberships/policy";
import type { Membership } from "@/lib/memberships/record";
import type { Actor } from "@/lib/platform/permission/actor";
import { no, table, type Verdict, yes } from "@/lib/platform/permission/verdict";
import type { Audience, MeetupStatus, RsvpState } from "./schema";

/** Every action that a person can be offered at a meetup. */
export const MEETUP_ACTIONS = ["edit", "cancel", "go", "decline", "still-coming", "see-private", "see-attendees", "check-in"] as const;
export type MeetupAction = (typeof MEETUP_ACTIONS)[number];

/** Everything a permission depends on. */
export interface MeetupStanding {
  /** ISO 8601 in UTC, as all times here. */
  now: string;
  /** Null if the visitor is not signed in. */
  accountId: string | null;
  membership: Membership | null;
  group: {
    visibility: "public" | "unlisted";
    closedAt: string | null;
    /**
     * Whether the group lets anyone join but is full, so that a new member would wait in line. Computed only for people who are not
     * members.
     */
    full?: boolean;
  };
  meetup: {
    hostId: string | null;
    status: MeetupStatus;
    startsAt: string;
    endsAt: string;
    rsvpOpensAt: string | null;
    rsvpClosesAt: string;
    audience: Audience;
  };
  rsvp: RsvpState | null;
}

/** The facts that decide whether a person may see the private place, the link and the names. */
type InsideStanding = Pick<MeetupStanding, "now" | "accountId" | "rsvp"> & {
  membership: Pick<Membership, "state" | "role" | "until"> | null;
  meetup: Pick<MeetupStanding["meetup"], "hostId" | "endsAt" | "audience">;
};

const isHost = ({ accountId, meetup, membership }: InsideStanding) => meetup.hostId === accountId && roleOf(membership) !== null;

export const CANCELLED = no("cancelled", "This meetup is cancelled.", null, "conflict");

function mayEdit(standing: MeetupStanding): Verdict {
  if (!isOrganizer(standing)) return no("organizers_only", "Only organizers change a meetup.", "Ask an organizer of this group.");
  if (standing.meetup.status === "cancelled") return CANCELLED;
  return standing.now >= standing.meetup.endsAt ? no("past", "This meetup is over; it stays as it was.", null, "conflict") : yes;
}

/** Whether the person belongs to the audience of a meetup, or of all dates of a series. */
function mayCome({ now, membership, audience }: { now: string; membership: Membership | null; audience: Audience }): Verdict {
  if (stateAt(membership, now) === "banned") return no("banned", "An organizer keeps you out of this group, so you cannot come.");
  if (audience === "members" && roleOf(membership) === null)
    return no("members_only", "This meetup is for members of the group.", "Join the group first.");
  return yes;
}

const GROUP_CLOSED = no("group_closed", "This group is closed.", null, "conflict");

/** A person who joins and goes in one request needs a free place in the group at once. */
const GROUP_FULL = no("group_full", "This meetup is for members, and the group is full.", "Join its waitlist on the group’s page first.");

/** Whether the person may say "every date". */
export function mayFollow(standing: Parameters<typeof mayCome>[0], group: { closedAt: string | null }): Verdict {
  const whom = mayCome(standing);
  if (!whom.allowed) return whom;
  return group.closedAt === null ? yes : GROUP_CLOSED;
}

function mayGo(standing: MeetupStanding): Verdict {
  const { now, meetup, group, rsvp } = standing;
  const whom = mayCome({ ...standing, audience: meetup.audience });
  // A ban is reported before anything else. A person who is not a member yet first learns whether joining would help.
  if (!whom.allowed && whom.code === "banned") return whom;
  if (meetup.status === "cancelled") return CANCELLED;
  if (now >= meetup.endsAt) return no("past", "This meetup is over.", null, "conflict");
  if (now >= meetup.rsvpClosesAt || now >= meetup.startsAt) return no("closed", "Answers are closed.", "Ask the host.", "conflict");
  if (meetup.rsvpOpensAt !== null && now < meetup.rsvpOpensAt) return no("not_open", "Answers are not open yet.", null, "conflict");
  // A person may take a place that is held for them, even if the group was closed or the audience changed meanwhile.
  if (rsvp === "offered") return yes;
  if (group.closedAt !== null) return GROUP_CLOSED;
  return !whom.allowed && group.full ? GROUP_FULL : whom;
}

/** A person who has answered may always say no, even after leaving the group. Others may say no only if they may come. */
function mayDecline(standing: MeetupStanding): Verdict {
  const { now, meetup, rsvp } = standing;
  if (now >= meetup.startsAt) return no("started", "It has begun already.", null, "conflict");
  return rsvp === null ? mayCome({ ...standing, audience: meetup.audience }) : yes;
}

function mayConfirm(standing: MeetupStanding): Verdict {
  if (standing.rsvp !== "going") return no("not_going", "You are not going.", null, "conflict");
  return standing.meetup.status === "cancelled" ? CANCELLED : mayDecline(standing);
}

/**
 * Whether the person's seat lets them see the details for people who go. It does not for a banned person. After a members' meetup has
 * ended, a former member loses access, because the next date of a series has the same link. A person who got the seat before the meetup
 * became one for members keeps access until its end.
 */
function hasSeat({ now, membership, meetup, rsvp }: InsideStanding): boolean {
  if (rsvp !== "going" || stateAt(membership, now) === "banned") return false;
  return meetup.audience === "everyone" || roleOf(membership) !== null || now < meetup.endsAt;
}

/** Whether the person may see the private place and the link. */
export const seesInside = (standing: InsideStanding): boolean => hasSeat(standing) || isOrganizer(standing) || isHost(standing);

const ONLY_GOING = no("going_only", "Only those who go see this.", "Say that you are going.");

const rules = table<MeetupStanding, MeetupAction>({
  edit: mayEdit,
  cancel: mayEdit,
  go: mayGo,
  decline: mayDecline,
  "still-coming": mayConfirm,
  "see-private": (standing) => (seesInside(standing) ? yes : ONLY_GOING),
  "see-attendees": (standing) =>
    roleOf(standing.membership) !== null || hasSeat(standing)
      ? yes
      : no("members_only", "Only members see who comes.", "Join the group first."),
  "check-in": (standing) => (isOrganizer(standing) || isHost(standing) ? yes : no("hosts_only", "Only hosts check people in.")),
});

const SIGN_IN = no("sign_in", "Sign in first.", "You come straight back here.", "unauthenticated");

/** Whether the person may do this action, or why not. Pages, API and buttons all use this one function. */
export const can = (standing: MeetupStanding, action: MeetupAction): Verdict =>
  standing.accountId === null ? SIGN_IN : rules(standing, action);

/** The facts about a person in the group whose meetups they plan. */
export interface PlanStanding {
  membership: Membership | null;
  group: { closedAt: string | null; ownerId: string | null };
}
export type PlanAction = "plan" | "see-plans";

const maySeePlans = (standing: PlanStanding): Verdict =>
  isOrganizer(standing) ? yes : no("organizers_only", "Only organizers plan meetups.", "Ask an organizer of this group.");

/** Permissions for a group's meetups as a whole. Organizers may plan while the group is open, and may always see the plans. */
export const canPlan = table<PlanStanding, PlanAction>({
  plan(standing) {
    const verdict = maySeePlans(standing);
    return verdict.allowed && standing.group.closedAt !== null
      ? no("closed", "This group is closed.", reopening(standing.group), "conflict")
      : verdict;
  },
  "see-plans": maySeePlans,
});

const LATER =
  "An account can plan some meetups at first, and more as it grows older; a series counts as one. Please plan the next a little later.";

/** How many meetups and series a person may plan. The limit is like the one for new groups, because each meetup appears in public lists. */
export const newMeetupLimits = (planner: Pick<Actor, "createdAt" | "emailVerified">, first: First, now = Date.now()) =>
  limitsByTrust("meetup", LATER, planner, first, now);
