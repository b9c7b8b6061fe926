import "server-only";
import { AuthError, CredentialsSignin, type NextAuthConfig } from "next-auth";
import Credentials from "next-auth/providers/credentials";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/log";
import { database } from "@/lib/platform/store";
import type { NewUser } from "@/lib/platform/store/auth-adapter";
import { noteSecurity } from "@/lib/security-log";
import { ownPath } from "./callback-url";
import { googleProvider, googleSignIn, hasVerifiedEmail } from "./google";
import type { KnownDevice, Sealed } from "./known-device";
import { authSecret } from "./secret";
import { isSessionToken, openSession, SESSION_SECONDS, type SessionToken } from "./session";
import { sessionCookieName } from "./session-cookie";

declare module "next-auth" {
  interface User {
    sessionVersion?: number;
  }
}

/** An account as far as signing in needs to know it. */
export interface Person {
  _id: string;
  sessionVersion: number;
}

/** What next-auth asks the product about its accounts. */
export interface People<Account extends Person = Person> {
  /** @throws AppError invalid, too_many_requests, unavailable */
  logIn(
    typed: { email: unknown; password: unknown },
    from: Pick<AuthCall, "address" | "device">,
  ): Promise<Account | "user-not-found" | "wrong-password">;
  /** The account of a session that still stands. @throws AppError unavailable */
  accountOf(token: SessionToken): Promise<Account | null>;
  /**
   * Begins a session for somebody whose password (or Google account) was checked, and ends the one that is proved, which it takes the place
   * of. Null when their sessions were ended meanwhile; `stays` says that their account was to be deleted and is not.
   */
  begin(
    token: Omit<SessionToken, "sid">,
    from: Pick<AuthCall, "device" | "userAgent" | "proves">,
    method: "password" | "google",
  ): Promise<{ sid: string; stays: boolean } | null>;
  /** What an account begins with beside what Google tells of its owner. */
  newcomer: NewUser;
  /** Somebody logs out. */
  end(token: SessionToken): Promise<void>;
  /** Google says that this address is this person's: an account that a stranger made with it becomes theirs. */
  provenByGoogle(email: string, providerAccountId: string): Promise<void>;
  /** Whether this Google account signs in here as this person. */
  isGoogleOf(accountId: string, providerAccountId: string): Promise<boolean>;
  /** What `GET /api/auth/session` shows a signed-in person of themselves. */
  show(account: Account): object;
}

/** One request to next-auth: what came with it, and what was learned on the way. */
export interface AuthCall {
  address: string;
  /** People reach us over https. */
  secure: boolean;
  /** The browser it comes from, when somebody signed in with it before. */
  device: KnownDevice | null;
  /** What the browser calls itself. */
  userAgent: string | null;
  /** True when the answer will be a signed-in user read from the provider, so that accounts are looked up and made. */
  needsAdapter: boolean;
  /** Google is asked to prove that it is still the person of this session: anybody else is refused, and nobody is signed out. */
  proves?: { session: SessionToken | null };
  /** The first refusal of ours; next-auth would make "Configuration" of it. */
  refusal?: AppError;
  /** The account that this very request signed in. */
  signedIn?: Sealed;
  /** Its deletion was called off by it. */
  stays?: boolean;
  /** When the session of this request was sealed, in seconds. */
  sealedAt?: number;
  /** Who is signed in, as `GET /api/auth/session` shows it. */
  shown?: object;
}

/** Carries its code to the browser, which knows docs/product.md's words for it. */
class LoginRefused extends CredentialsSignin {
  constructor(override readonly code: "user-not-found" | "wrong-password") {
    super();
  }
}

/** next-auth wraps whatever was thrown, at times twice. */
function refusalIn(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error;
  if (!(error instanceof Error) || !error.cause) return undefined;
  return refusalIn((error.cause as { err?: unknown }).err ?? error.cause);
}

/**
 * next-auth takes whatever goes wrong with a session for its end, and clears the cookie. A refusal leaves as ours instead (see the
 * handler), so a mistake of ours has to become one: nobody is signed out by a bug.
 */
function asRefusal(error: unknown): AppError {
  if (error instanceof AppError) return error;
  log.error({ err: error }, "A session could not be read for a reason nobody foresaw");
  return new AppError("internal", "Something went wrong on our side.", { cause: error });
}

/** What everybody does now and then is no warning. */
const EVERYDAY: ReadonlySet<string> = new Set([
  "CredentialsSignin",
  "OAuthAccountNotLinked",
  "JWTSessionError",
  "AccessDenied",
  "MissingCSRF",
]);

function note(error: Error): void {
  const type = error instanceof AuthError ? error.type : error.name;
  const cause = (error.cause as { err?: Error } | undefined)?.err?.message;
  log[EVERYDAY.has(type) ? "debug" : "warn"]({ type, cause }, `Sign-in: ${error.message.split("\n")[0]}`);
}

/**
 * next-auth for one request. The session is a row of the store, and its cookie a sealed one with nothing in it but the ids of the row and
 * the account and the session version; the store confirms them once per request. Data of `session.update()` is ignored: whoever spread it into the token would hand accounts away.
 */
export async function authConfig<Account extends Person>(call: AuthCall, people: People<Account>): Promise<NextAuthConfig> {
  return {
    secret: await authSecret(),
    trustHost: true,
    basePath: "/api/auth",
    session: { strategy: "jwt", maxAge: SESSION_SECONDS },
    useSecureCookies: call.secure,
    cookies: {
      sessionToken: {
        name: sessionCookieName(call.secure),
        options: { httpOnly: true, sameSite: "lax", path: "/", secure: call.secure },
      },
    },
    jwt: { decode: ({ token = "", salt }) => openSession(token, salt) },
    pages: { signIn: "/login", error: "/login" },
    ...(call.needsAdapter && { adapter: (await database()).authAdapter(people.newcomer) }),
    providers: [
      Credentials({
        credentials: { email: {}, password: {} },
        async authorize({ email, password }) {
          const login = await people.logIn({ email, password }, call);
          if (typeof login === "string") throw new LoginRefused(login);
          return { id: login._id, sessionVersion: login.sessionVersion };
        },
      }),
      ...(googleSignIn() === "on" ? [googleProvider()] : []),
    ],
    callbacks: {
      async signIn({ account, profile }) {
        if (account?.provider !== "google") return true;
        if (!hasVerifiedEmail(profile as Parameters<typeof hasVerifiedEmail>[0]) || !profile?.email) return false;
        const { proves } = call;
        if (proves && !(proves.session && (await people.isGoogleOf(proves.session.uid, account.providerAccountId))))
          throw new AppError("forbidden", "That is another Google account.");
        await people.provenByGoogle(profile.email, account.providerAccountId);
        return true;
      },
      redirect: ({ url, baseUrl }) =>
        baseUrl + (ownPath(typeof url === "string" && url.startsWith(`${baseUrl}/`) ? url.slice(baseUrl.length) : url) ?? "/"),
      async jwt({ token, user, account: by }) {
        if (user?.id) {
          const method = by?.provider === "google" ? "google" : "password";
          // The version the password (or Google) was checked with: one that was raised meanwhile lets nobody in.
          const checked = user.sessionVersion === undefined ? null : { uid: user.id, sessionVersion: user.sessionVersion };
          const begun = checked && (await people.begin(checked, call, method));
          if (!begun) return null;
          call.signedIn = { accountId: user.id, version: checked.sessionVersion };
          call.stays = begun.stays;
          noteSecurity("signed_in", { accountId: user.id, method });
          return { ...checked, sid: begun.sid };
        }
        if (!isSessionToken(token)) return null;
        const account = await people.accountOf(token).catch((error: unknown) => {
          call.refusal ??= asRefusal(error);
          throw call.refusal;
        });
        if (!account) return null;
        call.shown = people.show(account);
        call.sealedAt = token.iat;
        return { uid: token.uid, sessionVersion: token.sessionVersion, sid: token.sid };
      },
      session: ({ session }) => (call.shown ? { user: call.shown, expires: session.expires } : session) as never,
    },
    events: {
      createUser: ({ user }) => noteSecurity("account_created", { method: "google", ...(user.id && { accountId: user.id }) }),
      signOut: async (left) => {
        const token = "token" in left && left.token ? left.token : null;
        const session = isSessionToken(token) ? token : null;
        if (session) await people.end(session);
        noteSecurity("signed_out", session ? { accountId: session.uid } : {});
      },
    },
    logger: {
      error(error) {
        const refusal = refusalIn(error);
        call.refusal ??= refusal;
        if (!refusal) note(error);
      },
      warn: (code) => log.debug({ code }, "Sign-in warning"),
      debug: () => undefined,
    },
  };
}
