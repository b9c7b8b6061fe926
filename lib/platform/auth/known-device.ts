import "server-only";
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { authSecret } from "./secret";

/**
 * A browser in which an account signed in before. Failed logins from unknown browsers are counted separately from its own, so that a
 * stranger cannot lock the owner of an account out by guessing passwords (OWASP's device cookies).
 */
export interface KnownDevice {
  /** A random id. It names the browser in a rate-limit counter and reveals nothing about it. */
  id: string;
  /**
   * True when this account signed in here since its sessions were last ended. A new password or a takeover raises the session version, so
   * that no browser is known any more.
   */
  knows(account: Sealed): boolean;
  /** True when this account signed in here with its present session version or one of the versions before it. */
  met(account: Sealed): boolean;
}

/** The account and its session version. */
export interface Sealed {
  accountId: string;
  version: number;
}

/** Several people may share a computer. Beyond this number, the account that signed in longest ago is dropped. */
const MOST_ACCOUNTS = 5;
/** How many session versions of an account are looked for in a cookie: the present one and those before it. */
const VERSIONS = 10;
/** The longest time that browsers keep a cookie, in days. */
const DAYS = 400;
const SHAPE = /^[\w-]{22}(?:\.[\w-]{43}){1,5}$/;

const cookieName = (secure: boolean): string => (secure ? "__Secure-hobbyhub_device" : "hobbyhub_device");

interface Cookies {
  get(name: string): { value: string } | undefined;
}

const sealOf = (secret: string, id: string, { accountId, version }: Sealed): string =>
  createHmac("sha256", secret).update(`known-device\0${id}\0${accountId}\0${version}`).digest("base64url");

/** The HMACs for an account's present session version and for the versions before it. */
const sealsOf = (secret: string, id: string, { accountId, version }: Sealed): string[] =>
  Array.from({ length: Math.min(VERSIONS, version) }, (_, back) => sealOf(secret, id, { accountId, version: version - back }));

/** `timingSafeEqual` needs equal lengths; `SHAPE` guarantees them. */
const isSame = (one: string, other: string): boolean => timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** The cookie's parts: the browser's random id and one HMAC per account. It holds no account id. */
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
