/** From here on there are signs that belong to the letter before them; below, each character is a letter, but for the two of a line's end. */
const WITH_SIGNS = /\r|[\u0300-\uffff]/;

let segmenter: Intl.Segmenter | undefined;

/** A text's letters as a reader counts them: a Bangla letter keeps its vowel signs, an emoji of several people is one. */
export function* lettersOf(text: string): Generator<string> {
  if (!WITH_SIGNS.test(text)) {
    yield* text;
    return;
  }
  // Made when first asked for: it loads the rules of every script, a tenth of a second on a slow phone, and most pages need none.
  segmenter ??= new Intl.Segmenter("en", { granularity: "grapheme" });
  for (const { segment } of segmenter.segment(text)) yield segment;
}
