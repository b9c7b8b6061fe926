import "server-only";
import { askAgain } from "@/lib/accounts/commands";
import { Accounts, ProviderLinks } from "@/lib/accounts/record";
import { EmailChange } from "@/lib/accounts/schema";
import { accounts } from "@/lib/accounts/store";
import { normalizeEmail } from "@/lib/email-address";
import { AppError, found } from "@/lib/errors";
import { parse } from "@/lib/parse";
import { kickClock } from "@/lib/platform/clock/clock";
import { afterAnswer } from "@/lib/platform/http/after-answer";
import { consume } from "@/lib/platform/http/limits";
import type { Actor } from "@/lib/platform/permission/actor";
import { database } from "@/lib/platform/store";
import { noteSecurity } from "@/lib/security-log";
import { LINK_LIMITS } from "./policy";
import { VerificationConfirmation } from "./schema";
import { linkToken, readLinkToken } from "./secrets";
import { taken, verifications } from "./verification-store";

/**
 * Counts a link to an address that an account is to have. Who asks is counted first: it tells whether an address has an account. Where it has
 * one, no link is sent and the address pays nothing, so that nobody uses up what its owner may ask for.
 * @throws AppError conflict, too_many_requests
 */
async function countLinkToNew(email: string, accountId: string): Promise<void> {
  await consume(LINK_LIMITS.verify, accountId);
  if (await accounts.findByEmail(email)) throw taken();
  await consume(LINK_LIMITS.mail, email);
}

/**
 * Sends the link once more: to the address the account is to have, or to the one it has.
 * @throws AppError conflict when there is nothing to confirm, or the address is another account's by now, too_many_requests
 */
export async function requestVerification(actor: Actor): Promise<{ sent: true }> {
  const db = await database();
  const account = found(await db.read((reader) => reader.get(Accounts, actor.accountId)));
  if (account.emailVerified && !account.pendingEmail) throw new AppError("conflict", "Your address is confirmed already.");
  if (account.pendingEmail) await countLinkToNew(account.pendingEmail, account._id);
  else {
    await consume(LINK_LIMITS.verify, account._id);
    await consume(LINK_LIMITS.mail, account.email);
  }
  await verifications.send(actor);
  return { sent: true };
}

/** How the address of an account stands. */
interface AddressChange {
  email: string;
  /** What it becomes when the link sent there is confirmed. */
  becoming: string | null;
}

/**
 * Asks for another address: a link goes to the new one, word to the old one, which stays until the link is confirmed. Asking for the one it
 * has calls a change off.
 * @throws AppError invalid (also for a wrong password), forbidden (Google has to be asked again), conflict (the address belongs to another account), too_many_requests
 */
export async function changeEmail(actor: Actor, input: unknown): Promise<AddressChange> {
  const { email, password } = parse(EmailChange, input);
  if (email === actor.email) {
    await verifications.stay(actor);
    return { email, becoming: null };
  }
  const { sessionVersion } = await askAgain(actor, password, "password");
  await countLinkToNew(email, actor.accountId);
  await verifications.become(actor, email, sessionVersion);
  return { email: actor.email, becoming: email };
}

/** What a confirmed link did. `resetToken` opens the page to choose a password, for somebody whose account has none now. */
interface Confirmation {
  verified: true;
  takenOver: boolean;
  resetToken: string | null;
}

/**
 * Google says that this address is this person's. An account that somebody made with it and never proved becomes theirs, with Google linked;
 * one that nothing signs in to is linked as it is, such as one taken over by a mailed link, whose mail says to go on with Google. One whose
 * owner has proved it and has a password stays as it is, and so does one that Google signs in already. Called by next-auth, so no route of
 * ours asks the clock.
 */
export async function provenByGoogle(address: string, providerAccountId: string): Promise<void> {
  const claimed = await verifications.claimByGoogle(normalizeEmail(address), providerAccountId);
  if (claimed?.takenOver) noteSecurity("account_taken_over", { accountId: claimed.accountId, method: "google" });
  if (claimed) afterAnswer(kickClock);
}

/** Whether this Google account signs in here as this person. @throws AppError unavailable */
export async function isGoogleOf(accountId: string, providerAccountId: string): Promise<boolean> {
  const db = await database();
  const link = await db.read((reader) => reader.first(ProviderLinks, { provider: "google", providerAccountId }));
  return link?.userId === accountId;
}

/**
 * Confirms the address a link was sent to: another address of an account for whoever is signed in to it. Of a new account, somebody who is
 * signed in to it made it themselves; anybody else may be the owner of an address that a stranger registered, and takes the account over.
 * @throws AppError invalid (a link that is used, too old or forged), unauthenticated, forbidden (another address of an account, without its
 *   session), conflict (the address was taken meanwhile), too_many_requests
 */
export async function confirmVerification(actor: Actor | null, input: unknown, address: string): Promise<Confirmation> {
  await consume(LINK_LIMITS.confirm, address);
  const { token } = parse(VerificationConfirmation, input);
  const id = await readLinkToken("verify", token);
  const { event, accountId, resetId } = await verifications.confirm(id, actor);
  noteSecurity(event, { accountId, method: "link" });
  return { verified: true, takenOver: resetId !== null, resetToken: resetId && (await linkToken("reset", resetId)) };
}
