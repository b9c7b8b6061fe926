import type { ListPage } from "@/lib/list-page";
import type { IndexedWord, PageListing } from "./database";
import type { AnyRecord } from "./record";

/**
 * The part of a search that both databases share, so that they find the same rows in the same order. Strings are compared by code point:
 * SQLite and MongoDB compare UTF-8 bytes, which gives the same order.
 */

/** The most candidates that a search looks at. */
export const SEARCH_CANDIDATES = 1000;

/** The most index entries that a search reads to find candidates: rows stuffed with words of one prefix must not make it slow. */
export const SEARCH_ROWS = 3000;

/** The form in which a row's words are stored with it. The databases do not search in this text; `pageOfMatches` does. */
export const joinWords = (words: string[]): string => [...new Set(words)].join(" ");
export const splitWords = (words: string): string[] => (words === "" ? [] : words.split(" "));

/** A string greater than every word that begins with `prefix`: no word contains the last code point. */
export const afterPrefix = (prefix: string): string => `${prefix}\u{10ffff}`;

/** Candidates are looked up by the longest word (the first, if several are equally long); the other words only filter them. */
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

/** Collects the distinct ids from index entries, which come ordered by (word, id). */
export class Candidates {
  readonly ids = new Set<string>();
  #rows = 0;
  cut = false;

  /** @returns false when no more entries are needed */
  take(id: string): boolean {
    this.#rows += 1;
    const tooMany = this.#rows > SEARCH_ROWS || (this.ids.size === SEARCH_CANDIDATES && !this.ids.has(id));
    if (tooMany) this.cut = true;
    else this.ids.add(id);
    return !tooMany;
  }
}

/** How many index entries `dropStrayWords` checks in one transaction. */
export const WORDS_A_STEP = 5000;

/** The entries whose row is gone or does not have the word. @param words each row's own words by its id, in the form of `joinWords` */
export const strayAmong = <Found extends IndexedWord>(indexed: readonly Found[], words: ReadonlyMap<string, string>): Found[] =>
  indexed.filter(({ word, id }) => !` ${words.get(id) ?? ""} `.includes(` ${word} `));

/**
 * A candidate that matches the listing's `where`. `key` is the value it is ordered by; `words` is empty unless more than one word was
 * typed.
 */
export interface Candidate {
  id: string;
  key: string;
  words: string;
}

/** The ids of one page of the matches; null when the cursor is not among them. */
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

/** Compares by code point. JavaScript compares UTF-16 units, which puts an emoji before a private-use letter. */
export function compareCodePoints(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let index = 0; index < length; index++) {
    const [left, right] = [a.charCodeAt(index), b.charCodeAt(index)];
    if (left !== right) return rank(left) - rank(right);
  }
  return a.length - b.length;
}

/** Surrogates belong to code points above all single units, so they rank above them. */
const rank = (unit: number): number => (unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit);
