/** Parameters that open something for whoever knows them, in a path as it is declared: by the API in braces, by Next in brackets. */
const SECRET = /^[{[](?:token|secret)[}\]]$/;

/** Folders of Next that are in no address. */
const isGroup = (part: string): boolean => part.startsWith("(");

/**
 * An address as it may be written down: its path alone, since the query may hold an address or a search, and where the declared path names a
 * secret, its name stands instead.
 */
export function loggedPath(address: string, declared = ""): string {
  const [path = ""] = address.replace(/^[a-z]+:\/\/[^/]*/i, "").split(/[?#]/, 1);
  const names = declared.split("/").filter((part) => !isGroup(part));
  return path
    .split("/")
    .map((part, at) => (SECRET.test(names[at] ?? "") ? names[at] : part))
    .join("/");
}
