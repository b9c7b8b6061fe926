/** Longer runs of letters are cut here, alike in what is stored and in what is typed. */
const MAX_WORD_LENGTH = 64;

/**
 * The words of a text, each once, as both stores keep and compare them. Case and Latin accents do not matter; other scripts keep their
 * marks, without which a Bangla word is another word; invisible joiners inside a word do not tear it.
 */
export function tokenize(text: string): string[] {
  const plain = text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[\u0300-\u036f\u200b-\u200d\u2060\ufeff]/g, "")
    .normalize("NFC");
  const words = plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return [...new Set(words.map((word) => Array.from(word).slice(0, MAX_WORD_LENGTH).join("")))];
}
