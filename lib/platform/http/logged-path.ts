/** Parameters that open something for whoever knows them, in a path as it is declared: by the API in braces, by Next in brackets. */
const SECRET = /^[{[](?:token|secret)[}\]]$/;

/** Folders of Next that are in no address. */
const isGroup = (part: string): boolean => part.startsWith("(");

/** Whether an address is one of the declared path: a rewrite may have led from another one to it. */
const hasShape = (parts: readonly string[], names: readonly string[]): boolean =>
  parts.length === names.length && names.every((name, at) => /^[{[]/.test(name) || name === parts[at]);

/**
 * An address as it may be written down: its path alone, since the query may hold an address or a search, and where the declared path names a
 * secret, its name stands instead. An address of another shape than that may hold the secret anywhere: the declared path stands for it.
 */
export function loggedPath(address: string, declared = ""): string {
  const [path = ""] = address.replace(/^[a-z]+:\/\/[^/]*/i, "").split(/[?#]/, 1);
  const names = declared.split("/").filter((part) => !isGroup(part));
  if (!names.some((name) => SECRET.test(name))) return path;
  const parts = path.split("/");
  return (hasShape(parts, names) ? parts.map((part, at) => (SECRET.test(names[at] ?? "") ? names[at] : part)) : names).join("/");
}
