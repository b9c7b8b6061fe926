import type { Group } from "@/lib/groups/schema";
import { type GroupSearch, SEARCH_CANDIDATES, SEARCH_ROWS } from "./port/groups";
import { tokenize } from "./tokenize";

/**
 * What both adapters do alike, so that they find the same groups in the same order. Strings compare by code point everywhere:
 * SQLite and MongoDB compare UTF-8 bytes, which is the same order.
 */

/** What a list of names is sorted by. */
export const nameKey = (groupName: string): string => groupName.normalize("NFC").toLowerCase().normalize("NFC");

/** The words a group is found by. */
export const wordsOf = (group: Pick<Group, "groupName" | "hobbyCategory" | "location" | "description">): string[] =>
  tokenize(`${group.groupName} ${group.hobbyCategory} ${group.location} ${group.description}`);

/** How a group's words are kept beside it. Neither adapter searches in this text, `matches` does. */
export const joinWords = (words: string[]): string => words.join(" ");
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

/** Gathers the distinct groups from rows that come ordered by (word, group id). */
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

export interface Candidate {
  id: string;
  nameKey: string;
  createdAt: string;
  category: string;
  ownerId: string;
  words: string;
}

/** A search without the words that found the candidates. */
export type Wanted = Omit<GroupSearch, "words"> & { others: string[] };

/** The ids of one page of the matches, or null when the cursor is not among them. */
export function pageOfMatches(candidates: Candidate[], { others, category, ownerId, sort, limit, after, before }: Wanted) {
  const key = sort === "newest" ? "createdAt" : "nameKey";
  const matches = candidates
    .filter((group) => (category === undefined || group.category === category) && (ownerId === undefined || group.ownerId === ownerId))
    .filter(({ words }) => matchesAll(` ${words}`, others))
    .sort((a, b) => compareCodePoints(a[key], b[key]) || compareCodePoints(a.id, b.id));
  if (sort !== "az") matches.reverse();
  const cursor = after ?? before;
  const at = matches.findIndex(({ id }) => id === cursor);
  if (cursor !== undefined && at === -1) return null;
  const backwards = after === undefined && before !== undefined;
  const from = backwards ? Math.max(0, at - limit) : at + 1;
  const to = backwards ? at : from + limit;
  return { ids: matches.slice(from, to).map(({ id }) => id), hasPrevious: from > 0, hasNext: to < matches.length };
}

const matchesAll = (words: string, prefixes: string[]): boolean => prefixes.every((prefix) => words.includes(` ${prefix}`));

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
