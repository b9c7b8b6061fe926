import { lettersOf } from "./letters";

/** How long the part of a slug that comes from the name is at most. */
const LONGEST = 60;

/**
 * A name as part of an address, in any script: letters, their marks and numbers, joined by hyphens. Accents stay, for they make the word;
 * what cannot be said in an address falls away. Never empty.
 */
export function slugOf(name: string): string {
  const words =
    name
      .normalize("NFKC")
      .toLowerCase()
      .normalize("NFC")
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const joined = words.join("-");
  if (joined.length <= LONGEST) return joined || "group";
  // Whole words where there are any; never half a letter of several code points.
  const cut = joined.slice(0, LONGEST + 1).replace(/-[^-]*$/, "");
  return cut.length <= LONGEST ? cut : [...lettersOf(joined.slice(0, LONGEST))].slice(0, -1).join("");
}
