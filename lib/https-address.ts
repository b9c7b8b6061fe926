/** Names with a dot, as browsers write them (other scripts as punycode): no bare host, no number. */
const PUBLIC_HOST = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,58}[a-z0-9])$/;

/** A host name (253 characters at most) and a port. Longer ones are never parsed: writing a name in punycode costs the square of its length. */
const SHORT_HOST = /^https:\/\/[^/\\?#]{1,259}(?:[/?#]|$)/i;

/**
 * True for an address on the web that a page may show a picture from: https, a public name in any script, nobody's password in it.
 * Knows no validator, so that forms can ask it before theirs has arrived.
 */
export function isHttpsAddress(text: string): boolean {
  // The parser forgives missing slashes and drops line breaks: what is kept should be what was checked.
  if (!SHORT_HOST.test(text) || /[\p{Cc}\\]/u.test(text) || !URL.canParse(text)) return false;
  const { hostname, username, password } = new URL(text);
  return username === "" && password === "" && PUBLIC_HOST.test(hostname);
}
