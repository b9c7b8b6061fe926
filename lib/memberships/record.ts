import { z } from "zod";
import { id, moment, type Row, record } from "@/lib/platform/store/record";
import { tokenize } from "@/lib/platform/store/tokenize";
import { CONTACTS, type MembershipState, RECORDED, ROLES, type Role, STATES } from "./schema";

/** A question with the person's answer. It holds a copy of the question, because the group may change its questions later. */
const Answer = z.strictObject({ question: z.string(), answer: z.string() });

/** The sections of "My groups". */
const SECTIONS = ["run", "belong", "waiting", "banned"] as const;
export type Section = (typeof SECTIONS)[number];

function sectionOf({ state, role }: { state: MembershipState; role: Role }): Section {
  if (state === "member") return role === "member" ? "belong" : "run";
  return state === "banned" ? "banned" : "waiting";
}

/** Search words with the group's id in front, so that a search finds only people of this group. */
export const wordsIn = (groupId: string, text: string): string[] => tokenize(text).map((word) => `${groupId}${word}`);

/** The membership of one person in one group. A row with the state `none` exists only to remember a declined request. */
export const Memberships = record(
  "memberships",
  {
    _id: id(),
    groupId: id("groups"),
    accountId: id("accounts"),
    state: z.enum(STATES),
    /** For a person on the waitlist, the role that they get with the place. */
    role: z.enum(ROLES),
    /** An increasing number that orders requests, the waitlist and members. People see only their place in line, 1 to n. */
    sequence: z.number().int(),
    /** When this state began. */
    since: moment(),
    joinedAt: moment().nullable(),
    answers: z.array(Answer),
    /** When the answers are deleted. */
    answersUntil: moment().nullable(),
    rulesAccepted: z.number().int().nullable(),
    contact: z.enum(CONTACTS),
    /** When the member last changed `contact`. Null for the choice that they made on joining. */
    contactSince: moment().nullable(),
    /** The invitation by which the person joined. */
    invitationId: id("invitations").nullable(),
    /** Why the person was declined or banned. The person may read it. */
    reason: z.string().nullable(),
    /** The end of a ban, or of the pause after a declined request. Null for a ban without an end. */
    until: moment().nullable(),
    /** A copy of the person's name: the search finds members by it. */
    name: z.string(),
  },
  {
    unique: [["groupId", "accountId"]],
    index: [
      ["groupId", "state", "sequence"],
      ["groupId", "state", "role", "sequence"],
      ["groupId", "contact", "sequence"],
      ["accountId", "section", "since"],
      ["accountId", "section", "role", "since"],
      ["answersUntil"],
    ],
    derive: { section: sectionOf },
    words: ({ groupId, state, name }) => (state === "member" ? wordsIn(groupId, name) : []),
    // For a group: how many people have each role or state. For a person: how many groups they run, belong to and wait for.
    tally: ({ groupId, accountId, state, role }) => [
      { scope: groupId, key: state === "member" ? role : state },
      { scope: accountId, key: sectionOf({ state, role }) },
    ],
    // The group's page shows the names of its organizers.
    stale: ({ groupId, state, role }) => (sectionOf({ state, role }) === "run" ? [`group:${groupId}`] : []),
    people: {
      accountId: { end: "room", file: "memberships.json", about: "The groups you are in, asked to join or wait for, with your answers." },
    },
  },
);

export type Answer = z.output<typeof Answer>;

export type MembershipRow = Row<typeof Memberships>;

/** A membership as decisions use it. They do not need the name, which is only for the search. */
export type Membership = Omit<MembershipRow, "name">;

/** How full a group is. Each group has one row. Every step of the group locks it, so that changes to a group run one after the other. */
export const GroupSeats = record(
  "seats",
  {
    _id: id("groups"),
    memberCount: z.number().int().min(0),
    waitingCount: z.number().int().min(0),
    requestCount: z.number().int().min(0),
    nextSequence: z.number().int().min(0),
    /** How many hours each of the last answers to requests took, rounded up, the newest last. */
    answerHours: z.array(z.number().int().min(0)).default([]),
  },
  { stale: ({ _id }) => [`group:${_id}`], people: { nobody: "They count people and name nobody." } },
);

/** How full a group is, the next number in line, and how long the last answers to requests took. */
export type Seats = Omit<Row<typeof GroupSeats>, "_id">;

/** Whether an invitation is still open. This ignores its expiry, because no write happens when it expires. */
const standOf = ({ revokedAt, used, uses }: { revokedAt: string | null; used: number; uses: number }): "open" | "over" =>
  revokedAt === null && used < uses ? "open" : "over";

/** An invitation, by a link or by e-mail. The store keeps only the hash of its token. */
export const Invitations = record(
  "invitations",
  {
    _id: id(),
    groupId: id("groups"),
    invitedBy: id(),
    role: z.enum(["organizer", "member"]),
    name: z.string().nullable(),
    text: z.string().nullable(),
    email: z.string().nullable(),
    uses: z.number().int(),
    used: z.number().int(),
    createdAt: moment(),
    expiresAt: moment(),
    revokedAt: moment().nullable(),
    /** When the person it was mailed to declined it; they may still accept it. Always null for a link, because many people may use it. */
    declinedAt: moment().nullable().default(null),
    tokenHash: z.string(),
  },
  {
    unique: [["tokenHash"]],
    index: [["groupId", "createdAt"], ["groupId", "stand", "expiresAt"], ["invitedBy"], ["email"]],
    derive: { stand: standOf },
    people: {
      invitedBy: { end: "former", file: "invitations-sent.json", about: "Invitations you made.", without: ["tokenHash"] },
      email: {
        by: "address",
        end: "nobody",
        file: "invitations-received.json",
        about: "Invitations that were sent to your address.",
        without: ["tokenHash", "invitedBy", "name"],
      },
    },
  },
);

/** An invitation without the hash of its token. */
export type Invitation = Omit<Row<typeof Invitations>, "tokenHash">;

/** Who has accepted which invitation. Each person counts once. */
export const Acceptances = record(
  "acceptances",
  { _id: id(), invitationId: id("invitations"), accountId: id("accounts"), groupId: id("groups"), at: moment() },
  {
    unique: [["invitationId", "accountId"]],
    index: [["accountId"], ["groupId"]],
    people: { accountId: { end: "row", file: "invitations-accepted.json", about: "Invitations you accepted." } },
  },
);

/** The group's record of actions: who did what. */
export const Actions = record(
  "actions",
  {
    _id: id(),
    groupId: id("groups"),
    at: moment(),
    action: z.enum(RECORDED),
    actorId: id(),
    personId: id().nullable(),
    /** The reason, the role, the place a group moves to, the number of requests, or the names of changed fields (never their values). */
    detail: z.string().nullable(),
    /** When a ban ends by itself. Null if it has no end, and for other actions. */
    until: moment().nullable(),
  },
  {
    index: [["groupId", "at"], ["actorId"], ["personId"]],
    people: {
      actorId: {
        end: "former",
        file: "what-you-did.json",
        about: "What you did as somebody who runs a group.",
        without: ["personId"],
      },
      personId: {
        end: "former",
        file: "what-was-done.json",
        about: "What those who run a group did about you.",
        without: ["actorId"],
      },
    },
  },
);

/** The ban of a deleted account. It is kept by the keyed hash of the address. */
export const KeptBans = record(
  "keptBans",
  { _id: id(), groupId: id("groups"), addressHash: z.string(), reason: z.string(), until: moment().nullable() },
  {
    table: "kept_bans",
    unique: [["groupId", "addressHash"]],
    index: [["until"]],
    people: { nobody: "It stands under a keyed hash of the address: nobody can tell whose it was, and it ends with the ban." },
  },
);
