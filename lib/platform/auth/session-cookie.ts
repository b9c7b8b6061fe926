/** The name next-auth gives the session cookie; browsers take the prefixed one over https only. */
export const sessionCookieName = (secure: boolean): string => (secure ? "__Secure-authjs.session-token" : "authjs.session-token");

/**
 * Whether the request came over https, as Next itself tells it: it fills the header in where no proxy did.
 * Decides which of the two session cookies counts.
 */
export const isSecure = (headers: { get(name: string): string | null }): boolean =>
  headers.get("x-forwarded-proto")?.includes("https") ?? false;

/** True when the browser sent a session cookie. It may be a stale one: whoever does the work checks it. */
export const hasSessionCookie = (cookies: { has(name: string): boolean }): boolean =>
  cookies.has(sessionCookieName(true)) || cookies.has(sessionCookieName(false));
