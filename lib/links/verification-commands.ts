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
 * Counts a link to a new address of an account. The actor's own limit is counted first, because the answer shows whether an address has an
 * account. If it has one, no link is sent and the address's limit is not used, so nobody can use up the limit of its owner.
 * @throws AppError conflict, too_many_requests
 */
async function countLinkToNew(email: string, accountId: string): Promise<void> {
  await consume(LINK_LIMITS.verify, accountId);
  if (await accounts.findByEmail(email)) throw taken();
  await consume(LINK_LIMITS.mail, email);
}

/**
 * Sends the link again: to the new address if there is one, else to the present one.
 * @throws AppError conflict when there is nothing to confirm, or another account has the address by now, too_many_requests
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

/** The present and the new address of an account. */
interface AddressChange {
  email: string;
  /** The address that replaces it once the link sent there is confirmed. */
  becoming: string | null;
}

/**
 * Requests a change of address: a link goes to the new address and a warning to the old one, which stays until the link is confirmed.
 * Asking for the present address cancels a change.
 * @throws AppError invalid (also for a wrong password), forbidden (a new Google sign-in is needed), conflict (another account has the
 * address), too_many_requests
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

/** What a confirmed link did. `resetToken` opens the page to choose a password, if the account has none now. */
interface Confirmation {
  verified: true;
  takenOver: boolean;
  resetToken: string | null;
}

/**
 * Google says that this address belongs to this person. If an account has the address without proof, the person takes it over and Google is
 * linked. If no sign-in to the account is possible (for example after a takeover by a mailed link, whose mail says to continue with
 * Google), Google is linked to it. An account with a proved address and a password stays as it is, and so does one with a linked Google
 * account. next-auth calls this, so no route of ours wakes the clock; this function does.
 */
export async function provenByGoogle(address: string, providerAccountId: string): Promise<void> {
  const claimed = await verifications.claimByGoogle(normalizeEmail(address), providerAccountId);
  if (claimed?.takenOver) noteSecurity("account_taken_over", { accountId: claimed.accountId, method: "google" });
  if (claimed) afterAnswer(kickClock);
}

/** Whether this Google account is linked to this account. @throws AppError unavailable */
export async function isGoogleOf(accountId: string, providerAccountId: string): Promise<boolean> {
  const db = await database();
  const link = await db.read((reader) => reader.first(ProviderLinks, { provider: "google", providerAccountId }));
  return link?.userId === accountId;
}

/**
 * Confirms the address that a link was sent to. A new address of an account: the actor must be signed in to it. The address of a new
 * account: if the actor is signed in to it, they made it. Anybody else may be the owner of an address that a stranger registered, and takes
 * the account over.
 * @throws AppError invalid (a link that is used, too old or forged), unauthenticated, forbidden (a new address of an account, without its
 * session), conflict (another account has taken the address since), too_many_requests
 */
export async function confirmVerification(actor: Actor | null, input: unknown, address: string): Promise<Confirmation> {
  await consume(LINK_LIMITS.confirm, address);
  const { token } = parse(VerificationConfirmation, input);
  const id = await readLinkToken("verify", token);
  const { event, accountId, resetId } = await verifications.confirm(id, actor);
  noteSecurity(event, { accountId, method: "link" });
  return { verified: true, takenOver: resetId !== null, resetToken: resetId && (await linkToken("reset", resetId)) };
}
