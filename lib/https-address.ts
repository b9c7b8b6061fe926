/** Names with a dot, as browsers write them (other scripts as punycode): no bare host, no number. */
const PUBLIC_HOST = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,58}[a-z0-9])$/;

/**
 * Ends of names that stand for something in the visitor's own network or nowhere (RFC 2606, 6761, 6762, 7686, 8375, 9476, and what routers
 * make up): a picture there would make every visitor's browser knock at a machine of their own.
 */
const PRIVATE_END = /\.(?:local|localhost|localdomain|internal|intranet|private|corp|home|lan|arpa|invalid|test|onion|alt)$/;

/** A host name (253 characters at most) and a port. Longer ones are never parsed: writing a name in punycode costs the square of its length. */
const SHORT_HOST = /^https:\/\/[^/\\?#]{1,259}(?:[/?#]|$)/i;

/** Why the address of a picture was refused. */
export const refusedAddress = (what: "photo" | "picture", address: unknown): string =>
  /^https:\/\//i.test(String(address))
    ? `The ${what}'s address must be one that everybody on the web can open.`
    : `The ${what}'s address must be a URL that starts with https://.`;

/**
 * True for an address on the web that a page may show a picture from: https, a public name in any script, nobody's password in it.
 * Knows no validator, so that forms can ask it before theirs has arrived.
 */
export function isHttpsAddress(text: string): boolean {
  // The parser forgives missing slashes and drops line breaks: what is kept should be what was checked.
  if (!SHORT_HOST.test(text) || /[\p{Cc}\\]/u.test(text) || !URL.canParse(text)) return false;
  const { hostname, username, password } = new URL(text);
  return username === "" && password === "" && PUBLIC_HOST.test(hostname) && !PRIVATE_END.test(hostname);
}
