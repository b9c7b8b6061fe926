/** A host name with a dot, as browsers write it (other scripts as punycode): no bare host, no IP address. */
const PUBLIC_HOST = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,58}[a-z0-9])$/;

/**
 * Endings of names for the visitor's own network, or for no network (RFC 2606, 6761, 6762, 7686, 8375, 9476, and common router names). A
 * picture there would make each visitor's browser send a request to a machine in their own network.
 */
const PRIVATE_END = /\.(?:local|localhost|localdomain|internal|intranet|private|corp|home|lan|arpa|invalid|test|onion|alt)$/;

/**
 * A host name (253 characters at most) and a port. Longer ones are never parsed, because the cost of punycode grows with the square of the
 * length.
 */
const SHORT_HOST = /^https:\/\/[^/\\?#]{1,259}(?:[/?#]|$)/i;

/** The reason why a picture's address was refused. */
export const refusedAddress = (what: "photo" | "picture", address: unknown): string =>
  /^https:\/\//i.test(String(address))
    ? `The ${what}'s address must be one that everybody on the web can open.`
    : `The ${what}'s address must be a URL that starts with https://.`;

/**
 * True for a web address from which a page may show a picture: https, a public host name in any script, no user name or password. It needs
 * no validation library, so forms can use it before theirs is loaded.
 */
export function isHttpsAddress(text: string): boolean {
  // The URL parser accepts missing slashes and drops line breaks. Refuse those, so that the stored text is exactly what was checked.
  if (!SHORT_HOST.test(text) || /[\p{Cc}\\]/u.test(text) || !URL.canParse(text)) return false;
  const { hostname, username, password } = new URL(text);
  return username === "" && password === "" && PUBLIC_HOST.test(hostname) && !PRIVATE_END.test(hostname);
}
