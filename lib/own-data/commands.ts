import "server-only";
import { askAgain } from "@/lib/accounts/commands";
import { ACCOUNT_LIMITS } from "@/lib/accounts/policy";
import { DeletionRequest } from "@/lib/accounts/schema";
import type { AppError } from "@/lib/errors";
import { parse } from "@/lib/parse";
import { spend } from "@/lib/platform/http/limits";
import type { Actor } from "@/lib/platform/permission/actor";
import { noteSecurity } from "@/lib/security-log";
import { deletions } from "./deletion-store";

/** The refusal if the owner must first settle their groups; no mail was sent, so the limit's point is given back. */
const waitsForGroups = ({ reason }: AppError): boolean => reason === "groups_first";

/**
 * Requests the deletion of the actor's account in a week. Every other session ends, because signing in cancels the deletion. A second
 * request keeps the first date.
 * @throws AppError invalid (a wrong password), forbidden (a new Google sign-in is needed), conflict (an open group that was offered to
 * nobody), too_many_requests
 */
export async function askDeletion(actor: Actor, input: unknown = {}): Promise<{ deletionAt: string }> {
  const { password } = parse(DeletionRequest, input);
  await askAgain(actor, password, "password");
  const cost = { limits: [ACCOUNT_LIMITS.deletion], key: actor.accountId, isFree: waitsForGroups };
  const deletionAt = await spend(cost, () => deletions.ask(actor));
  noteSecurity("deletion_asked", { accountId: actor.accountId });
  return { deletionAt };
}

/** Cancels the deletion. Calling it again changes nothing. @throws AppError not_found */
export async function keepAccount(actor: Actor): Promise<{ deletionAt: null }> {
  if (await deletions.callOff(actor)) noteSecurity("deletion_called_off", { accountId: actor.accountId });
  return { deletionAt: null };
}
