import "server-only";
import { askAgain } from "@/lib/accounts/commands";
import { announceDeletion, callOffDeletion } from "@/lib/accounts/deletion-store";
import { ACCOUNT_LIMITS } from "@/lib/accounts/policy";
import { Accounts } from "@/lib/accounts/record";
import { DeletionRequest } from "@/lib/accounts/schema";
import { DELETION_DAYS } from "@/lib/accounts/tasks";
import { DAY_MS } from "@/lib/duration";
import { found } from "@/lib/errors";
import { Groups } from "@/lib/groups/record";
import { parse } from "@/lib/parse";
import { kickClock } from "@/lib/platform/clock/clock";
import { afterAnswer } from "@/lib/platform/http/after-answer";
import { consume } from "@/lib/platform/http/limits";
import type { Actor } from "@/lib/platform/permission/actor";
import { refused } from "@/lib/platform/permission/permit";
import { no } from "@/lib/platform/permission/verdict";
import { database } from "@/lib/platform/store";
import { noteSecurity } from "@/lib/security-log";
import { Sessions } from "@/lib/sessions/record";
import { keepsAccount, provesOwner } from "./policy";

const GONE = "This account no longer exists.";

const PROVE_AGAIN = no("prove_again", "Show once more that it is you.", "Continue with Google, then delete the account.");

/** Somebody without a password proves by Google who they are: by a session that has just begun. @throws AppError forbidden */
async function proveByGoogle(actor: Actor): Promise<void> {
  const db = await database();
  const session = await db.read((reader) => reader.get(Sessions, actor.sessionId));
  if (!provesOwner(session)) throw refused(PROVE_AGAIN, actor, "delete-account");
}

const named = (names: readonly string[]): string =>
  names.slice(0, 3).join(", ") + (names.length > 3 ? ` and ${names.length - 3} more` : "");

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
  const { accountId, sessionId } = actor;
  const now = Date.now();
  const db = await database();
  const deletionAt = await db.write(
    async (tx) => {
      const account = found(await tx.lock(Accounts, accountId), GONE);
      if (account.deletionAt !== null) return account.deletionAt;
      const groups = await tx.list(Groups, { where: { ownerId: accountId, closedAt: null }, by: "nameKey" });
      const keeping = groups.filter((group) => keepsAccount(group, new Date(now).toISOString()));
      if (keeping.length > 0)
        throw refused(
          no(
            "groups_first",
            `You still own ${named(keeping.map(({ groupName }) => groupName))}.`,
            "Offer each group to somebody, or close it; then delete your account.",
            "conflict",
          ),
          actor,
          "delete-account",
        );
      const at = new Date(now + DELETION_DAYS * DAY_MS).toISOString();
      await announceDeletion(tx, account, at);
      await tx.deleteAll(Sessions, { accountId, _id: { not: sessionId } });
      return at;
    },
    { key: accountId },
  );
  noteSecurity("deletion_asked", { accountId });
  afterAnswer(kickClock);
  return { deletionAt };
}

/** The account stays. Twice is once. @throws AppError not_found */
export async function keepAccount({ accountId }: Actor): Promise<{ deletionAt: null }> {
  const db = await database();
  const stays = await db.write(async (tx) => callOffDeletion(tx, found(await tx.lock(Accounts, accountId), GONE)), { key: accountId });
  if (stays) noteSecurity("deletion_called_off", { accountId });
  afterAnswer(kickClock);
  return { deletionAt: null };
}
