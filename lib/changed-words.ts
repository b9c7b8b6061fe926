import { cutText } from "./cut-text";

/** The message shows this many letters of a field's value at most. */
const TOLD = 120;

const SINCE = {
  /** The collision was found when the form was sent. */
  writing: { when: "while you were writing", saving: "Saving again" },
  /** The collision was found when a stored draft was restored. */
  away: { when: "while you were away", saving: "Saving" },
} as const;

/**
 * The message beside a field that another person changed since the form was opened. `words` is its present value as text; null if it cannot
 * be shown.
 */
export function changedWords(words: string | null, since: keyof typeof SINCE): string {
  const { when, saving } = SINCE[since];
  const holds = words ? ` It now says “${cutText(words.replace(/\s+/g, " "), TOLD)}”.` : "";
  return `This was ${words === "" ? "emptied" : "changed"} ${when}.${holds} ${saving} puts yours in its place.`;
}
