/** Browsers take the prefixed one over https only, from this host and for all of it: no neighbour under the same domain can set it. */
export const sessionCookieName = (secure: boolean): string => (secure ? "__Host-authjs.session-token" : "authjs.session-token");

/** True when the browser sent a session cookie. It may be a stale one: whoever does the work checks it. */
export const hasSessionCookie = (cookies: { has(name: string): boolean }): boolean =>
  cookies.has(sessionCookieName(true)) || cookies.has(sessionCookieName(false));
