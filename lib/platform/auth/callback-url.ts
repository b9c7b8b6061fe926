/** A placeholder origin: a URL that still has it after parsing is a path of this site. */
const OWN = "http://own.invalid";

/** Long enough for any page of this site with its query, short enough for a cookie. */
const MAX_LENGTH = 2000;

const CONTROL = /[\p{Cc}\\]/u;

/**
 * A percent-encoded slash, backslash, percent sign or control character. No path of this site has one, and a later step may decode the path
 * twice.
 */
const DISGUISED = /%(?:2f|5c|25|[01][\da-f]|7f)/i;

/**
 * Returns the path, query and fragment of `value` when it is an address on this site, else null. Refuses what browsers read as another
 * site: `//host`, backslashes, control characters (browsers drop tabs and line breaks), dots that resolve to a double slash, and any of
 * these percent-encoded.
 */
export function ownPath(value: unknown): string | null {
  if (typeof value !== "string" || value.length > MAX_LENGTH || !value.startsWith("/") || CONTROL.test(value)) return null;
  if (!URL.canParse(value, OWN)) return null;
  const { origin, pathname, search, hash } = new URL(value, OWN);
  if (origin !== OWN || pathname.includes("//") || value.split(/[?#]/)[0]?.includes("//") || DISGUISED.test(pathname)) return null;
  return pathname + search + hash;
}

/** Pages that must not follow a sign-in: it would lead back to the form. `/api` is not a page at all. */
const NO_RETURN = /^\/(?:login|register|api)(?:[/?#]|$)/i;

/** Where to go after signing in: a page of this site, else the home page. */
export function safeCallbackUrl(value: unknown): string {
  const path = ownPath(value);
  return path === null || NO_RETURN.test(path) ? "/" : path;
}

/** `/login` or `/register` with the page to return to. The home page is the default, so it is not named. */
export function withCallbackUrl(page: "/login" | "/register", callbackUrl: unknown): string {
  const path = safeCallbackUrl(callbackUrl);
  return path === "/" ? page : `${page}?callbackUrl=${encodeURIComponent(path)}`;
}
