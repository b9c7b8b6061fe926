import { lettersOf } from "./letters";

/** Cuts at `max` letters as a reader counts them: a Bangla letter keeps its vowel signs. */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text;
  let kept = "";
  let left = max;
  for (const letter of lettersOf(text)) {
    if (left-- > 0) kept += letter;
    else break;
  }
  if (kept.length === text.length) return text;
  // Back to the last whole word, unless that word is most of what is left.
  const space = kept.lastIndexOf(" ");
  return `${(space > kept.length * 0.7 ? kept.slice(0, space) : kept).trimEnd()}…`;
}
