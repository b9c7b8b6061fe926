import "server-only";
import { PasswordChanged } from "@/lib/accounts/occasions";
import { Accounts } from "@/lib/accounts/record";
import { type Part, part } from "@/lib/platform/store/occasions";
import { MailLinks } from "./record";

/** What links do when something happens in the rooms below them. */
export const LINK_PARTS: readonly Part[] = [
  /** A new password ends what somebody else may have begun: of the links only the proof of the account's own address goes on working. */
  part(PasswordChanged, async (tx, { accountId }) => {
    const account = await tx.get(Accounts, accountId);
    await tx.deleteAll(MailLinks, { accountId, purpose: "reset" });
    if (account) await tx.deleteAll(MailLinks, { accountId, email: { not: account.email } });
  }),
];
