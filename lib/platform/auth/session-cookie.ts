/**
 * Browsers accept the `__Host-` name only over https, from this host and for all its paths, so no other host of the same domain can set it.
 */
export const sessionCookieName = (secure: boolean): string => (secure ? "__Host-authjs.session-token" : "authjs.session-token");

/** True when the browser sent a session cookie. It may be expired or forged: the code that acts on it must check it. */
export const hasSessionCookie = (cookies: { has(name: string): boolean }): boolean =>
  cookies.has(sessionCookieName(true)) || cookies.has(sessionCookieName(false));
