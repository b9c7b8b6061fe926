import "server-only";
import { Accounts } from "@/lib/accounts/record";
import { AppError } from "@/lib/errors";
import { recordEvents } from "@/lib/events/store";
import { GroupChanged } from "@/lib/groups/occasions";
import { type Group, Groups } from "@/lib/groups/record";
import type { Actor, SystemActor } from "@/lib/platform/permission/actor";
import type { Reader, Transaction } from "@/lib/platform/store/database";
import { newId, risingId } from "@/lib/platform/store/id";
import { tell } from "@/lib/platform/store/occasions";
import type { Row } from "@/lib/platform/store/record";
import { keptBanOf } from "./ban-queries";
import type { Act, Change, Outcome, Person, Scene, Step } from "./decision-schema";
import { MemberLeft } from "./occasions";
import { Acceptances, Actions, GroupSeats, Invitations, KeptBans, Memberships } from "./record";
import { decide, lineReach, reachesRequests } from "./rules";
import { STEP_SIZE } from "./schema";
import { addressHash as hashOf } from "./secrets";
import { scheduleRest } from "./tasks";

/** A request to change something in a group. */
export interface Wish {
  groupId: string;
  act: Act;
  actor: Actor | SystemActor;
  /**
   * The person whom the act is about. To lift the ban of a deleted account, the ban's own id. For an accepted transfer the store uses the
   * current owner.
   */
  targetId?: string | undefined;
  invitationId?: string | undefined;
  /** The keyed hash of the address of an account that is being deleted. A ban is kept by it. */
  addressHash?: string | undefined;
  /** ISO 8601 in UTC. */
  now: string;
}

export const NO_GROUP = "There is no such group.";

async function personOf(tx: Reader, { groupId }: Wish, accountId: string): Promise<Person | null> {
  const membership = await tx.first(Memberships, { groupId, accountId });
  const account = await tx.get(Accounts, accountId);
  if (!account) return null;
  const barred = membership?.state === "member" ? null : await keptBanOf(tx, groupId, account.email);
  return { _id: accountId, email: account.email, emailVerified: account.emailVerified !== null, membership, barred };
}

async function invitationOf(tx: Reader, { invitationId, actor: { accountId: actorId }, groupId }: Wish): Promise<Scene["invitation"]> {
  if (invitationId === undefined || actorId === null) return null;
  const invitation = await tx.get(Invitations, invitationId);
  if (invitation?.groupId !== groupId) return null;
  return { ...invitation, accepted: (await tx.first(Acceptances, { invitationId, accountId: actorId })) !== null };
}

/**
 * Loads everything a decision reads.
 * @throws AppError not_found if the group is deleted, unauthenticated if the actor's account is deleted
 */
export async function loadScene(tx: Transaction, wish: Wish): Promise<{ scene: Scene; group: Group }> {
  const { groupId, act, now } = wish;
  const actorId = wish.actor.accountId;
  const seats = await tx.lock(GroupSeats, groupId);
  const group = seats && (await tx.get(Groups, groupId));
  if (!group) throw new AppError("not_found", NO_GROUP);
  const actor = actorId === null ? null : await personOf(tx, wish, actorId);
  if (actorId !== null && !actor) throw new AppError("unauthenticated", "Sign in first.");
  const targetId = act.type === "accept-transfer" ? (group.ownerId ?? undefined) : wish.targetId;
  const target = targetId === undefined ? null : targetId === actorId ? actor : await personOf(tx, wish, targetId);
  const ban = act.type === "lift" && target === null ? await tx.get(KeptBans, targetId ?? "") : null;
  const reach = group.closedAt !== null && act.type !== "reopen" ? 0 : lineReach(group, seats, act);
  const inOrder = { by: "sequence" } as const;
  const line = reach > 0 ? await tx.list(Memberships, { where: { groupId, state: "waiting" }, ...inOrder, limit: reach }) : [];
  const requests =
    seats.requestCount > 0 && reachesRequests(group, act)
      ? await tx.list(Memberships, { where: { groupId, state: "requested" }, ...inOrder, limit: STEP_SIZE })
      : [];
  const { _id, ...counts } = seats;
  const invitation = await invitationOf(tx, wish);
  return { scene: { now, group, seats: counts, actor, target, keptBan: ban?.groupId === groupId, line, requests, invitation }, group };
}

async function writeChange(tx: Transaction, { accountId, before, after }: Change, names: ReadonlyMap<string, string>): Promise<void> {
  if (!after) {
    if (before) await tx.delete(Memberships, before._id);
  } else if (before) {
    const { _id, ...fields } = { _id: before._id, ...after };
    await tx.update(Memberships, before._id, fields);
  } else await tx.insert(Memberships, { ...after, _id: newId(), name: names.get(accountId) ?? "" });
}

/**
 * True if a member leaves, or if a person is banned. That includes a banned person who was never a member: they may have joined meetups
 * that are open to everyone.
 */
const isDeparture = ({ before, after }: Change): boolean =>
  after?.state === "banned" || (before?.state === "member" && after?.state !== "member");

/** The names of the people who get a new row. Locks their accounts, so that a rename or a deletion waits until the row is written. */
async function namesOf(tx: Transaction, changes: readonly Change[]): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  for (const { accountId, before, after } of changes)
    if (after && !before) names.set(accountId, (await tx.lock(Accounts, accountId))?.displayName ?? "");
  return names;
}

/** Revokes the invitations of a person who is no longer an organizer. A banned person could use them to join again with another account. */
async function revokeInvitations(tx: Transaction, { groupId, now, actor }: Wish, invitedBy: string): Promise<void> {
  const open = await tx.list(Invitations, { where: { groupId, invitedBy, stand: "open", expiresAt: { gt: now } } });
  for (const { _id } of open) await tx.update(Invitations, _id, { revokedAt: now });
  const done = { groupId, at: now, action: "revoked", actorId: actor.accountId ?? invitedBy, personId: null, until: null } as const;
  await tx.insertAll(
    Actions,
    open.map(({ name, email }) => ({ ...done, _id: risingId(), detail: name ?? email })),
  );
}

/** Keeps a ban by the hash of the address. An older ban may be stored for the same address, so this overwrites it. */
async function keepBan(tx: Transaction, { groupId, addressHash, ...ban }: Omit<Row<typeof KeptBans>, "_id">): Promise<void> {
  const kept = await tx.first(KeptBans, { groupId, addressHash });
  if (kept) await tx.update(KeptBans, kept._id, ban);
  else await tx.insert(KeptBans, { _id: newId(), groupId, addressHash, ...ban });
}

async function writeStep(tx: Transaction, wish: Wish, { groupName }: Group, { target, keptBan }: Scene, step: Step): Promise<void> {
  const { groupId, invitationId, addressHash, now } = wish;
  const actorId = wish.actor.accountId;
  // The person whose account is deleted did not act: a job did.
  const by = wish.act.type === "forget" ? null : actorId;
  const names = await namesOf(tx, step.changes);
  for (const change of step.changes) {
    await writeChange(tx, change, names);
    if (isDeparture(change)) await tell(tx, MemberLeft, { groupId, accountId: change.accountId }, now);
  }
  await tx.update(GroupSeats, groupId, step.seats);
  if (Object.keys(step.group).length > 0) await tx.update(Groups, groupId, step.group);
  if ("closedAt" in step.group) await tell(tx, GroupChanged, { groupId }, now);
  if (step.accepted && invitationId !== undefined && actorId !== null) {
    const used = (await tx.get(Invitations, invitationId))?.used ?? 0;
    await tx.update(Invitations, invitationId, { used: used + 1 });
    await tx.insert(Acceptances, { _id: newId(), invitationId, accountId: actorId, groupId, at: now });
  }
  if (step.barred && addressHash !== undefined) await keepBan(tx, { groupId, addressHash, ...step.barred });
  if (step.lifted && keptBan) await tx.delete(KeptBans, wish.targetId ?? "");
  if (step.lifted && target) await tx.deleteAll(KeptBans, { groupId, addressHash: await hashOf(target.email) });
  await tx.insertAll(
    Actions,
    step.record.map((entry) => ({ ...entry, _id: risingId(), groupId, at: now })),
  );
  for (const accountId of step.steppedDown) await revokeInvitations(tx, wish, accountId);
  await recordEvents(tx, { groupId, groupName, actorId: by, at: now }, step.events);
  // A step of the settle job schedules nothing: the job continues by itself.
  if (actorId !== null) await scheduleRest(tx, groupId, step);
}

/** The result of `takeStep`: the decision, and the scene and the group as they were before. */
interface Taken {
  outcome: Outcome;
  scene: Scene;
  group: Group;
}

/**
 * Loads the scene, calls `decide`, and writes its result. All of this happens inside the given transaction, whose key must be the group's
 * id. If `decide` refuses, nothing is written and the refusal is returned, so that a step about many people can continue. `check` can
 * refuse an allowed act by throwing.
 */
export async function takeStep(tx: Transaction, wish: Wish, check: (group: Group) => void = () => undefined): Promise<Taken> {
  const { scene, group } = await loadScene(tx, wish);
  const outcome = decide(scene, wish.act);
  if (outcome.allowed) {
    check(group);
    await writeStep(tx, wish, group, scene, outcome);
  }
  return { outcome, scene, group };
}
