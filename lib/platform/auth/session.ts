import "server-only";
import { decode, type JWT } from "next-auth/jwt";
import { authSecret } from "./secret";
import { sessionCookieName } from "./session-cookie";

/** The whole content of a session cookie: no name, no address. */
export interface SessionToken {
  uid: string;
  sessionVersion: number;
  /** The session's row in the store. */
  sid: string;
}

/** 30 days since the last visit. */
export const SESSION_SECONDS = 30 * 24 * 60 * 60;

/** False for a token of another kind, such as one of an older version of HobbyHub. */
export const isSessionToken = (token: object | null): token is SessionToken =>
  token !== null &&
  "uid" in token &&
  typeof token.uid === "string" &&
  "sessionVersion" in token &&
  typeof token.sessionVersion === "number" &&
  "sid" in token &&
  typeof token.sid === "string";

const MOST_OPENED = 2000;
const opened = new Map<string, JWT>();

/**
 * Decrypts a session cookie with next-auth's own `decode`. Its key derivation takes longer than everything else a request does for its
 * session, so the last payloads are kept in memory. Only the store knows whether the session is still valid.
 * @returns null for a cookie that is forged or expired
 */
export async function openSession(token: string, salt: string): Promise<JWT | null> {
  const key = `${salt}=${token}`;
  const payload = opened.get(key) ?? (await decode({ token, salt, secret: await authSecret() }).catch(() => null));
  // Deleted and set again below, so that the map stays in the order of last use.
  opened.delete(key);
  if (!payload?.exp || payload.exp * 1000 < Date.now()) return null;
  opened.set(key, payload);
  const [oldest = key] = opened.keys();
  if (opened.size > MOST_OPENED) opened.delete(oldest);
  return { ...payload };
}

/** What the session cookie of a request says, without asking the store. Null for a cookie that is missing, forged or expired. */
export async function readSession(
  cookies: { get(name: string): { value: string } | undefined },
  secure: boolean,
): Promise<SessionToken | null> {
  const salt = sessionCookieName(secure);
  const token = cookies.get(salt)?.value;
  const payload = token ? await openSession(token, salt) : null;
  return isSessionToken(payload) ? payload : null;
}
