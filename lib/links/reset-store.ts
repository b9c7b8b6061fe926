import "server-only";
import { dropDeletion } from "@/lib/accounts/deletion-store";
import { tellOwner } from "@/lib/accounts/news-store";
import { AccountTakenOver } from "@/lib/accounts/occasions";
import { Accounts } from "@/lib/accounts/record";
import { reschedule } from "@/lib/platform/clock/schedule";
import { database } from "@/lib/platform/store";
import type { Database } from "@/lib/platform/store/database";
import { tell } from "@/lib/platform/store/occasions";
import { endSessions } from "@/lib/sessions/store";
import { MailLinks } from "./record";
import { opened, spent } from "./store";

const resetStore = (open: () => Promise<Database>) => ({
  /**
   * Schedules the mail. Whether an account has this address is checked when the mail is written. A second request while the first one waits
   * replaces it.
   */
  async ask(data: { email: string; device: string; askedAt: string }): Promise<void> {
    const db = await open();
    await db.write((tx) => reschedule(tx, { kind: "account.reset", lane: "mail", key: `reset ${data.email}`, data }));
  },

  /**
   * The person with the link has proved the address, so it counts as confirmed. @throws AppError invalid for a link that no longer works
   */
  async confirm(id: string | null, passwordHash: string): Promise<void> {
    const db = await open();
    await db.write(async (tx) => {
      const { link, account } = await opened(tx, "reset", id);
      if (link.email !== account.email) throw spent();
      const emailVerified = account.emailVerified ?? new Date().toISOString();
      await endSessions(tx, account);
      // The address was not proved before, so a stranger may have made the account with it.
      if (account.emailVerified === null) {
        await dropDeletion(tx, account);
        await tell(tx, AccountTakenOver, { accountId: account._id });
      }
      await tx.update(Accounts, account._id, { passwordHash, emailVerified, pendingEmail: null });
      // All other links too, among them one for a change of address that a thief may have requested.
      await tx.deleteAll(MailLinks, { accountId: account._id });
      await tellOwner(tx, account._id, { what: "password-changed" });
    });
  },
});

export const resets = resetStore(database);
