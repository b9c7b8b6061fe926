import { cutText } from "./cut-text";

/** The most letters that are told of what a field holds. */
const TOLD = 120;

const SINCE = {
  /** Found when it was sent. */
  writing: { when: "while you were writing", saving: "Saving again" },
  /** Found when a kept draft came back. */
  away: { when: "while you were away", saving: "Saving" },
} as const;

/** Beside a field that somebody else changed since its form was opened. `words` is what it says by now; null where that has no words. */
export function changedWords(words: string | null, since: keyof typeof SINCE): string {
  const { when, saving } = SINCE[since];
  const holds = words ? ` It now says “${cutText(words.replace(/\s+/g, " "), TOLD)}”.` : "";
  return `This was ${words === "" ? "emptied" : "changed"} ${when}.${holds} ${saving} puts yours in its place.`;
}
