import { oneLine } from "@/lib/text";

/** Invisible characters and marks that change the text direction. A name could contain one to change how the sentence around it reads. */
const INVISIBLE = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/**
 * Makes text that a user typed safe for a mail: one line, and nothing that a mail program would turn into a link or an address. It does not
 * escape HTML, because React does.
 */
export const mailWords = (text: string): string =>
  oneLine(text.replace(INVISIBLE, ""))
    .replace(/:\/\//g, ": ")
    .replace(/(?<=\S)[@＠](?=\S)/gu, " at ")
    .replace(/(?<=\S)[.．。｡](?=[\p{L}\p{M}\p{N}\p{Cf}_-]*\p{L})/gu, ". ")
    .replace(/\d+(?:\.\d+){3}/g, (number) => number.replaceAll(".", ". "));

/** Mail programs cut off longer subjects, each at another place. */
const SUBJECT_LENGTH = 120;

/** A subject that contains text a user typed. */
export function mailSubject(text: string): string {
  const letters = Array.from(mailWords(text));
  return letters.length > SUBJECT_LENGTH
    ? `${letters
        .slice(0, SUBJECT_LENGTH - 1)
        .join("")
        .trimEnd()}…`
    : letters.join("");
}

/** The first line of a mail; `name` is null when the recipient has given none. */
export const greeting = (name: string | null): string => (name ? `Hello ${mailWords(name)},` : "Hello,");
