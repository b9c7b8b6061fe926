import { lettersOf } from "./letters";

/** Maximum length of the part of a slug that comes from the name. */
const LONGEST = 60;

/**
 * A name as part of an address, in any script: letters with their marks, and numbers, joined by hyphens. Accents stay, because they change
 * the word. All other characters are dropped. Never empty.
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
  // Cut at a whole word if possible, and never inside a letter of several code points.
  const cut = joined.slice(0, LONGEST + 1).replace(/-[^-]*$/, "");
  return cut.length <= LONGEST ? cut : [...lettersOf(joined.slice(0, LONGEST))].slice(0, -1).join("");
}
