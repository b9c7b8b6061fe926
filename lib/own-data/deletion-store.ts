import "server-only";
import { announceDeletion, callOffDeletion } from "@/lib/accounts/deletion-store";
import { Accounts } from "@/lib/accounts/record";
import { DELETION_DAYS } from "@/lib/accounts/tasks";
import { DAY_MS } from "@/lib/duration";
import { found } from "@/lib/errors";
import { openGroupsOf } from "@/lib/groups/own-queries";
import type { Actor } from "@/lib/platform/permission/actor";
import { refused } from "@/lib/platform/permission/permit";
import { database } from "@/lib/platform/store";
import type { Database } from "@/lib/platform/store/database";
import { Sessions } from "@/lib/sessions/record";
import { mayLeave } from "./policy";

const GONE = "This account no longer exists.";

const deletionStore = (open: () => Promise<Database>) => ({
  /**
   * Every other session ends, because signing in cancels the deletion.
   * @returns when the account will be deleted; for a second request, the first date
   * @throws AppError not_found, conflict (an open group that was offered to nobody)
   */
  async ask(actor: Actor): Promise<string> {
    const { accountId, sessionId } = actor;
    const now = Date.now();
    const db = await open();
    return db.write(
      async (tx) => {
        const account = found(await tx.lock(Accounts, accountId), GONE);
        if (account.deletionAt !== null) return account.deletionAt;
        const groups = await openGroupsOf(tx, accountId);
        const verdict = mayLeave(groups, new Date(now).toISOString());
        if (!verdict.allowed) throw refused(verdict, actor, "delete-account");
        const at = new Date(now + DELETION_DAYS * DAY_MS).toISOString();
        await announceDeletion(tx, account, at);
        await tx.deleteAll(Sessions, { accountId, _id: { not: sessionId } });
        return at;
      },
      { key: accountId },
    );
  },

  /** @returns whether a deletion was planned @throws AppError not_found */
  async callOff({ accountId }: Actor): Promise<boolean> {
    const db = await open();
    return db.write(async (tx) => callOffDeletion(tx, found(await tx.lock(Accounts, accountId), GONE)), { key: accountId });
  },
});

export const deletions = deletionStore(database);
