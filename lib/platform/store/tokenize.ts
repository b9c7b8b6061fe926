const LONGEST_WORD = 40;

/** Joiners change how Bangla letters are drawn, but not which word they spell. */
const JOINERS = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;

/** Accents of Latin, Greek and Cyrillic only: in other scripts such marks spell a different word. */
const ACCENTS = /[\u0300-\u036f]/g;

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu;

/**
 * The distinct words of a text in their order: letters, marks and numbers, in lower case and without accents. Both databases use it, for
 * stored text and for typed words.
 */
export function tokenize(text: string): string[] {
  const plain = text.replace(JOINERS, "").normalize("NFKD").replace(ACCENTS, "").normalize("NFC").toLowerCase().normalize("NFC");
  const words = plain.match(WORD) ?? [];
  return [...new Set(words.map((word) => (word.length > LONGEST_WORD ? [...word].slice(0, LONGEST_WORD).join("") : word)))];
}
