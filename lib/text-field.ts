import { z } from "zod";
// A relative path, because next.config.ts loads this file and does not know "@".
import { oneLine, visible } from "./text";

/**
 * How many characters are accepted for each one that is stored. Tidying only removes characters: a trimmed blank, the second half of a line
 * end, an accent that combines with its letter (Hangul: three become one).
 */
const ROOM_TO_TIDY = 4;

interface TextRules {
  /** The message when there is no text at all. */
  missing: string;
  /** The maximum number of characters after tidying. */
  max: number;
  tooLong: string;
  /** Brings the text into its stored form; `oneLine` is the default. */
  tidy?: (text: string) => string;
}

/**
 * A string that is not tidied, such as a word of an address. A longer one is refused first, because later steps (a pattern, a format,
 * parsing) may cost the square of its length.
 */
export const shortText = (max: number, tooLong = `Keep this to ${max} characters.`, missing?: string) =>
  z.string(missing).max(max, { error: tooLong, abort: true });

/** A text that is stored exactly as typed, such as a password. */
export const asTyped = (typed: string): string => typed;

/**
 * A text that may be empty, in its stored form; a text without visible characters counts as empty. Every text field of the product is made
 * by this or by `text`.
 */
export const optionalText = ({ missing, max, tooLong, tidy = oneLine }: TextRules) =>
  shortText(max * ROOM_TO_TIDY, tooLong, missing)
    .overwrite((typed) => {
      const tidied = tidy(typed);
      // Looked at after tidying: a control character counts as visible, and tidying removes it.
      return tidy === asTyped || visible(tidied) ? tidied : "";
    })
    .max(max, { error: tooLong, abort: true });

/** A text that is required. */
export const text = (rules: TextRules) => optionalText(rules).min(1, { error: rules.missing, abort: true });
