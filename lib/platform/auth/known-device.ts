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
  /** True when this account signed in here since its sessions were last ended: a new password or a takeover makes every browser a stranger. */
  knows(account: Sealed): boolean;
  /** True when it signed in here at all, some new passwords ago. */
  met(account: Sealed): boolean;
}

/** The account and its session version. */
export interface Sealed {
  accountId: string;
  version: number;
}

/** A family shares a computer; more accounts push the one that signed in longest ago out. */
const MOST_ACCOUNTS = 5;
/** So many versions of an account are looked for in a cookie. */
const VERSIONS = 10;
/** What browsers keep a cookie for at most, in days. */
const DAYS = 400;
const SHAPE = /^[\w-]{22}(?:\.[\w-]{43}){1,5}$/;

const cookieName = (secure: boolean): string => (secure ? "__Secure-hobbyhub_device" : "hobbyhub_device");

interface Cookies {
  get(name: string): { value: string } | undefined;
}

const sealOf = (secret: string, id: string, { accountId, version }: Sealed): string =>
  createHmac("sha256", secret).update(`known-device\0${id}\0${accountId}\0${version}`).digest("base64url");

/** The seals of the present version of an account, and of those before. */
const sealsOf = (secret: string, id: string, { accountId, version }: Sealed): string[] =>
  Array.from({ length: Math.min(VERSIONS, version) }, (_, back) => sealOf(secret, id, { accountId, version: version - back }));

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
  const { id, seals } = parts;
  const secret = await authSecret();
  const holds = (wanted: string) => seals.some((seal) => isSame(seal, wanted));
  return {
    id,
    knows: (account) => holds(sealOf(secret, id, account)),
    met: (account) => sealsOf(secret, id, account).some(holds),
  };
}

/** The `Set-Cookie` line that makes this browser known to an account that just signed in. */
export async function rememberDevice(cookies: Cookies, secure: boolean, account: Sealed): Promise<string> {
  const { id, seals } = partsOf(cookies, secure) ?? { id: randomBytes(16).toString("base64url"), seals: [] };
  const own = sealsOf(await authSecret(), id, account);
  const others = seals.filter((seal) => !own.some((one) => isSame(one, seal)));
  const value = [id, ...own.slice(0, 1), ...others.slice(0, MOST_ACCOUNTS - 1)].join(".");
  const attributes = ["Path=/api/auth", `Max-Age=${DAYS * 24 * 60 * 60}`, "HttpOnly", "SameSite=Lax", ...(secure ? ["Secure"] : [])];
  return [`${cookieName(secure)}=${value}`, ...attributes].join("; ");
}
