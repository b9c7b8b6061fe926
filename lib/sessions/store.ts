import "server-only";
import { callOffDeletion } from "@/lib/accounts/deletion-store";
import { tellOwner } from "@/lib/accounts/news-store";
import type { Account } from "@/lib/accounts/record";
import { Accounts } from "@/lib/accounts/record";
import type { SessionToken } from "@/lib/platform/auth/session";
import type { Actor } from "@/lib/platform/permission/actor";
import { database } from "@/lib/platform/store";
import type { Database, Transaction } from "@/lib/platform/store/database";
import { newId } from "@/lib/platform/store/id";
import { stands } from "./policy";
import { type Session, Sessions } from "./record";

/** A sign-in after the password (or the Google account) was checked. */
interface NewSession {
  accountId: string;
  /** The account's `sessionVersion` at that check. If it was raised since, the sign-in is refused. */
  version: number;
  device: Pick<Session, "device" | "kind">;
  /** Whether a person signed in to this account with this browser before. */
  known: boolean;
  /** Google has confirmed that this person owns the address. */
  provesAddress: boolean;
  /** The previous session of this browser. It ends if it belongs to the account, because its cookie is being replaced. */
  replaces: string | null;
}

/** Ends every session of an account, also sessions that are being created at this moment. */
export async function endSessions(tx: Transaction, { _id, sessionVersion }: Account): Promise<void> {
  await tx.update(Accounts, _id, { sessionVersion: sessionVersion + 1 });
  await tx.deleteAll(Sessions, { accountId: _id });
}

async function endOne(tx: Transaction, accountId: string, id: string): Promise<boolean> {
  const session = await tx.get(Sessions, id);
  return session?.accountId === accountId && (await tx.delete(Sessions, id)) !== null;
}

const sessionStore = (open: () => Promise<Database>) => ({
  /**
   * Null when the account was deleted or its sessions ended since the check. The owner is told of a browser that is new to the account. A
   * planned deletion is cancelled; then `stays` is true.
   */
  async begin(begun: NewSession): Promise<{ session: Session; stays: boolean } | null> {
    const { accountId, version, device, known, provesAddress, replaces } = begun;
    const db = await open();
    return db.write(
      async (tx) => {
        const account = await tx.lock(Accounts, accountId);
        if (account?.sessionVersion !== version) return null;
        const now = new Date().toISOString();
        await tx.update(Accounts, accountId, { signedInAt: now, ...(provesAddress && !account.emailVerified && { emailVerified: now }) });
        // Sessions that began before the version was raised.
        await tx.deleteAll(Sessions, { accountId, version: { lt: version } });
        if (replaces) await endOne(tx, accountId, replaces);
        const session = { _id: newId(), accountId, version, ...device, createdAt: now, seenAt: now };
        await tx.insert(Sessions, session);
        if (!known && account.signedInAt) await tellOwner(tx, accountId, { what: "new-device", device: device.device, at: now });
        return { session, stays: await callOffDeletion(tx, account) };
      },
      { key: accountId },
    );
  },

  /** A valid session with its account; null for any other. */
  async find(id: string): Promise<{ session: Session; account: Account } | null> {
    const db = await open();
    return db.read(async (reader) => {
      const session = await reader.get(Sessions, id);
      const account = session && (await reader.get(Accounts, session.accountId));
      return account && stands(session, account.sessionVersion) ? { session, account } : null;
    });
  },

  /** The valid sessions of an account, the last seen first. */
  async list(accountId: string): Promise<Session[]> {
    const db = await open();
    return db.read(async (reader) => {
      const account = await reader.get(Accounts, accountId);
      const rows = await reader.list(Sessions, { where: { accountId }, by: "seenAt", descending: true, limit: 100 });
      return rows.filter((session) => account && stands(session, account.sessionVersion));
    });
  },

  /** Stores the time of a visit. */
  async note(id: string): Promise<void> {
    const db = await open();
    await db.write((tx) => tx.update(Sessions, id, { seenAt: new Date().toISOString() }));
  },

  /** Ends the session of a cookie. */
  async endOf({ uid, sid }: SessionToken): Promise<void> {
    const db = await open();
    await db.write((tx) => endOne(tx, uid, sid));
  },

  /** @returns whether the actor had such a session */
  async end({ accountId }: Actor, id: string): Promise<boolean> {
    const db = await open();
    return db.write((tx) => endOne(tx, accountId, id));
  },

  /** All of the actor's sessions except the present one. @returns how many were ended */
  async endOthers({ accountId, sessionId }: Actor): Promise<number> {
    const db = await open();
    return db.write((tx) => tx.deleteAll(Sessions, { accountId, _id: { not: sessionId } }));
  },
});

export const sessions = sessionStore(database);
