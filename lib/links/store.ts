import "server-only";
import { Accounts } from "@/lib/accounts/record";
import { AppError } from "@/lib/errors";
import type { Transaction } from "@/lib/platform/store/database";
import { type MailLink, MailLinks } from "./record";

const SPENT = "This link does not work any more. Ask for a new one.";

/** Used, too old, forged or overtaken by a change: all the same to whoever holds it. */
export const spent = () => new AppError("invalid", SPENT, { fields: { token: [SPENT] } });

/** The link of a token with its account, both kept as they are until the step ends. @throws AppError invalid */
export async function opened(tx: Transaction, purpose: MailLink["purpose"], id: string | null) {
  const found = id === null ? null : await tx.get(MailLinks, id);
  // The account first, as every step does that is about one: two of them never wait for each other.
  const account = found && (await tx.lock(Accounts, found.accountId));
  const link = account && (await tx.get(MailLinks, found._id));
  if (!link || !account || link.purpose !== purpose || link.expiresAt <= new Date().toISOString()) throw spent();
  return { link, account };
}
