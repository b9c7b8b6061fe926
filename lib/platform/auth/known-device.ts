import "server-only";
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { authSecret } from "./secret";

/**
 * A browser that somebody signed in with before. Guesses from strangers' browsers are counted apart from its own, so that nobody locks
 * the owner of an account out by guessing (OWASP's device cookies).
 */
export interface KnownDevice {
  /** Random; names the browser in a counter and says nothing about it. */
  id: string;
  /** True when this account signed in here before. */
  knows(accountId: string): boolean;
}

/** A family shares a computer; more accounts push the one that signed in longest ago out. */
const MOST_ACCOUNTS = 5;
/** What browsers keep a cookie for at most, in days. */
const DAYS = 400;
const SHAPE = /^[\w-]{22}(?:\.[\w-]{43}){1,5}$/;

const cookieName = (secure: boolean): string => (secure ? "__Secure-hobbyhub_device" : "hobbyhub_device");

interface Cookies {
  get(name: string): { value: string } | undefined;
}

const sealOf = (secret: string, id: string, accountId: string): string =>
  createHmac("sha256", secret).update(`known-device\0${id}\0${accountId}`).digest("base64url");

/** The seals are of one length, as `SHAPE` says. */
const isSame = (one: string, other: string): boolean => timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** The cookie's parts: the browser's name, and a seal for each account. It holds no account's id. */
function partsOf(cookies: Cookies, secure: boolean): { id: string; seals: string[] } | null {
  const value = cookies.get(cookieName(secure))?.value ?? "";
  if (!SHAPE.test(value)) return null;
  const [id = "", ...seals] = value.split(".");
  return { id, seals };
}

/** The browser a request comes from; null for one that never signed in. */
export async function readDevice(cookies: Cookies, secure: boolean): Promise<KnownDevice | null> {
  const parts = partsOf(cookies, secure);
  if (!parts) return null;
  const secret = await authSecret();
  return {
    id: parts.id,
    knows: (accountId) => parts.seals.some((seal) => isSame(seal, sealOf(secret, parts.id, accountId))),
  };
}

/** The `Set-Cookie` line that makes this browser known to an account that just signed in. */
export async function rememberDevice(cookies: Cookies, secure: boolean, accountId: string): Promise<string> {
  const { id, seals } = partsOf(cookies, secure) ?? { id: randomBytes(16).toString("base64url"), seals: [] };
  const seal = sealOf(await authSecret(), id, accountId);
  const value = [id, seal, ...seals.filter((other) => !isSame(other, seal)).slice(0, MOST_ACCOUNTS - 1)].join(".");
  const attributes = ["Path=/api/auth", `Max-Age=${DAYS * 24 * 60 * 60}`, "HttpOnly", "SameSite=Lax", ...(secure ? ["Secure"] : [])];
  return [`${cookieName(secure)}=${value}`, ...attributes].join("; ");
}
