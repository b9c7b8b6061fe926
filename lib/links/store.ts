import "server-only";
import { Accounts } from "@/lib/accounts/record";
import { AppError } from "@/lib/errors";
import type { Transaction } from "@/lib/platform/store/database";
import { type MailLink, MailLinks } from "./record";

const SPENT = "This link does not work any more. Ask for a new one.";

/** The same refusal for a link that is used, too old, forged or made invalid by a change of address. */
export const spent = () => new AppError("invalid", SPENT, { fields: { token: [SPENT] } });

/** The link of a token and its account. The account's lock keeps both unchanged until the transaction ends. @throws AppError invalid */
export async function opened(tx: Transaction, purpose: MailLink["purpose"], id: string | null) {
  const found = id === null ? null : await tx.get(MailLinks, id);
  // Lock the account first, as every transaction about an account does: so two transactions cannot deadlock.
  const account = found && (await tx.lock(Accounts, found.accountId));
  const link = account && (await tx.get(MailLinks, found._id));
  if (!link || !account || link.purpose !== purpose || link.expiresAt <= new Date().toISOString()) throw spent();
  return { link, account };
}
