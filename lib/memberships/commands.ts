import "server-only";
import { parse } from "@/lib/parse";
import type { Actor } from "@/lib/platform/permission/actor";
import type { Act } from "./decision-schema";
import {
  BanInput,
  ClosingInput,
  DecisionInput,
  JoinInput,
  LeaveInput,
  MembershipEdit,
  MoveInput,
  RemovalInput,
  RoleInput,
  TransferInput,
} from "./schema";
import { contextOf, viewOf } from "./standing-queries";
import { act, decideEach } from "./step-store";
import type { Wish } from "./store";
import type { DecisionResult, MembershipView } from "./views";

/** Changes the actor's own membership and returns it. */
export const joinStep = (actor: Actor, groupId: string, joining: Act, more: Partial<Wish> = {}): Promise<MembershipView> =>
  act(actor, { ...more, groupId, act: joining }, async (tx, now) => viewOf(tx, await contextOf(tx, groupId, actor.accountId, now)));

const done = async () => ({ done: true as const });

/** Changes another person's membership, or the group. */
const deskStep = (actor: Actor, groupId: string, doing: Act, targetId?: string) => act(actor, { groupId, act: doing, targetId }, done);

/**
 * Joins the group, asks to join, or joins the waitlist. A second call changes nothing.
 * @throws AppError not_found, forbidden, invalid (with fields)
 */
export async function joinGroup(actor: Actor, groupId: string, input: unknown = {}): Promise<MembershipView> {
  const wish = parse(JoinInput, input);
  return joinStep(actor, groupId, { type: "join", input: wish });
}

/** @throws AppError not_found (also if the actor has no membership), forbidden, invalid */
export async function editMembership(actor: Actor, groupId: string, input: unknown = {}): Promise<MembershipView> {
  return joinStep(actor, groupId, { type: "edit-membership", input: parse(MembershipEdit, input) });
}

/** Leaves the group, withdraws a request, or leaves the waitlist. @throws AppError conflict if the page showed another state, forbidden */
export async function leaveGroup(actor: Actor, groupId: string, input: unknown = {}): Promise<MembershipView> {
  const { from } = parse(LeaveInput, input);
  return joinStep(actor, groupId, { type: "leave", from });
}

/** @throws AppError not_found, forbidden */
export async function setRole(actor: Actor, groupId: string, personId: string, input: unknown) {
  return deskStep(actor, groupId, { type: "set-role", role: parse(RoleInput, input).role }, personId);
}

/** @throws AppError not_found, forbidden */
export async function removeMember(actor: Actor, groupId: string, personId: string, input: unknown = {}) {
  const { reason } = parse(RemovalInput, input);
  return deskStep(actor, groupId, { type: "remove", reason: reason || null }, personId);
}

/** @throws AppError not_found, forbidden, invalid */
export async function banPerson(actor: Actor, groupId: string, personId: string, input: unknown) {
  const { reason, until } = parse(BanInput, input);
  return deskStep(actor, groupId, { type: "ban", reason, until: until ?? null }, personId);
}

/** @throws AppError not_found, forbidden */
export const liftBan = (actor: Actor, groupId: string, personId: string) => deskStep(actor, groupId, { type: "lift" }, personId);

/** @throws AppError not_found, forbidden */
export async function offerTransfer(actor: Actor, groupId: string, input: unknown) {
  return deskStep(actor, groupId, { type: "offer-transfer" }, parse(TransferInput, input).personId);
}

/** The owner takes the offer back, or the person declines it. @throws AppError not_found, forbidden */
export const endTransfer = (actor: Actor, groupId: string) => deskStep(actor, groupId, { type: "end-transfer" });

/** @throws AppError conflict if the offer has ended, forbidden */
export const acceptTransfer = (actor: Actor, groupId: string) => joinStep(actor, groupId, { type: "accept-transfer" });

/** @throws AppError forbidden */
export async function closeGroup(actor: Actor, groupId: string, input: unknown = {}) {
  const { reason } = parse(ClosingInput, input);
  return deskStep(actor, groupId, { type: "close", reason: reason || null });
}

/** @throws AppError forbidden */
export const reopenGroup = (actor: Actor, groupId: string) => deskStep(actor, groupId, { type: "reopen" });

/** @throws AppError forbidden, invalid */
export async function moveGroup(actor: Actor, groupId: string, input: unknown) {
  return deskStep(actor, groupId, { type: "move", input: parse(MoveInput, input) });
}

/**
 * Decides on many requests in one transaction, the oldest first, in whatever order the caller names them. Each request has its own outcome.
 * @throws AppError forbidden if the actor may not decide on requests
 */
export async function decideRequests(actor: Actor, groupId: string, input: unknown): Promise<{ results: DecisionResult[] }> {
  const { people, decision, reason } = parse(DecisionInput, input);
  const deciding: Act = decision === "approve" ? { type: "approve" } : { type: "decline", reason: reason || null };
  return { results: await decideEach(actor, groupId, people, deciding) };
}
