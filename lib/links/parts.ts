import "server-only";
import { PasswordChanged } from "@/lib/accounts/occasions";
import { Accounts } from "@/lib/accounts/record";
import { type Part, part } from "@/lib/platform/store/occasions";
import { MailLinks } from "./record";

/** What links do on the occasions of lower rooms. */
export const LINK_PARTS: readonly Part[] = [
  /**
   * A new password ends what another person may have begun. Of the links, only the one that proves the account's present address still
   * works.
   */
  part(PasswordChanged, async (tx, { accountId }) => {
    const account = await tx.get(Accounts, accountId);
    await tx.deleteAll(MailLinks, { accountId, purpose: "reset" });
    if (account) await tx.deleteAll(MailLinks, { accountId, email: { not: account.email } });
  }),
];
