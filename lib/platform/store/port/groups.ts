import type { CategoryCounts, Group, GroupEdit, GroupSort, HobbyCategory, ListPage } from "@/lib/groups/schema";

export type NewGroup = Omit<Group, "_id" | "createdAt">;

/** Where a page of a list begins. `after` and `before` are ids of groups in that list; at most one of them is given. */
export interface Cursor {
  after?: string;
  before?: string;
}

export interface GroupListing extends Cursor {
  /** Names compare by code point of their lower-case form; equal names and times fall back on the id. */
  sort: GroupSort;
  limit: number;
  category?: HobbyCategory;
  ownerId?: string;
}

export interface GroupSearch extends Cursor {
  /** From `tokenize`: each must begin a word of the group's name, category, location or description. */
  words: string[];
  sort: GroupSort;
  limit: number;
  category?: HobbyCategory;
  ownerId?: string;
}

/** A page of matches; `cut` when more words or groups began with the longest word than the search looks at. */
export type GroupMatches = ListPage<Group> & { cut: boolean };

/** How many candidates a search looks at, at most. */
export const SEARCH_CANDIDATES = 1000;

/** How many words that begin alike it reads to find them, at most: groups stuffed with such words must not make a search dear. */
export const SEARCH_ROWS = 3000;

/**
 * Every write records the topics it made stale (`groups` and `group:<id>`) and keeps the words, the counters and their moments true, all in one
 * atomic step: all of it happened, or none. An id that is not 24 hexadecimal digits is simply not found.
 */
export interface GroupStore {
  create(group: NewGroup): Promise<Group>;

  findById(id: string): Promise<Group | null>;

  /**
   * A page of groups by keyset, at the cost of the page whatever the size of the list.
   * Null when `after` or `before` names a group that is not in this very list (its category, its owner).
   */
  list(listing: GroupListing): Promise<ListPage<Group> | null>;

  /**
   * Matches in the order of `sort`. Candidates are the first `SEARCH_CANDIDATES` groups among the first `SEARCH_ROWS` pairs of (word, id)
   * whose word begins with the longest typed word; both adapters therefore cut at the same place. Null when the cursor is not among
   * the matches.
   */
  search(search: GroupSearch): Promise<GroupMatches | null>;

  /** The newest group of each category, newest first, six at most. */
  featured(): Promise<Group[]>;

  /**
   * Changes only the given fields; an equal value is not a modification. The last write wins.
   * Atomic with its change record: every page that shows this group goes stale, or nothing happened.
   */
  update(id: string, edit: GroupEdit): Promise<{ matchedCount: 0 | 1; modifiedCount: 0 | 1 }>;

  delete(id: string): Promise<{ deletedCount: 0 | 1 }>;

  /** Groups per category, of one person or of everybody: from counters, not by counting. */
  counts(ownerId?: string): Promise<CategoryCounts>;

  /**
   * When a group of each category was last added, changed or deleted (for a move: in both categories), ISO 8601; from the counters, and
   * also for a category whose last group is gone. A moment never goes back. Absent where nothing was written since the store keeps it.
   */
  changedAt(): Promise<Partial<Record<HobbyCategory, string>>>;
}
