import { eq, sql } from "drizzle-orm";
import type { Account } from "@/lib/accounts/schema";
import { isId } from "../id";
import type { AccountStore } from "../port/accounts";
import type { Connection } from "./connection";
import { users } from "./schema";

/** A row as the product knows it. */
export const accountColumns = {
  id: users.id,
  email: users.email,
  displayName: users.name,
  photoURL: users.image,
  role: users.role,
  passwordHash: users.passwordHash,
  sessionVersion: users.sessionVersion,
  createdAt: users.createdAt,
};

export function accountStore({ db, work }: Connection): AccountStore {
  const byId = db
    .select(accountColumns)
    .from(users)
    .where(eq(users.id, sql.placeholder("id")))
    .prepare();
  const byEmail = db
    .select(accountColumns)
    .from(users)
    .where(eq(users.email, sql.placeholder("email")))
    .prepare();
  const find = (id: string): Account | null => (isId(id) ? (byId.get({ id }) ?? null) : null);
  const nextVersion = sql<number>`${users.sessionVersion} + 1`;
  const change = (
    id: string,
    values: Partial<Record<"name" | "image" | "passwordHash", string>> & { sessionVersion?: typeof nextVersion },
  ) =>
    work.write(() => {
      if (Object.keys(values).length > 0) db.update(users).set(values).where(eq(users.id, id)).run();
      return find(id);
    });

  return {
    create: ({ email, passwordHash, displayName, photoURL }) =>
      work.write(() =>
        db
          .insert(users)
          .values({ email, passwordHash, name: displayName ?? null, image: photoURL ?? null })
          .returning(accountColumns)
          .get(),
      ),

    findById: (id) => work.read(() => find(id)),

    findByEmail: (email) => work.read(() => byEmail.get({ email }) ?? null),

    updateProfile: (id, { displayName, photoURL }) =>
      change(id, { ...(displayName !== undefined && { name: displayName }), ...(photoURL !== undefined && { image: photoURL }) }),

    setPassword: (id, passwordHash) => change(id, { passwordHash, sessionVersion: nextVersion }),

    endSessions: (id) => change(id, { sessionVersion: nextVersion }),
  };
}
