/** Only its origin matters: what stays on it is a path of ours. */
const OWN = "http://own.invalid";

/** Long enough for any page of ours with its query, short enough for a cookie. */
const MAX_LENGTH = 2000;

const CONTROL = /[\p{Cc}\\]/u;

/** A slash, backslash, control character or percent sign in disguise: no path of ours has one, and somebody may decode it twice. */
const DISGUISED = /%(?:2f|5c|25|[01][\da-f]|7f)/i;

/**
 * The path, query and fragment of `value` when it is an address on this very site, else null. Refuses what browsers read as another
 * site: `//host`, backslashes, control characters (browsers drop tabs and line breaks), dots that climb to a double slash, and any of
 * these percent-encoded.
 */
export function ownPath(value: unknown): string | null {
  if (typeof value !== "string" || value.length > MAX_LENGTH || !value.startsWith("/") || CONTROL.test(value)) return null;
  if (!URL.canParse(value, OWN)) return null;
  const { origin, pathname, search, hash } = new URL(value, OWN);
  if (origin !== OWN || pathname.includes("//") || value.split(/[?#]/)[0]?.includes("//") || DISGUISED.test(pathname)) return null;
  return pathname + search + hash;
}

/** Pages nobody wants to come back to after signing in; `/api` is not a page at all. */
const NO_RETURN = /^\/(?:login|register|api)(?:[/?#]|$)/i;

/** Where to go after signing in: a page of ours, else the home page. */
export function safeCallbackUrl(value: unknown): string {
  const path = ownPath(value);
  return path === null || NO_RETURN.test(path) ? "/" : path;
}

/** `/login` or `/register` with the way back; the home page goes without saying. */
export function withCallbackUrl(page: "/login" | "/register", callbackUrl: unknown): string {
  const path = safeCallbackUrl(callbackUrl);
  return path === "/" ? page : `${page}?callbackUrl=${encodeURIComponent(path)}`;
}
