import type { GroupKind } from "@/lib/events/schema";
import type { Group } from "@/lib/groups/record";
import type { GroupEdit } from "@/lib/groups/schema";
import type { GroupSettings } from "@/lib/groups/setting-schema";
import type { Refusal } from "@/lib/platform/permission/verdict";
import type { Invitation, Membership, Seats } from "./record";
import type { BanInput, JoinInput, LeaveInput, MembershipEdit, MoveInput, Recorded } from "./schema";

/** What its form says of a group. */
type Text = Exclude<keyof GroupEdit, "maxMembers">;
type Settings = "maxMembers" | keyof GroupSettings;

/** What of a group a decision depends on, and may change. */
export type SceneGroup = Pick<Group, "_id" | "ownerId" | Text | Settings | "rulesVersion" | "closedAt" | "transfer" | "move" | "lettingIn">;

export interface Person {
  _id: string;
  email: string;
  /** The address was proven. */
  emailVerified: boolean;
  membership: Membership | null;
  /** A ban that outlived the account it was about: it is known by its address only. */
  barred: { reason: string; until: string | null } | null;
}

/** Everything a decision looks at, as it is inside the atomic step. */
export interface Scene {
  now: string;
  group: SceneGroup;
  seats: Seats;
  /** Who acts; null for the clock. */
  actor: Person | null;
  /** Whom it concerns. Null where it concerns nobody else, or there is no such person. */
  target: Person | null;
  /** No person but a ban that outlived its account is what is meant: it goes by its own id. */
  keptBan: boolean;
  /** The head of the line in its order: at least as many as this step can give a place to. */
  line: Membership[];
  /** The oldest requests in their order, where the step is about all of them. */
  requests: Membership[];
  invitation: (Invitation & { accepted: boolean }) | null;
}

/** What `PUT /api/groups/{id}` changes. */
export type GroupChange = Partial<Pick<SceneGroup, Text | Settings>>;

export type Act =
  | { type: "join"; input: JoinInput }
  | { type: "edit-membership"; input: MembershipEdit }
  | { type: "leave"; from?: LeaveInput["from"] }
  | { type: "accept-invitation"; input: JoinInput }
  | { type: "approve" }
  | { type: "decline"; reason: string | null }
  | { type: "remove"; reason: string | null }
  | ({ type: "ban" } & BanInput)
  | { type: "lift" }
  | { type: "set-role"; role: "organizer" | "member" }
  | { type: "offer-transfer" }
  | { type: "end-transfer" }
  | { type: "accept-transfer" }
  | { type: "close"; reason: string | null }
  | { type: "reopen" }
  | { type: "move"; input: MoveInput }
  | { type: "change-settings"; edit: GroupChange; letIn: boolean }
  | { type: "settle" }
  | { type: "forget" };

/** What people are to be told, for whoever tells them: one person, or all who run the group or are in it. */
export interface Notice {
  kind: GroupKind;
  to: { person: string } | "organizers" | "members";
  /** The reason, the new role, the place a group moves to. */
  detail: string | null;
}

/** A line of the group's record of actions. */
export interface RecordEntry {
  action: Recorded;
  actorId: string;
  personId: string | null;
  detail: string | null;
  /** When a ban ends by itself. */
  until: string | null;
}

/** A membership before it was first written has no id. */
export type MembershipFields = Omit<Membership, "_id">;

/** A membership before and after; null where there is none. */
export interface Change {
  accountId: string;
  before: Membership | null;
  after: MembershipFields | null;
}

export interface Step {
  allowed: true;
  changes: Change[];
  seats: Seats;
  /** The fields of the group that change. */
  group: Partial<SceneGroup>;
  /** Who ran the group and does not any more: their invitations that are open end with it. */
  steppedDown: string[];
  /** The acceptance of the scene's invitation counts. */
  accepted: boolean;
  /** A ban that is kept by the address, since its account goes. */
  barred: { reason: string; until: string | null } | null;
  /** The ban that is kept by the target's address ends, or that which is meant itself. */
  lifted: boolean;
  notices: Notice[];
  record: RecordEntry[];
  /** More is left than one step does: the clock goes on. */
  unfinished: boolean;
}

export type Outcome = Step | Refusal;
