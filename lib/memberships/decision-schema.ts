import type { GroupKind } from "@/lib/events/schema";
import type { Group } from "@/lib/groups/record";
import type { GroupEdit } from "@/lib/groups/schema";
import type { GroupSettings } from "@/lib/groups/setting-schema";
import type { Refusal } from "@/lib/platform/permission/verdict";
import type { Invitation, Membership, Seats } from "./record";
import type { BanInput, JoinInput, LeaveInput, MembershipEdit, MoveInput, Recorded } from "./schema";

/** The fields of the group's update form, except the limit of members. */
type Text = Exclude<keyof GroupEdit, "maxMembers">;
type Settings = "maxMembers" | keyof GroupSettings;

/** The fields of a group that a decision reads and may change. */
export type SceneGroup = Pick<Group, "_id" | "ownerId" | Text | Settings | "rulesVersion" | "closedAt" | "transfer" | "move" | "lettingIn">;

export interface Person {
  _id: string;
  email: string;
  /** The person has confirmed the address. */
  emailVerified: boolean;
  membership: Membership | null;
  /** The ban of a deleted account that had the same address as this person. */
  barred: { reason: string; until: string | null } | null;
}

/** Everything a decision reads, as it is inside the transaction. */
export interface Scene {
  now: string;
  group: SceneGroup;
  seats: Seats;
  /** The person who acts. Null for a scheduled job. */
  actor: Person | null;
  /** The person whom the act is about. Null if the act is about nobody else, or if there is no such person. */
  target: Person | null;
  /** True if the target's id is not a person's but the id of a deleted account's ban. */
  keptBan: boolean;
  /** The first people on the waitlist, in order: at least as many as this step can give a place to. */
  line: Membership[];
  /** The oldest requests, in order. Empty unless the step is about all requests of the group. */
  requests: Membership[];
  invitation: (Invitation & { accepted: boolean }) | null;
}

/** The fields that `PUT /api/groups/{id}` changes. */
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

/** An event that the step causes: for one person, for all organizers, or for all members. */
export interface StepEvent {
  kind: GroupKind;
  to: { person: string } | "organizers" | "members";
  /** The reason, the new role, the place a group moves to. */
  detail: string | null;
}

/** An entry of the group's record of actions. */
export interface RecordEntry {
  action: Recorded;
  actorId: string;
  personId: string | null;
  detail: string | null;
  /** When the ban ends by itself. Null if it has no end, and for other actions. */
  until: string | null;
}

/** A membership without its id: it gets one when it is first written. */
export type MembershipFields = Omit<Membership, "_id">;

/** A membership before and after the step. Null means no membership. */
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
  /** The people who were organizers and no longer are. The store revokes their open invitations. */
  steppedDown: string[];
  /** True if the actor has accepted the scene's invitation: it counts as one use. */
  accepted: boolean;
  /** The ban of an account that is being deleted. The store keeps it by the hash of the address. */
  barred: { reason: string; until: string | null } | null;
  /** True if the ban of a deleted account ends: the one that is the target, or the one with the target's address. */
  lifted: boolean;
  events: StepEvent[];
  record: RecordEntry[];
  /** True if there is more work than one step may do. A scheduled job does the rest. */
  unfinished: boolean;
}

export type Outcome = Step | Refusal;
