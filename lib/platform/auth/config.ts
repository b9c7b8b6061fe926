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

/** What sign-in needs to know of an account. */
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
  /** The account of a session that is still valid. @throws AppError unavailable */
  accountOf(token: SessionToken): Promise<Account | null>;
  /**
   * Begins a session for a person whose password (or Google account) was checked. It replaces the session in `from.proves`, which ends.
   * Null when the account's sessions were ended in the meantime. `stays` is true when the account was scheduled for deletion and the
   * sign-in cancelled that.
   */
  begin(
    token: Omit<SessionToken, "sid">,
    from: Pick<AuthCall, "device" | "userAgent" | "proves">,
    method: "password" | "google",
  ): Promise<{ sid: string; stays: boolean } | null>;
  /** The fields of a new account besides what Google tells about its owner. */
  newcomer: NewUser;
  /** Ends the session of a person who logs out. */
  end(token: SessionToken): Promise<void>;
  /** Google confirms that this address belongs to this person. An account that a stranger registered with the address becomes theirs. */
  provenByGoogle(email: string, providerAccountId: string): Promise<void>;
  /** Whether this Google account is linked to this account. */
  isGoogleOf(accountId: string, providerAccountId: string): Promise<boolean>;
  /** What `GET /api/auth/session` shows a signed-in person about themselves. */
  show(account: Account): object;
}

/** One request to next-auth: what came with it, and what was learned while it was answered. */
export interface AuthCall {
  address: string;
  /** True when people reach the site over https. */
  secure: boolean;
  /** The browser that sent the request, when an account signed in with it before. */
  device: KnownDevice | null;
  /** The browser's `User-Agent` header. */
  userAgent: string | null;
  /** True when the provider's answer will be read in this request, so that accounts are looked up and created. */
  needsAdapter: boolean;
  /** Set when a signed-in person confirms their identity with Google. Another Google account is refused; the session stays as it is. */
  proves?: { session: SessionToken | null };
  /** The first AppError that was thrown. It is kept because next-auth would report it as "Configuration". */
  refusal?: AppError;
  /** The account that signed in by this request. */
  signedIn?: Sealed;
  /** True when this sign-in cancelled the deletion of the account. */
  stays?: boolean;
  /** When the session cookie of this request was encrypted, in seconds. */
  sealedAt?: number;
  /** Who is signed in, as `GET /api/auth/session` shows it. */
  shown?: object;
}

/** Carries its code to the browser, which has the text of docs/product.md for it. */
class LoginRefused extends CredentialsSignin {
  constructor(override readonly code: "user-not-found" | "wrong-password") {
    super();
  }
}

/** next-auth wraps the error that was thrown, sometimes twice. */
function refusalIn(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error;
  if (!(error instanceof Error) || !error.cause) return undefined;
  return refusalIn((error.cause as { err?: unknown }).err ?? error.cause);
}

/**
 * next-auth treats every failure to read a session as its end, and clears the cookie. The handler throws an AppError instead and leaves the
 * cookie alone. So an unexpected error becomes an AppError here: a bug must not sign people out.
 */
function asRefusal(error: unknown): AppError {
  if (error instanceof AppError) return error;
  log.error({ err: error }, "A session could not be read for a reason nobody foresaw");
  return new AppError("internal", "Something went wrong on our side.", { cause: error });
}

/** Errors that users cause in normal use: they are logged at debug level, not as warnings. */
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
 * The configuration of next-auth for one request. A session is a row of the store. Its encrypted cookie holds only the ids of the row and
 * of the account, and the session version; the store confirms them once per request. Data of `session.update()` is ignored: the client
 * sends it, so copying it into the token would let a client take over other accounts.
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
          // The session version at the time of the check. If it was raised since, `people.begin` starts no session.
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
