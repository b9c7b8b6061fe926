/** The path parameters that are secrets, as a declared path writes them: the API uses braces, Next uses brackets. */
const SECRET = /^[{[](?:token|secret)[}\]]$/;

/** Next's route groups: folders in parentheses that are not part of the address. */
const isGroup = (part: string): boolean => part.startsWith("(");

/** Whether an address matches the declared path. It may not, because a rewrite may have led from another address to this route. */
const hasShape = (parts: readonly string[], names: readonly string[]): boolean =>
  parts.length === names.length && names.every((name, at) => /^[{[]/.test(name) || name === parts[at]);

/** As long as the sealed part of every token. */
const LONG = /[\w-]{43,}/g;

/**
 * An address that is safe to log. It is the path only, because the query may hold an e-mail address or a search. A secret in the path is
 * replaced by the name of its parameter. When the address does not match the declared path, the secret may be anywhere in it; then the
 * declared path is logged. An address that no route declares may be a mistyped one with a token in it, so what is long enough for one is
 * left out.
 */
export function loggedPath(address: string, declared = ""): string {
  const [path = ""] = address.replace(/^[a-z]+:\/\/[^/]*/i, "").split(/[?#]/, 1);
  if (declared === "") return path.replace(LONG, "…");
  const names = declared.split("/").filter((part) => !isGroup(part));
  if (!names.some((name) => SECRET.test(name))) return path;
  const parts = path.split("/");
  return (hasShape(parts, names) ? parts.map((part, at) => (SECRET.test(names[at] ?? "") ? names[at] : part)) : names).join("/");
}
