/** Embeds, overrides or isolates a direction until it is ended: a name could turn round what is written after it. Marks (LRM, RLM, ALM) cannot. */
const DIRECTING = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * A text that fits into one line, or into one header of a mail: no line break or control character can begin another one, and nothing in it
 * directs the words around it.
 */
export const oneLine = (text: string): string =>
  text
    .replace(DIRECTING, "")
    .replace(/[\p{Cc}\u2028\u2029]+/gu, " ")
    .trim();

/**
 * What of a text takes its place on the page: without the characters that only join or direct others (emoji and Bangla need them), an empty
 * braille cell, and all but one of several blanks.
 */
export const visible = (text: string): string =>
  text
    .replace(/[\p{DI}\u2800]/gu, "")
    .replace(/\s+/g, " ")
    .trim();

/** A text of several lines as it is kept: whoever typed it on whatever machine, its lines end in one way, and nothing invisible is in it. */
export const manyLines = (text: string): string =>
  text
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, "\n")
    .replace(/[^\P{Cc}\n\t]+/gu, "")
    .trim();
