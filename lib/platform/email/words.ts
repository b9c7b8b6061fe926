import { oneLine } from "@/lib/text";

/** Turns the direction of what follows it, or hides in it: a name could use one to disguise the sentence around it. */
const INVISIBLE = /[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/**
 * Words of somebody as a mail may carry them: one line, and nothing in it that a mail program would turn into a link or an address.
 * HTML is none of its business: React escapes it.
 */
export const mailWords = (text: string): string =>
  oneLine(text.replace(INVISIBLE, ""))
    .replace(/:\/\//g, ": ")
    .replace(/(?<=\S)@(?=\S)/g, " at ")
    .replace(/(?<=[\p{L}\p{M}\p{N}-])\.(?=[\p{L}\p{M}\p{N}-]*\p{L})/gu, ". ");
