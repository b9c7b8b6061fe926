import "server-only";
import { askAgain } from "@/lib/accounts/commands";
import { dropDeletion } from "@/lib/accounts/deletion-store";
import { tellOwner } from "@/lib/accounts/news-store";
import { Accounts, Links } from "@/lib/accounts/record";
import { type Account, EmailChange } from "@/lib/accounts/schema";
import { verificationTask } from "@/lib/accounts/tasks";
import { normalizeEmail } from "@/lib/email-address";
import { AppError, found } from "@/lib/errors";
import { parse } from "@/lib/parse";
import { kickClock } from "@/lib/platform/clock/clock";
import { schedule } from "@/lib/platform/clock/schedule";
import { afterAnswer } from "@/lib/platform/http/after-answer";
import { consume } from "@/lib/platform/http/limits";
import type { Actor } from "@/lib/platform/permission/actor";
import { database } from "@/lib/platform/store";
import type { Transaction } from "@/lib/platform/store/database";
import { newId } from "@/lib/platform/store/id";
import { noteSecurity, type SecurityEvent } from "@/lib/security-log";
import { endSessions } from "@/lib/sessions/store";
import { LINK_LIMITS, LINK_MS } from "./policy";
import { MailLinks } from "./record";
import { VerificationConfirmation } from "./schema";
import { linkToken, readLinkToken } from "./secrets";
import { opened, spent } from "./store";

const TAKEN = "This address belongs to another account.";

/**
 * Sends the link once more: to the address the account is to have, or to the one it has.
 * @throws AppError conflict when there is nothing to confirm, too_many_requests
 */
export async function requestVerification(actor: Actor): Promise<{ sent: true }> {
  const db = await database();
  const account = found(await db.read((reader) => reader.get(Accounts, actor.accountId)));
  const address = account.pendingEmail ?? account.email;
  if (account.emailVerified && !account.pendingEmail) throw new AppError("conflict", "Your address is confirmed already.");
  await consume(LINK_LIMITS.verify, account._id);
  await consume(LINK_LIMITS.mail, address);
  await db.write((tx) => schedule(tx, verificationTask(account._id)));
  afterAnswer(kickClock);
  return { sent: true };
}

/** How the address of an account stands. */
export interface AddressChange {
  email: string;
  /** What it becomes when the link sent there is confirmed. */
  becoming: string | null;
}

/**
 * Asks for another address: a link goes to the new one, word to the old one, which stays until the link is confirmed. Asking for the one it
 * has calls a change off.
 * @throws AppError invalid (also for a wrong password), conflict (the address belongs to another account), too_many_requests
 */
export async function changeEmail(actor: Actor, input: unknown): Promise<AddressChange> {
  const { email, password } = parse(EmailChange, input);
  const db = await database();
  if (email === actor.email) {
    await db.write(async (tx) => {
      await tx.update(Accounts, actor.accountId, { pendingEmail: null });
      await tx.deleteAll(MailLinks, { accountId: actor.accountId, purpose: "verify", email: { not: email } });
    });
    return { email, becoming: null };
  }
  await askAgain(actor, password, "password");
  await consume(LINK_LIMITS.verify, actor.accountId);
  await consume(LINK_LIMITS.mail, email);
  await db.write(async (tx) => {
    if (await tx.first(Accounts, { email })) throw new AppError("conflict", TAKEN, { fields: { email: [TAKEN] } });
    await tx.update(Accounts, actor.accountId, { pendingEmail: email });
    await tx.deleteAll(MailLinks, { accountId: actor.accountId, purpose: "verify" });
    await schedule(tx, verificationTask(actor.accountId));
    await tellOwner(tx, actor.accountId, { what: "address-asked", email });
  });
  afterAnswer(kickClock);
  return { email: actor.email, becoming: email };
}

/** What a confirmed link did. `resetToken` opens the page to choose a password, for somebody whose account has none now. */
export interface Confirmation {
  verified: true;
  takenOver: boolean;
  resetToken: string | null;
}

/** What a confirmed link did, for the log and for whoever follows it on. */
interface Confirmed {
  event: SecurityEvent;
  accountId: string;
  resetId: string | null;
}

/** The account gets the address it was to have. */
async function changeAddress(tx: Transaction, account: Account, email: string): Promise<void> {
  if (await tx.first(Accounts, { email })) throw new AppError("conflict", TAKEN);
  await tx.update(Accounts, account._id, { email, pendingEmail: null, emailVerified: new Date().toISOString() });
  await tx.deleteAll(MailLinks, { accountId: account._id });
  await tellOwner(tx, account._id, { what: "address-changed", email, to: account.email });
}

/**
 * Makes an account the one of whoever proved its address, and not of whoever made it: its password and its sessions end first, and it stays if
 * it was to be deleted.
 */
async function takeOver(tx: Transaction, account: Account): Promise<void> {
  await endSessions(tx, account);
  await dropDeletion(tx, account);
  await tx.update(Accounts, account._id, { passwordHash: null, pendingEmail: null, emailVerified: new Date().toISOString() });
  await tx.deleteAll(MailLinks, { accountId: account._id });
  await tellOwner(tx, account._id, { what: "taken-over" });
}

/**
 * Google says that this address is this person's. An account that somebody made with it and never proved becomes theirs, with Google linked;
 * one whose owner has proved it stays as it is, and so does one that Google signs in already.
 */
export async function provenByGoogle(address: string, providerAccountId: string): Promise<void> {
  const email = normalizeEmail(address);
  const db = await database();
  const found = await db.read((reader) => reader.first(Accounts, { email }));
  if (!found || found.emailVerified) return;
  await db.write(async (tx) => {
    const account = await tx.lock(Accounts, found._id);
    if (!account || account.emailVerified || account.email !== email) return;
    if ((await tx.first(Links, { provider: "google", providerAccountId })) || (await tx.first(Links, { userId: account._id }))) return;
    await takeOver(tx, account);
    await tx.insert(Links, { _id: newId(), userId: account._id, type: "oidc", provider: "google", providerAccountId });
  });
  afterAnswer(kickClock);
}

/** Whether this Google account signs in here as this person. @throws AppError unavailable */
export async function isGoogleOf(accountId: string, providerAccountId: string): Promise<boolean> {
  const db = await database();
  const link = await db.read((reader) => reader.first(Links, { provider: "google", providerAccountId }));
  return link?.userId === accountId;
}

/**
 * Confirms the address a link was sent to. Somebody who is signed in to that account made it themselves; anybody else may be the owner of an
 * address that a stranger registered, and takes the account over.
 * @throws AppError invalid (a link that is used, too old or forged), conflict (the address was taken meanwhile), too_many_requests
 */
export async function confirmVerification(actor: Actor | null, input: unknown, address: string): Promise<Confirmation> {
  await consume(LINK_LIMITS.confirm, address);
  const { token } = parse(VerificationConfirmation, input);
  const id = await readLinkToken("verify", token);
  const db = await database();
  const { event, accountId, resetId } = await db.write(async (tx): Promise<Confirmed> => {
    const { link, account } = await opened(tx, "verify", id);
    if (link.email === account.pendingEmail) {
      await changeAddress(tx, account, link.email);
      return { event: "address_changed", accountId: account._id, resetId: null };
    }
    if (link.email !== account.email || account.emailVerified) throw spent();
    if (actor?.accountId === account._id) {
      await tx.update(Accounts, account._id, { emailVerified: new Date().toISOString() });
      await tx.deleteAll(MailLinks, { accountId: account._id, purpose: "verify" });
      return { event: "address_verified", accountId: account._id, resetId: null };
    }
    await takeOver(tx, account);
    const now = Date.now();
    const reset = { _id: newId(), accountId: account._id, purpose: "reset" as const, email: account.email };
    const times = { createdAt: new Date(now).toISOString(), expiresAt: new Date(now + LINK_MS.reset).toISOString() };
    await tx.insert(MailLinks, { ...reset, ...times });
    return { event: "account_taken_over", accountId: account._id, resetId: reset._id };
  });
  noteSecurity(event, { accountId, method: "link" });
  afterAnswer(kickClock);
  return { verified: true, takenOver: resetId !== null, resetToken: resetId && (await linkToken("reset", resetId)) };
}
