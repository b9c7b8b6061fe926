/**
 * Characters that embed, override or isolate a text direction until it is ended: in a name, they could reverse the text after it. Marks
 * (LRM, RLM, ALM) cannot.
 */
const DIRECTING = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * A text that fits into one line, or into one header of a mail. It has no line breaks or control characters, which could begin another line
 * or header. It has no characters that change the direction of the text around it.
 */
export const oneLine = (text: string): string =>
  text
    .replace(DIRECTING, "")
    .replace(/[\p{Cc}\u2028\u2029]+/gu, " ")
    .trim();

/**
 * The visible part of a text: without characters that only join others or set a direction (emoji and Bangla need them), without empty
 * braille cells, and with several blanks reduced to one.
 */
export const visible = (text: string): string =>
  text
    .replace(/[\p{DI}\u2800]/gu, "")
    .replace(/\s+/g, " ")
    .trim();

/**
 * A text of several lines in its stored form: line ends are the same whatever device it was typed on, and control characters are removed.
 */
export const manyLines = (text: string): string =>
  text
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, "\n")
    .replace(/[^\P{Cc}\n\t]+/gu, "")
    .trim();
