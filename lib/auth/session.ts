import "server-only";
import { decode, encode } from "next-auth/jwt";
import type { Account } from "@/lib/accounts/schema";
import { getStore } from "@/lib/store";
import { authSecret } from "./secret";
import { sessionCookieName } from "./session-cookie";

/** All that a session cookie says: no name, no address. */
export interface SessionToken {
  uid: string;
  sessionVersion: number;
}

/** 30 days from the last visit. */
export const SESSION_SECONDS = 30 * 24 * 60 * 60;

const isSessionToken = (token: object | null): token is SessionToken =>
  token !== null &&
  "uid" in token &&
  typeof token.uid === "string" &&
  "sessionVersion" in token &&
  typeof token.sessionVersion === "number";

/**
 * The account behind a session, asked of the store: null when the account is gone or its sessions were ended since.
 * @throws AppError unavailable when the store cannot tell
 */
export async function accountOf(token: object | null): Promise<Account | null> {
  if (!isSessionToken(token)) return null;
  const store = await getStore();
  const account = await store.accounts.findById(token.uid);
  return account?.sessionVersion === token.sessionVersion ? account : null;
}

/** What the cookies of a request say, without asking the store; null for a cookie that is missing, forged or too old. */
export async function readSession(
  cookies: { get(name: string): { value: string } | undefined },
  secure: boolean,
): Promise<SessionToken | null> {
  const salt = sessionCookieName(secure);
  const token = cookies.get(salt)?.value;
  if (!token) return null;
  const secret = await authSecret();
  const payload = await decode({ token, secret, salt }).catch(() => null);
  return isSessionToken(payload) ? payload : null;
}

/** The value of a session cookie as signing in sets it. */
export async function sealSession({ uid, sessionVersion }: SessionToken, secure: boolean): Promise<string> {
  const secret = await authSecret();
  return encode({ token: { uid, sessionVersion }, secret, salt: sessionCookieName(secure), maxAge: SESSION_SECONDS });
}
