import "server-only";
import { Accounts } from "@/lib/accounts/record";
import type { Actor } from "@/lib/platform/permission/actor";
import { database } from "@/lib/platform/store";
import { mayMove } from "./policy";
import { type MailLink, MailLinks } from "./record";
import { readLinkToken } from "./secrets";

/** The link of a token that still works. Reading it changes nothing. */
async function findLink(purpose: MailLink["purpose"], token: string): Promise<MailLink | null> {
  const id = await readLinkToken(purpose, token);
  if (id === null) return null;
  const link = await (await database()).read((reader) => reader.get(MailLinks, id));
  return link?.purpose === purpose && link.expiresAt > new Date().toISOString() ? link : null;
}

/** Whether the token opens the page to choose a new password. @throws AppError unavailable */
export const opensReset = async (token: string): Promise<boolean> => (await findLink("reset", token)) !== null;

/**
 * What the verification page shows: the actor's own new account (`own`), a change of address (`change`, or `not-signed-in` if the actor is
 * not signed in to that account), or an account that a stranger may have made (`stranger`).
 */
interface VerificationPage {
  email: string;
  kind: "own" | "change" | "not-signed-in" | "stranger";
}

/** Null when the link no longer works. @throws AppError unavailable */
export async function getVerificationPage(actor: Actor | null, token: string): Promise<VerificationPage | null> {
  const link = await findLink("verify", token);
  const db = await database();
  const account = link && (await db.read((reader) => reader.get(Accounts, link.accountId)));
  if (!link || !account) return null;
  if (link.email === account.pendingEmail) return { email: link.email, kind: mayMove(actor, account).allowed ? "change" : "not-signed-in" };
  if (link.email !== account.email || account.emailVerified) return null;
  return { email: link.email, kind: actor?.accountId === account._id ? "own" : "stranger" };
}
