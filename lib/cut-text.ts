import { lettersOf } from "./letters";

/** Cuts a text at `max` letters as a reader counts them: a Bangla letter and its vowel signs count as one. */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text;
  let kept = "";
  let left = max;
  for (const letter of lettersOf(text)) {
    if (left-- > 0) kept += letter;
    else break;
  }
  if (kept.length === text.length) return text;
  // Cut at the last whole word, unless that would remove most of the text.
  const space = kept.lastIndexOf(" ");
  return `${(space > kept.length * 0.7 ? kept.slice(0, space) : kept).trimEnd()}…`;
}
