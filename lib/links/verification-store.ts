import "server-only";
import { dropDeletion } from "@/lib/accounts/deletion-store";
import { tellOwner } from "@/lib/accounts/news-store";
import { AccountTakenOver, AddressChanged } from "@/lib/accounts/occasions";
import type { Account } from "@/lib/accounts/record";
import { Accounts, ProviderLinks } from "@/lib/accounts/record";
import { refuseEnded } from "@/lib/accounts/store";
import { verificationTask } from "@/lib/accounts/tasks";
import { AppError, found } from "@/lib/errors";
import { reschedule } from "@/lib/platform/clock/schedule";
import type { Actor } from "@/lib/platform/permission/actor";
import { refused } from "@/lib/platform/permission/permit";
import { database } from "@/lib/platform/store";
import type { Database, Reader, Transaction } from "@/lib/platform/store/database";
import { newId } from "@/lib/platform/store/id";
import { tell } from "@/lib/platform/store/occasions";
import type { SecurityEvent } from "@/lib/security-log";
import { endSessions } from "@/lib/sessions/store";
import { LINK_MS, mayMove } from "./policy";
import { MailLinks } from "./record";
import { opened, spent } from "./store";

const TAKEN = "This address belongs to another account.";

export const taken = () => new AppError("conflict", TAKEN, { fields: { email: [TAKEN] } });

/** What a confirmed link did, for the log and for the page that follows. */
interface Confirmed {
  event: SecurityEvent;
  accountId: string;
  resetId: string | null;
}

/** The account's new address replaces the present one. */
async function changeAddress(tx: Transaction, account: Account, email: string): Promise<void> {
  if (await tx.first(Accounts, { email })) throw new AppError("conflict", TAKEN);
  await tx.update(Accounts, account._id, { email, pendingEmail: null, emailVerified: new Date().toISOString() });
  await tx.deleteAll(MailLinks, { accountId: account._id });
  await tell(tx, AddressChanged, { accountId: account._id, from: account.email, to: email, proved: account.emailVerified !== null });
  await tellOwner(tx, account._id, { what: "address-changed", email, to: account.email });
}

/**
 * Gives an account to the person who proved its address, and takes it from the person who made it. First the password, the sessions and
 * everything else with which the maker can sign in are removed. A planned deletion is cancelled.
 */
async function takeOver(tx: Transaction, account: Account): Promise<void> {
  await endSessions(tx, account);
  await dropDeletion(tx, account);
  await tx.update(Accounts, account._id, { passwordHash: null, pendingEmail: null, emailVerified: new Date().toISOString() });
  await tx.deleteAll(MailLinks, { accountId: account._id });
  await tell(tx, AccountTakenOver, { accountId: account._id });
  await tellOwner(tx, account._id, { what: "taken-over" });
}

/**
 * The account that a person may take over or link because Google vouches for the address. Either the address is not proved, so a stranger
 * may have made the account with it. Or no sign-in to the account is possible: it was taken over by a mailed link and has no password yet,
 * or a first Google sign-in stopped before it was linked. Null if this account has a linked Google account, or this Google account is
 * linked elsewhere.
 */
async function claimable(reader: Reader, email: string, providerAccountId: string): Promise<Account | null> {
  const account = await reader.first(Accounts, { email });
  if (!account || (account.emailVerified && account.passwordHash)) return null;
  if (await reader.first(ProviderLinks, { provider: "google", providerAccountId })) return null;
  return (await reader.first(ProviderLinks, { userId: account._id })) ? null : account;
}

const verificationStore = (open: () => Promise<Database>) => ({
  /** Schedules the mail with the link that proves the account's new address or, without one, the present address. */
  async send({ accountId }: Actor): Promise<void> {
    const db = await open();
    await db.write((tx) => reschedule(tx, verificationTask(accountId)));
  },

  /** Cancels a change of address. */
  async stay({ accountId, email }: Actor): Promise<void> {
    const db = await open();
    await db.write(
      async (tx) => {
        await tx.update(Accounts, accountId, { pendingEmail: null });
        await tx.deleteAll(MailLinks, { accountId, purpose: "verify", email: { not: email } });
      },
      { key: accountId },
    );
  },

  /**
   * Stores the new address, which replaces the present one once its link is confirmed. The owner is told at the present address.
   * @param version the account's `sessionVersion` when its password was checked
   * @throws AppError conflict, not_found, unauthenticated when its sessions ended since that check
   */
  async become({ accountId }: Actor, email: string, version: number): Promise<void> {
    const db = await open();
    await db.write(
      async (tx) => {
        const account = found(await tx.lock(Accounts, accountId));
        refuseEnded(account, version);
        if (await tx.first(Accounts, { email })) throw taken();
        await reschedule(tx, verificationTask(accountId));
        // The same address again: the link of the first mail still works, and the owner was told already.
        if (account.pendingEmail === email) return;
        await tx.update(Accounts, accountId, { pendingEmail: email });
        await tx.deleteAll(MailLinks, { accountId, purpose: "verify" });
        await tellOwner(tx, accountId, { what: "address-asked", email });
      },
      { key: accountId },
    );
  },

  /**
   * @param id the link's id from a token, null for an invalid token
   * @throws AppError invalid, conflict, and as `mayMove` refuses
   */
  async confirm(id: string | null, actor: Actor | null): Promise<Confirmed> {
    const db = await open();
    return db.write(async (tx): Promise<Confirmed> => {
      const { link, account } = await opened(tx, "verify", id);
      if (link.email === account.pendingEmail) {
        const verdict = mayMove(actor, account);
        if (!verdict.allowed) throw refused(verdict, actor, "change-address");
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
  },

  /**
   * Links the account with this address to the person Google vouches for, if there is no better proof of who owns it (`claimable`). The
   * profile that others see does not change.
   * @returns null if nothing was linked, else whether the account was taken over from the person who made it
   */
  async claimByGoogle(email: string, providerAccountId: string): Promise<{ accountId: string; takenOver: boolean } | null> {
    const db = await open();
    const known = await db.read((reader) => claimable(reader, email, providerAccountId));
    if (!known) return null;
    return db.write(
      async (tx) => {
        await tx.lock(Accounts, known._id);
        const account = await claimable(tx, email, providerAccountId);
        if (account?._id !== known._id) return null;
        // The person who knows the password made the account, and never proved the address.
        const takenOver = account.passwordHash !== null;
        if (takenOver) await takeOver(tx, account);
        await tx.insert(ProviderLinks, { _id: newId(), userId: account._id, type: "oidc", provider: "google", providerAccountId });
        return { accountId: account._id, takenOver };
      },
      { key: known._id },
    );
  },
});

export const verifications = verificationStore(database);
