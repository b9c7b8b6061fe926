import type { ListPage } from "@/lib/list-page";
import type { IndexedWord, PageListing } from "./database";
import type { AnyRecord } from "./record";

/**
 * What both databases do alike in a search, so that they find the same rows in the same order. Strings compare by code point everywhere:
 * SQLite and MongoDB compare UTF-8 bytes, which is the same order.
 */

/** How many candidates a search looks at, at most. */
export const SEARCH_CANDIDATES = 1000;

/** How many words that begin alike it reads to find them, at most: rows stuffed with such words must not make a search dear. */
export const SEARCH_ROWS = 3000;

/** How a row's words are kept beside it. Neither database searches in this text, `pageOfMatches` does. */
export const joinWords = (words: string[]): string => [...new Set(words)].join(" ");
export const splitWords = (words: string): string[] => (words === "" ? [] : words.split(" "));

/** First string that is greater than every word beginning with `prefix`: no word holds the last code point. */
export const afterPrefix = (prefix: string): string => `${prefix}\u{10ffff}`;

/** The longest word drives the search (of equally long ones the first); the others only have to match as well. */
export function drivingWord(words: string[]): { driving: string; others: string[] } | null {
  let at = -1;
  let longest = 0;
  words.forEach((word, index) => {
    const length = [...word].length;
    if (length > longest) [at, longest] = [index, length];
  });
  const driving = words[at];
  return driving === undefined ? null : { driving, others: words.filter((_, index) => index !== at) };
}

/** Gathers the distinct ids from rows that come ordered by (word, id). */
export class Candidates {
  readonly ids = new Set<string>();
  #rows = 0;
  cut = false;

  /** @returns false when no more rows are wanted */
  take(id: string): boolean {
    this.#rows += 1;
    const tooMany = this.#rows > SEARCH_ROWS || (this.ids.size === SEARCH_CANDIDATES && !this.ids.has(id));
    if (tooMany) this.cut = true;
    else this.ids.add(id);
    return !tooMany;
  }
}

/** How many of them `dropStrayWords` looks at in one step. */
export const WORDS_A_STEP = 5000;

/** Those whose row is gone or does not have the word. @param words each row's own, as `joinWords` made them, by id */
export const strayAmong = <Found extends IndexedWord>(indexed: readonly Found[], words: ReadonlyMap<string, string>): Found[] =>
  indexed.filter(({ word, id }) => !` ${words.get(id) ?? ""} `.includes(` ${word} `));

/** A candidate that meets the listing's `where`, with the value it is ordered by and, where other words were typed, its own. */
export interface Candidate {
  id: string;
  key: string;
  words: string;
}

/** The ids of one page of the matches, or null when the cursor is not among them. */
export function pageOfMatches(
  candidates: Candidate[],
  others: string[],
  { descending, limit, after, before }: Pick<PageListing<AnyRecord>, "descending" | "limit" | "after" | "before">,
): ListPage<string> | null {
  const matches = candidates
    .filter(({ words }) => others.every((prefix) => ` ${words}`.includes(` ${prefix}`)))
    .sort((a, b) => compareCodePoints(a.key, b.key) || compareCodePoints(a.id, b.id));
  if (descending) matches.reverse();
  const cursor = after ?? before;
  const at = matches.findIndex(({ id }) => id === cursor);
  if (cursor !== undefined && at === -1) return null;
  const backwards = after === undefined && before !== undefined;
  const from = backwards ? Math.max(0, at - limit) : at + 1;
  const to = backwards ? at : from + limit;
  return { items: matches.slice(from, to).map(({ id }) => id), hasPrevious: from > 0, hasNext: to < matches.length };
}

/** JavaScript's own order is by UTF-16 unit, which puts an emoji before a private-use letter. */
export function compareCodePoints(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let index = 0; index < length; index++) {
    const [left, right] = [a.charCodeAt(index), b.charCodeAt(index)];
    if (left !== right) return rank(left) - rank(right);
  }
  return a.length - b.length;
}

/** Surrogates stand for code points above every single unit. */
const rank = (unit: number): number => (unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit);
