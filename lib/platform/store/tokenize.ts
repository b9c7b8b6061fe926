const LONGEST_WORD = 40;

/** Joiners change how Bangla letters are drawn, not which word they spell. */
const JOINERS = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;

/** Accents of Latin, Greek and Cyrillic only: the marks of other scripts spell different words. */
const ACCENTS = /[\u0300-\u036f]/g;

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu;

/**
 * The different words of a text in their order: letters, marks and numbers in lower case, without accents. The one tokenizer of both
 * stores, of what they keep and of what is typed.
 */
export function tokenize(text: string): string[] {
  const plain = text.replace(JOINERS, "").normalize("NFKD").replace(ACCENTS, "").normalize("NFC").toLowerCase().normalize("NFC");
  const words = plain.match(WORD) ?? [];
  return [...new Set(words.map((word) => (word.length > LONGEST_WORD ? [...word].slice(0, LONGEST_WORD).join("") : word)))];
}
