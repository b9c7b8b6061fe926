import "server-only";
import { askAgain } from "@/lib/accounts/commands";
import { ACCOUNT_LIMITS } from "@/lib/accounts/policy";
import { DeletionRequest } from "@/lib/accounts/schema";
import { parse } from "@/lib/parse";
import { consume } from "@/lib/platform/http/limits";
import type { Actor } from "@/lib/platform/permission/actor";
import { refused } from "@/lib/platform/permission/permit";
import { database } from "@/lib/platform/store";
import { noteSecurity } from "@/lib/security-log";
import { Sessions } from "@/lib/sessions/record";
import { deletions } from "./deletion-store";
import { provesOwner } from "./policy";

/** Somebody without a password proves by Google who they are: by a session that has just begun. @throws AppError forbidden */
async function proveByGoogle(actor: Actor): Promise<void> {
  const db = await database();
  const verdict = provesOwner(await db.read((reader) => reader.get(Sessions, actor.sessionId)));
  if (!verdict.allowed) throw refused(verdict, actor, "delete-account");
}

/**
 * Asks for one's account to be deleted in a week; every other device is signed out, since signing in calls it off. Asked twice it stays at
 * the first date.
 * @throws AppError invalid (a wrong password), forbidden (Google has to be asked again), conflict (an open group that nobody was offered),
 *   too_many_requests
 */
export async function askDeletion(actor: Actor, input: unknown): Promise<{ deletionAt: string }> {
  const { password } = parse(DeletionRequest, input ?? {});
  const { passwordHash } = await askAgain(actor, password, "password");
  if (passwordHash === null) await proveByGoogle(actor);
  await consume(ACCOUNT_LIMITS.deletion, actor.accountId);
  const deletionAt = await deletions.ask(actor);
  noteSecurity("deletion_asked", { accountId: actor.accountId });
  return { deletionAt };
}

/** The account stays. Twice is once. @throws AppError not_found */
export async function keepAccount(actor: Actor): Promise<{ deletionAt: null }> {
  if (await deletions.callOff(actor)) noteSecurity("deletion_called_off", { accountId: actor.accountId });
  return { deletionAt: null };
}
