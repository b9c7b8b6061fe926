import type { Account, ProfileEdit } from "@/lib/accounts/schema";

export interface NewAccount {
  /** Already normalised (`normalizeEmail`). */
  email: string;
  passwordHash: string;
  displayName?: string | undefined;
  photoURL?: string | undefined;
}

export interface AccountStore {
  /** @throws AppError conflict when the address is taken, also by a racing call */
  create(account: NewAccount): Promise<Account>;

  findById(id: string): Promise<Account | null>;

  /** @param email already normalised */
  findByEmail(email: string): Promise<Account | null>;

  /** Changes the given fields. Null when there is no such account. */
  updateProfile(id: string, edit: ProfileEdit): Promise<Account | null>;

  /** Sets the hash and raises `sessionVersion` in one step, so that every older session ends. Null when there is no such account. */
  setPassword(id: string, passwordHash: string): Promise<Account | null>;

  /** Raises `sessionVersion`: every session of this account ends. Null when there is no such account. */
  endSessions(id: string): Promise<Account | null>;
}
