import type { Adapter, AdapterAccount, AdapterUser } from "next-auth/adapters";
import { normalizeEmail } from "@/lib/email-address";
import { isId } from "@/lib/id";
import { newId } from "./id";

/** What differs between the databases. */
export interface Surroundings {
  /** Runs one call of the official adapter. It retries while the database is locked and converts a driver's error to an AppError. */
  run<T>(call: () => Promise<T>): Promise<T>;
}

/** The fields of a new user that neither next-auth knows nor the record has a default for. */
export type NewUser = () => { zone: string; createdAt: string };

/** The fields of a user that next-auth gets: no password hash is among them. */
interface AuthUser extends AdapterUser {
  role: string | null;
  sessionVersion: number;
}

/**
 * Restricts an official adapter to what this site needs. Sessions are JWTs, so there are only users and links. Addresses are normalised.
 * Provider tokens are not stored, because the site calls no provider on a user's behalf. Only known fields are read and written.
 *
 * It creates users but does not change them: pages and lists show their names and photos, and only the methods of this site's stores know
 * which pages become stale. A first sign-in is two calls: one creates the user, one the link. If the second fails, `provenByGoogle` links
 * the remaining user before next-auth is asked again.
 */
export function guardAdapter(official: Adapter, newUser: NewUser, { run }: Surroundings): Adapter {
  const method = <Name extends keyof Adapter>(name: Name): NonNullable<Adapter[Name]> => {
    const found = official[name];
    if (!found) throw new Error(`The official adapter has no ${name}.`);
    return found;
  };
  const seen = async (user: Promise<AdapterUser | null> | AdapterUser | null): Promise<AuthUser | null> => {
    const row = await user;
    return row && toAuthUser(row);
  };
  const sure = (user: AuthUser | null): AuthUser => {
    if (!user) throw new Error("The user is gone.");
    return user;
  };
  const [createUser, linkAccount] = [method("createUser"), method("linkAccount")];
  return {
    createUser: ({ name, email, emailVerified, image }) => {
      const user = { name: name ?? null, email: normalizeEmail(email), emailVerified, image: image ?? null };
      return run(async () => sure(await seen(createUser({ ...user, ...newUser(), id: newId() }) as Promise<AdapterUser>)));
    },
    getUser: async (id) => (!isId(id) ? null : run(() => seen(method("getUser")(id) as Promise<AdapterUser | null>))),
    getUserByEmail: (email) => run(() => seen(method("getUserByEmail")(normalizeEmail(email)) as Promise<AdapterUser | null>)),
    getUserByAccount: ({ provider, providerAccountId }) =>
      run(() => seen(method("getUserByAccount")({ provider, providerAccountId }) as Promise<AdapterUser | null>)),
    linkAccount: ({ userId, type, provider, providerAccountId }) =>
      run(async () => {
        await linkAccount({ userId, type, provider, providerAccountId } as AdapterAccount);
      }),
  };
}

function toAuthUser(user: AdapterUser & Partial<AuthUser>): AuthUser {
  const { id, name = null, email, emailVerified = null, image = null, role = null, sessionVersion = 1 } = user;
  return { id, name, email, emailVerified, image, role, sessionVersion };
}
