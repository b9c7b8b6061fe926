import "server-only";
import { refuseCollision, type Tellers } from "@/lib/changed-meanwhile";
import { AppError } from "@/lib/errors";
import { schedule } from "@/lib/platform/clock/schedule";
import type { Actor } from "@/lib/platform/permission/actor";
import { database } from "@/lib/platform/store";
import type { Database } from "@/lib/platform/store/database";
import { newId } from "@/lib/platform/store/id";
import { tell } from "@/lib/platform/store/occasions";
import type { Was } from "@/lib/was-field";
import { tellOwner } from "./news-store";
import { FaceChanged, PasswordChanged, ZoneChanged } from "./occasions";
import { type Account, Accounts, NEW_ACCOUNT, newcomer } from "./record";
import type { ProfileEdit } from "./schema";
import { verificationTask } from "./tasks";

interface NewAccount {
  /** Already normalised (`normalizeEmail`). */
  email: string;
  passwordHash: string;
  displayName?: string | null | undefined;
  photoURL?: string | null | undefined;
}

/** The path of a drawn face is no text for a person. */
const TELLERS: Tellers<Account> = { photoURL: () => null };

/**
 * For a transaction that follows a password check. If the account's sessions ended since that check (by a reset or a sign-out), the request
 * is refused: the owner may have done that to stop a thief.
 * @throws AppError unauthenticated
 */
export function refuseEnded({ sessionVersion }: Account, version: number): void {
  if (sessionVersion !== version) throw new AppError("unauthenticated", "You were signed out meanwhile. Sign in first.");
}

/**
 * What we keep about people. Only a person may change their own data, so those methods take the actor. All methods throw what `Database`
 * throws.
 */
export const accountStore = (open: () => Promise<Database>) => {
  /** Applies `edit` to the account as it is now. Null when there is no such account. */
  const change = async (id: string, edit: (account: Account) => Partial<Account>): Promise<Account | null> => {
    const db = await open();
    return db.write(
      async (tx) => {
        const account = await tx.get(Accounts, id);
        if (!account) return null;
        await tx.update(Accounts, id, edit(account));
        const changed = await tx.get(Accounts, id);
        if (changed && (changed.displayName !== account.displayName || changed.photoURL !== account.photoURL))
          await tell(tx, FaceChanged, { accountId: id, name: changed.displayName ?? "" });
        if (changed && changed.zone !== account.zone) await tell(tx, ZoneChanged, { accountId: id, zone: changed.zone });
        return changed;
      },
      { key: id },
    );
  };

  return {
    /** @throws AppError conflict when the address is taken, also by a parallel call */
    async create({ email, passwordHash, displayName = null, photoURL = null }: NewAccount): Promise<Account> {
      const db = await open();
      const created = { ...NEW_ACCOUNT, ...newcomer(), _id: newId(), email, passwordHash, displayName, photoURL };
      await db.write(
        async (tx) => {
          // Checked first, because inside a transaction a duplicate key may look like a conflict that a retry solves.
          if (await tx.first(Accounts, { email })) throw new AppError("conflict", "This address is taken already.");
          await tx.insert(Accounts, created);
          await schedule(tx, verificationTask(created._id));
        },
        { key: email },
      );
      return created;
    },

    async findById(id: string): Promise<Account | null> {
      const db = await open();
      return db.read((reader) => reader.get(Accounts, id));
    },

    /** @param email already normalised */
    async findByEmail(email: string): Promise<Account | null> {
      const db = await open();
      return db.read((reader) => reader.first(Accounts, { email }));
    },

    /**
     * Changes the given fields. Null when there is no such account. @throws AppError conflict if a field's value is no longer the one in
     * `was`
     */
    updateProfile: ({ accountId }: Actor, edit: ProfileEdit, was?: Was): Promise<Account | null> =>
      change(accountId, (account) => {
        const set = edit as Partial<Account>;
        refuseCollision(account, set, was, TELLERS);
        return set;
      }),

    /**
     * Sets the hash and raises `sessionVersion` in one transaction, so that every older session ends. What a thief may have begun in one of
     * them, such as a change of address or a reset, ends too. The owner is told. Null when there is no such account.
     * @param version the account's `sessionVersion` when the present password was checked
     * @throws AppError unauthenticated when its sessions ended since that check
     */
    async setPassword({ accountId: id }: Actor, passwordHash: string, version: number): Promise<Account | null> {
      const db = await open();
      return db.write(
        async (tx) => {
          const account = await tx.lock(Accounts, id);
          if (!account) return null;
          refuseEnded(account, version);
          await tx.update(Accounts, id, { passwordHash, sessionVersion: account.sessionVersion + 1, pendingEmail: null });
          await tell(tx, PasswordChanged, { accountId: id });
          await tellOwner(tx, id, { what: account.passwordHash === null ? "password-set" : "password-changed" });
          return tx.get(Accounts, id);
        },
        { key: id },
      );
    },

    /** Ends every session of this account. Null when there is no such account. */
    endSessions: ({ accountId }: Actor): Promise<Account | null> =>
      change(accountId, ({ sessionVersion }) => ({ sessionVersion: sessionVersion + 1 })),
  };
};

export const accounts = accountStore(database);
