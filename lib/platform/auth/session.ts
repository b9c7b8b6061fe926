import "server-only";
import { decode, type JWT } from "next-auth/jwt";
import { authSecret } from "./secret";
import { sessionCookieName } from "./session-cookie";

/** All that a session cookie says: no name, no address. */
export interface SessionToken {
  uid: string;
  sessionVersion: number;
  /** The session's row in the store. */
  sid: string;
}

/** 30 days from the last visit. */
export const SESSION_SECONDS = 30 * 24 * 60 * 60;

/** False for a token of another kind, such as one of an older version of ours. */
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
 * What a session cookie says, by next-auth's own seal. Its key is derived anew for each opening, which takes longer than all else a
 * request does about its session, so the last ones opened are remembered. Whether the session still stands is for the store to say.
 * @returns null for one that is forged or too old
 */
export async function openSession(token: string, salt: string): Promise<JWT | null> {
  const key = `${salt}=${token}`;
  const payload = opened.get(key) ?? (await decode({ token, salt, secret: await authSecret() }).catch(() => null));
  // Also takes one that has been opened again to the end of the line.
  opened.delete(key);
  if (!payload?.exp || payload.exp * 1000 < Date.now()) return null;
  opened.set(key, payload);
  const [oldest = key] = opened.keys();
  if (opened.size > MOST_OPENED) opened.delete(oldest);
  return { ...payload };
}

/** What the cookies of a request say, without asking the store; null for a cookie that is missing, forged or too old. */
export async function readSession(
  cookies: { get(name: string): { value: string } | undefined },
  secure: boolean,
): Promise<SessionToken | null> {
  const salt = sessionCookieName(secure);
  const token = cookies.get(salt)?.value;
  const payload = token ? await openSession(token, salt) : null;
  return isSessionToken(payload) ? payload : null;
}
