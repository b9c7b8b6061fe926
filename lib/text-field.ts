import { z } from "zod";
// By its relative path: next.config.ts loads this file, and does not know "@" here.
import { oneLine, visible } from "./text";

/**
 * How many characters may arrive for each one that is kept. Tidying only takes away: a trimmed blank, the second half of a line end,
 * an accent that joins its letter (Hangul: three become one).
 */
const ROOM_TO_TIDY = 4;

interface TextRules {
  /** Said when there is no text at all. */
  missing: string;
  /** The most characters once the text is tidied. */
  max: number;
  tooLong: string;
  /** How the text is brought into the form it is kept in; one line unless given. */
  tidy?: (text: string) => string;
}

/**
 * A string taken as it is, such as a word of an address. Longer ones are refused before anything else looks at them. Whatever is then
 * done with it (a pattern, a format, parsing) may cost the square of its length.
 */
export const shortText = (max: number, tooLong = `Keep this to ${max} characters.`, missing?: string) =>
  z.string(missing).max(max, { error: tooLong, abort: true });

/** A text that counts as it was typed, such as a password. */
export const asTyped = (typed: string): string => typed;

/** A text that may be empty, in the form it is kept in; one of which nothing can be seen is empty. Every text field of the product is made by this or by `text`. */
export const optionalText = ({ missing, max, tooLong, tidy = oneLine }: TextRules) =>
  shortText(max * ROOM_TO_TIDY, tooLong, missing)
    .overwrite((typed) => (tidy === asTyped || visible(typed) ? tidy(typed) : ""))
    .max(max, { error: tooLong, abort: true });

/** A text somebody has to give. */
export const text = (rules: TextRules) => optionalText(rules).min(1, { error: rules.missing, abort: true });
