import type { Act, Outcome, Person, Scene, SceneGroup, Step } from "@/lib/memberships/decision-schema";
import type { Invitation, Membership } from "@/lib/memberships/record";
import type { MembershipState, Role } from "@/lib/memberships/schema";

export const NOW = "2026-11-21T12:00:00.000Z";
export const LATER = "2026-12-21T12:00:00.000Z";
export const BEFORE = "2026-10-21T12:00:00.000Z";
export const GROUP = "b".repeat(24);

/** The possible relations of a person to a group. `ended` is a ban that has expired, `paused` a request that was declined a day ago. */
export const RELATIONS = ["none", "paused", "requested", "waiting", "member", "organizer", "owner", "banned", "ended"] as const;
export type Relation = (typeof RELATIONS)[number];

/** The membership for one of these relations; null for `none`. */
export function membership(relation: Relation, accountId: string, more: Partial<Membership> = {}): Membership | null {
  if (relation === "none") return null;
  const state: MembershipState =
    ({ paused: "none", requested: "requested", waiting: "waiting", banned: "banned", ended: "banned" }[relation as string] as
      | MembershipState
      | undefined) ?? "member";
  const role: Role = relation === "owner" || relation === "organizer" ? relation : "member";
  const until = { paused: LATER, banned: null, ended: BEFORE }[relation as string] ?? null;
  const decided = relation === "paused" || relation === "banned" || relation === "ended";
  return {
    _id: `row-of-${accountId}`,
    groupId: GROUP,
    accountId,
    state,
    role,
    sequence: 1,
    since: BEFORE,
    joinedAt: state === "member" ? BEFORE : null,
    answers: [],
    answersUntil: null,
    rulesAccepted: null,
    contact: "nothing",
    contactSince: null,
    invitationId: null,
    reason: decided ? "Because." : null,
    until,
    ...more,
  };
}

export const person = (_id: string, row: Membership | null = null, more: Partial<Person> = {}): Person => ({
  _id,
  email: `${_id}@example.com`,
  emailVerified: true,
  membership: row,
  barred: null,
  ...more,
});

export const aGroup = (more: Partial<SceneGroup> = {}): SceneGroup => ({
  _id: GROUP,
  ownerId: "owner",
  groupName: "Night Walks",
  hobbyCategory: "Hiking",
  location: "Ramna",
  startDate: "2026-12-01",
  description: "We walk.",
  imageUrl: "/covers/hiking.svg",
  maxMembers: 10,
  joinPolicy: "open",
  questions: [],
  rules: "",
  rulesVersion: 0,
  visibility: "public",
  closedAt: null,
  transfer: null,
  move: null,
  lettingIn: false,
  ...more,
});

export const anInvitation = (more: Partial<Invitation & { accepted: boolean }> = {}) => ({
  _id: "i".repeat(24),
  groupId: GROUP,
  invitedBy: "owner",
  role: "member" as const,
  name: null,
  text: null,
  email: null,
  uses: 2,
  used: 0,
  createdAt: BEFORE,
  expiresAt: LATER,
  revokedAt: null,
  declinedAt: null,
  accepted: false,
  ...more,
});

/** A scene; its counts match its rows. */
export function scene(more: Partial<Scene> & Pick<Scene, "actor">): Scene {
  return {
    now: NOW,
    group: aGroup(),
    seats: SEATS,
    target: null,
    keptBan: false,
    line: [],
    requests: [],
    invitation: null,
    ...more,
  };
}

export function step(outcome: Outcome): Step {
  if (!outcome.allowed) throw new Error(`refused: ${outcome.code}`);
  return outcome;
}

/** The ids of the people who get a place from the waiting list in this step, in order. */
export const promoted = ({ events }: Step): string[] =>
  events.flatMap(({ kind, to }) => (kind === "promoted" && typeof to === "object" ? [to.person] : []));

/** The result for a person: their state (the role, if they run the group), `unchanged`, or the code of the refusal. */
export function fate(outcome: Outcome, accountId: string): string {
  if (!outcome.allowed) return outcome.code;
  const change = outcome.changes.find((one) => one.accountId === accountId);
  if (!change) return "unchanged";
  if (!change.after) return "none";
  const { state, role } = change.after;
  return state === "member" && role !== "member" ? role : state;
}

export type ActType = Act["type"];

/** A person with this relation to the group. */
export const one = (id: string, relation: Relation, more: Partial<Membership> = {}) => person(id, membership(relation, id, more));
export const boss = () => one("owner", "owner");
export const staff = () => one("omar", "organizer");
/** Five members; the owner is one of them. */
export const SEATS = { memberCount: 5, waitingCount: 0, requestCount: 0, nextSequence: 100, answerHours: [] as number[] };
export const line = (...ids: string[]) =>
  ids.map((id, at) => membership("waiting", id, { sequence: at + 1 })).filter((row) => row !== null);
export const requests = (...ids: string[]) =>
  ids.map((id, at) => membership("requested", id, { sequence: at + 1 })).filter((row) => row !== null);
/** The time this many days after NOW. */
export const days = (n: number) => new Date(Date.parse(NOW) + n * 86_400_000).toISOString();
/** The changed people with their new states. */
export const states = (outcome: ReturnType<typeof step>) =>
  outcome.changes.map(({ accountId, after }) => [accountId, after?.state ?? null]);
/** A person as a notice names them. */
export const PERSON = (id: string) => ({ person: id });
