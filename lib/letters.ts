/**
 * From this character on, there are signs that combine with the letter before them. Below it, each character is one letter, except the two
 * of a line end (\r\n).
 */
const WITH_SIGNS = /\r|[\u0300-\uffff]/;

let segmenter: Intl.Segmenter | undefined;

/** A text's letters as a reader counts them: a Bangla letter keeps its vowel signs, an emoji of several people is one. */
export function* lettersOf(text: string): Generator<string> {
  if (!WITH_SIGNS.test(text)) {
    yield* text;
    return;
  }
  // Created on first use: it loads the rules of every script, which takes a slow phone a tenth of a second, and most pages do not need it.
  segmenter ??= new Intl.Segmenter("en", { granularity: "grapheme" });
  for (const { segment } of segmenter.segment(text)) yield segment;
}
