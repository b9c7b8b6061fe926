import { z } from "zod";
import { id, moment, type Row, record } from "@/lib/platform/store/record";
import { tokenize } from "@/lib/platform/store/tokenize";
import { CONTACTS, type MembershipState, RECORDED, ROLES, type Role, STATES } from "./schema";

/** A question as it was asked, with what the person wrote: the group's questions may change later. */
const Answer = z.strictObject({ question: z.string(), answer: z.string() });

/** What a list of "my groups" is about. */
const SECTIONS = ["run", "belong", "waiting", "banned"] as const;
export type Section = (typeof SECTIONS)[number];

function sectionOf({ state, role }: { state: MembershipState; role: Role }): Section {
  if (state === "member") return role === "member" ? "belong" : "run";
  return state === "banned" ? "banned" : "waiting";
}

/** Words of one group's people: a search of a group looks at nobody else. */
export const wordsIn = (groupId: string, text: string): string[] => tokenize(text).map((word) => `${groupId}${word}`);

/** One person in one group. State `none` is kept only to remember a declined request. */
export const Memberships = record(
  "memberships",
  {
    _id: id(),
    groupId: id("groups"),
    accountId: id("accounts"),
    state: z.enum(STATES),
    /** Of one who waits: the role that comes with the place. */
    role: z.enum(ROLES),
    /** Rises: the order of requests, of the line, of members. People see their place in line, 1 to n. */
    sequence: z.number().int(),
    /** Since when this state lasts. */
    since: moment(),
    joinedAt: moment().nullable(),
    answers: z.array(Answer),
    /** When the answers are deleted. */
    answersUntil: moment().nullable(),
    rulesAccepted: z.number().int().nullable(),
    contact: z.enum(CONTACTS),
    /** When it was last chosen anew; null for what was chosen on joining. */
    contactSince: moment().nullable(),
    /** The invitation a person came by. */
    invitationId: id("invitations").nullable(),
    /** Why the person was declined or banned, as they may read it. */
    reason: z.string().nullable(),
    /** End of a ban, or of the pause after a declined request; null is a ban for good. */
    until: moment().nullable(),
    /** The person's name: members are found by it. */
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
    // Of a group: how many run it, are banned and so on. Of a person: how many groups they run, belong to and wait for.
    tally: ({ groupId, accountId, state, role }) => [
      { scope: groupId, key: state === "member" ? role : state },
      { scope: accountId, key: sectionOf({ state, role }) },
    ],
    // The group's page names who runs it.
    stale: ({ groupId, state, role }) => (sectionOf({ state, role }) === "run" ? [`group:${groupId}`] : []),
    people: {
      accountId: { end: "room", file: "memberships.json", about: "The groups you are in, asked to join or wait for, with your answers." },
    },
  },
);

export type Answer = z.output<typeof Answer>;

/** What is decided by: the name is only what members are found by. */
export type Membership = Omit<Row<typeof Memberships>, "name">;

/** How full a group is. One row each, which every step of the group locks: whoever changes it takes turns. */
export const GroupSeats = record(
  "seats",
  {
    _id: id("groups"),
    memberCount: z.number().int().min(0),
    waitingCount: z.number().int().min(0),
    requestCount: z.number().int().min(0),
    nextSequence: z.number().int().min(0),
    /** How many hours each of the last answers to a request took, rounded up, the newest last. */
    answerHours: z.array(z.number().int().min(0)).default([]),
  },
  { stale: ({ _id }) => [`group:${_id}`], people: { nobody: "They count people and name nobody." } },
);

/** How full a group is, the next number in line, and how long the last answers to requests took. */
export type Seats = Omit<Row<typeof GroupSeats>, "_id">;

/** Whether an invitation still works, apart from its expiry: no row changes at that moment. */
const standOf = ({ revokedAt, used, uses }: { revokedAt: string | null; used: number; uses: number }): "open" | "over" =>
  revokedAt === null && used < uses ? "open" : "over";

/** A link or a mail that lets somebody in. The secret is not kept, only what it can be recognised by. */
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
    /** When whoever it was mailed to said no; they may still say yes. Of a link, which is many people's, it is never said. */
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

/** All of an invitation but what its secret is recognised by. */
export type Invitation = Omit<Row<typeof Invitations>, "tokenHash">;

/** Who has accepted which invitation: the same person is counted once. */
export const Acceptances = record(
  "acceptances",
  { _id: id(), invitationId: id("invitations"), accountId: id("accounts"), groupId: id("groups"), at: moment() },
  {
    unique: [["invitationId", "accountId"]],
    index: [["accountId"], ["groupId"]],
    people: { accountId: { end: "row", file: "invitations-accepted.json", about: "Invitations you accepted." } },
  },
);

/** What was done in a group by whom. */
export const Actions = record(
  "actions",
  {
    _id: id(),
    groupId: id("groups"),
    at: moment(),
    action: z.enum(RECORDED),
    actorId: id(),
    personId: id().nullable(),
    /** The reason, the role, the place a group moves to, how many had asked, the fields that changed: their names, never what they said. */
    detail: z.string().nullable(),
    /** When a ban ends by itself. */
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

/** A ban that outlived its account, by the address's keyed hash. */
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
