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

/** Its owner sees to their groups and asks again; until then nobody was written to. */
const waitsForGroups = ({ reason }: AppError): boolean => reason === "groups_first";

/**
 * Asks for one's account to be deleted in a week; every other device is signed out, since signing in calls it off. Asked twice it stays at
 * the first date.
 * @throws AppError invalid (a wrong password), forbidden (Google has to be asked again), conflict (an open group that nobody was offered),
 *   too_many_requests
 */
export async function askDeletion(actor: Actor, input: unknown = {}): Promise<{ deletionAt: string }> {
  const { password } = parse(DeletionRequest, input);
  await askAgain(actor, password, "password");
  const cost = { limits: [ACCOUNT_LIMITS.deletion], key: actor.accountId, isFree: waitsForGroups };
  const deletionAt = await spend(cost, () => deletions.ask(actor));
  noteSecurity("deletion_asked", { accountId: actor.accountId });
  return { deletionAt };
}

/** The account stays. Twice is once. @throws AppError not_found */
export async function keepAccount(actor: Actor): Promise<{ deletionAt: null }> {
  if (await deletions.callOff(actor)) noteSecurity("deletion_called_off", { accountId: actor.accountId });
  return { deletionAt: null };
}
