import type { Adapter, AdapterAccount, AdapterUser } from "next-auth/adapters";
import { normalizeEmail } from "@/lib/email-address";
import { isId } from "@/lib/id";
import { newId } from "./id";

/** What differs between the databases. */
export interface Surroundings {
  /** Runs one call of the official adapter: tries again while locked, and turns a driver's error into an AppError. */
  run<T>(call: () => Promise<T>): Promise<T>;
  /** Whether any provider is linked to this user. */
  isLinked(userId: string): Promise<boolean>;
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
 * A first sign-in is two calls, the user and then the link. Where the second one failed, a user is left whom no sign-in leads to: for
 * next-auth that one is not there, and the next sign-in by that address takes it up.
 */
export function guardAdapter(official: Adapter, newUser: NewUser, { run, isLinked }: Surroundings): Adapter {
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
  const [createUser, updateUser, linkAccount] = [method("createUser"), method("updateUser"), method("linkAccount")];
  const byEmail = async (email: string): Promise<{ user: AdapterUser; reachable: boolean } | null> => {
    const user: (AdapterUser & { passwordHash?: string | null }) | null = await method("getUserByEmail")(email);
    return user && { user, reachable: Boolean(user.passwordHash) || (await isLinked(user.id)) };
  };
  return {
    createUser: ({ name, email, emailVerified, image }) => {
      const user = { name: name ?? null, email: normalizeEmail(email), emailVerified, image: image ?? null };
      return run(async () => {
        const left = await byEmail(user.email);
        if (left && !left.reachable) return sure(await seen(updateUser({ ...user, id: left.user.id }) as Promise<AdapterUser>));
        return sure(await seen(createUser({ ...user, ...newUser(), id: newId() }) as Promise<AdapterUser>));
      });
    },
    getUser: async (id) => (!isId(id) ? null : run(() => seen(method("getUser")(id) as Promise<AdapterUser | null>))),
    getUserByEmail: (email) =>
      run(async () => {
        const found = await byEmail(normalizeEmail(email));
        return found?.reachable ? toAuthUser(found.user) : null;
      }),
    getUserByAccount: ({ provider, providerAccountId }) =>
      run(() => seen(method("getUserByAccount")({ provider, providerAccountId }) as Promise<AdapterUser | null>)),
    updateUser: ({ id, name, email, emailVerified, image }) => {
      const change = { name, email: email === undefined ? undefined : normalizeEmail(email), emailVerified, image };
      const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
      return run(async () => sure(await seen(updateUser({ id, ...given }) as Promise<AdapterUser>)));
    },
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
