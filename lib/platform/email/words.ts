import { oneLine } from "@/lib/text";

/** Turns the direction of what follows it, or hides in it: a name could use one to disguise the sentence around it. */
const INVISIBLE = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/**
 * Words of somebody as a mail may carry them: one line, and nothing in it that a mail program would turn into a link or an address.
 * HTML is none of its business: React escapes it.
 */
export const mailWords = (text: string): string =>
  oneLine(text.replace(INVISIBLE, ""))
    .replace(/:\/\//g, ": ")
    .replace(/(?<=\S)[@＠](?=\S)/gu, " at ")
    .replace(/(?<=[\p{L}\p{M}\p{N}\p{Join_C}_-])[.．。｡](?=[\p{L}\p{M}\p{N}\p{Join_C}_-]*\p{L})/gu, ". ")
    .replace(/\d+(?:\.\d+){3}/g, (number) => number.replaceAll(".", ". "));

/** Longer ones are cut off by the programs that list mails, each in its own way. */
const SUBJECT_LENGTH = 120;

/** A subject with words of somebody in it. */
export function mailSubject(text: string): string {
  const letters = Array.from(mailWords(text));
  return letters.length > SUBJECT_LENGTH
    ? `${letters
        .slice(0, SUBJECT_LENGTH - 1)
        .join("")
        .trimEnd()}…`
    : letters.join("");
}

/** The first words of a mail; null for somebody who has told us no name. */
export const greeting = (name: string | null): string => (name ? `Hello ${mailWords(name)},` : "Hello,");
