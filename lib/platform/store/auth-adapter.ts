import type { Adapter, AdapterAccount, AdapterUser } from "next-auth/adapters";
import { normalizeEmail } from "@/lib/email-address";
import { isId } from "@/lib/id";
import { newId } from "./id";

/** What differs between the databases. */
export interface Surroundings {
  /** Runs one call of the official adapter: tries again while locked, and turns a driver's error into an AppError. */
  run<T>(call: () => Promise<T>): Promise<T>;
}

/** What a new user begins with beside what next-auth knows of them, where the record's own defaults do not say it. */
export type NewUser = () => { zone: string; createdAt: string };

/** What next-auth gets to see of a user: no hash leaves this place. */
interface AuthUser extends AdapterUser {
  role: string | null;
  sessionVersion: number;
}

/**
 * An official adapter as we use it: sessions are JWTs, so users and links are all there is. Addresses are normalised, provider tokens
 * are not kept (we never call a provider on somebody's behalf), and only known fields go in and out.
 *
 * It makes users and changes none: pages and lists show their names and photos, and only the store's own sentences know which. A first
 * sign-in is two calls, the user and then the link; where the second one failed, the product links who is left before next-auth is asked
 * again (`provenByGoogle`).
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
