import type { Adapter } from "next-auth/adapters";
import type { Cursor, ListPage } from "@/lib/list-page";
import type { NewUser } from "./auth-adapter";
import type { ChangeStore, Topic } from "./changes";
import type { LimitStore } from "./limits";
import { type AnyRecord, type Index, idOf, type Row } from "./record";

type Value = string | number | boolean | null;

/** A value to be equal to, or a comparison. Text compares by byte. */
type Condition<T> = T | { in: readonly T[] } | { not: T } | { gt?: T; gte?: T; lt?: T; lte?: T };

/** All of it holds; a field that is `undefined` asks nothing. */
export type Where<R extends AnyRecord> = { [Field in keyof Row<R>]?: Condition<Row<R>[Field]> | undefined } & {
  [Field in R["derived"][number]]?: Condition<string> | undefined;
};

/** The fields a list can be ordered by: the record's own and what is derived from them. */
type Key<R extends AnyRecord> = (keyof Row<R> & string) | R["derived"][number];

/** By the id, which every record has: one that is known only in general is not typed as having it. */
export const whereId = <R extends AnyRecord>(_id: Condition<string>): Where<R> => ({ _id }) as unknown as Where<R>;

export interface Order<R extends AnyRecord> {
  by: Key<R>;
  descending?: boolean;
}

export interface Listing<R extends AnyRecord> extends Partial<Order<R>> {
  where?: Where<R>;
  limit?: number;
}

/** Some fields of each row, for long lists of wide rows. */
export interface Excerpt<R extends AnyRecord, Field extends keyof Row<R>> extends Listing<R> {
  fields: readonly Field[];
}

export interface PageListing<R extends AnyRecord> extends Order<R>, Cursor {
  where?: Where<R>;
  limit: number;
}

export interface Search<R extends AnyRecord> extends PageListing<R> {
  /** From `tokenize`: each must begin a word of the row. */
  words: string[];
}

/** A kept count, and when one of its rows last came, changed or went (ISO 8601; empty where nothing was written since it is kept). */
export interface Count {
  total: number;
  changedAt: string;
}

/** Reads. An id that is not 24 hexadecimal digits is simply not found. */
export interface Reader {
  get<R extends AnyRecord>(record: R, id: string): Promise<Row<R> | null>;
  /** The rows of these ids, in this order; an id without a row is left out. */
  getAll<R extends AnyRecord>(record: R, ids: readonly string[]): Promise<Row<R>[]>;
  first<R extends AnyRecord>(record: R, where: Where<R>, order?: Order<R>): Promise<Row<R> | null>;
  /** By id unless an order is given; equal values fall back on the id. */
  list<R extends AnyRecord>(record: R, listing?: Listing<R>): Promise<Row<R>[]>;
  /** The same with some fields only: a wide row costs as much as finding it does. */
  excerpts<R extends AnyRecord, Field extends keyof Row<R> & string>(record: R, listing: Excerpt<R, Field>): Promise<Pick<Row<R>, Field>[]>;
  /** By keyset, at the cost of the page whatever the size of the list. Null when the cursor is not in this very list. */
  page<R extends AnyRecord>(record: R, listing: PageListing<R>): Promise<ListPage<Row<R>> | null>;
  count<R extends AnyRecord>(record: R, where: Where<R>): Promise<number>;
  /**
   * Matches in the given order. Candidates are the first `SEARCH_CANDIDATES` rows among the first `SEARCH_ROWS` pairs of (word, id) whose
   * word begins with the longest typed one; both databases therefore cut at the same place, and `cut` says that they did. Null when the
   * cursor is not among the matches.
   */
  search<R extends AnyRecord>(record: R, search: Search<R>): Promise<(ListPage<Row<R>> & { cut: boolean }) | null>;
  /** The counts of a scope by key; one that is zero is among them as long as its moment is known. */
  counts(record: AnyRecord, scope: string): Promise<Map<string, Count>>;
}

/** One row of the words' index. */
export interface IndexedWord {
  word: string;
  id: string;
}

/**
 * One atomic step. Every write of a row keeps its derived values, words and counts true and records the topics it made stale, in the
 * same step.
 */
export interface Transaction extends Reader {
  insert<R extends AnyRecord>(record: R, row: Row<R>): Promise<void>;
  insertAll<R extends AnyRecord>(record: R, rows: readonly Row<R>[]): Promise<void>;
  /** Leaves out rows whose value of this unique field is taken, by another of them or by one that is there. */
  insertMissing<R extends AnyRecord>(record: R, rows: readonly Row<R>[], unique: keyof Row<R> & string): Promise<void>;
  /** An equal value is not a change. */
  update<R extends AnyRecord>(record: R, id: string, set: Partial<Row<R>>): Promise<"missing" | "same" | "changed">;
  /** The row that went, or null. */
  delete<R extends AnyRecord>(record: R, id: string): Promise<Row<R> | null>;
  /** @returns how many rows went */
  deleteAll<R extends AnyRecord>(record: R, where: Where<R>): Promise<number>;
  /**
   * Reads a row and keeps every other step from changing it until this one ends: what is decided from it stays true. Two steps that
   * lock the same row take turns.
   */
  lock<R extends AnyRecord>(record: R, id: string): Promise<Row<R> | null>;
  /** Records topics beyond those of the rows. */
  stale(topics: readonly Topic[]): Promise<void>;
  /** Makes what follows from a row what it should be: derived values, words that are missing. @returns whether anything was wrong */
  rebuild<R extends AnyRecord>(record: R, row: Row<R>): Promise<boolean>;
  /**
   * Looks at some words of the index, in the order of (word, id), and takes away those whose row is gone or does not have them.
   * @param after the last one that was looked at before
   * @returns how many were taken away, and the last one that was looked at; null at the end
   */
  dropStrayWords(record: AnyRecord, after: IndexedWord | null): Promise<{ dropped: number; last: IndexedWord | null }>;
  /** Takes away all counts of a scope: what it was about is gone. */
  dropCounts(record: AnyRecord, scope: string): Promise<void>;
  /** Sets the counts of a record by `scope` and `key` as JSON, all others to nothing. @returns the names of those that were wrong */
  recount(record: AnyRecord, totals: ReadonlyMap<string, number>): Promise<string[]>;
}

interface WriteOptions {
  /**
   * Steps of this process with the same key that wait at the same moment share one transaction, one after the other: name what they would
   * contend for (a group's id). A step that refuses by an `AppError` must do so before its first write.
   */
  key?: string;
  /** Nobody waits for this step (an import), or it is rare and may be large (the end of a group): it takes its time, and lets others read meanwhile. */
  unattended?: boolean;
  /**
   * A power cut may take this step back, with everything after it, as if it had not happened yet: for what is then done again. A killed
   * process loses nothing. It spares SQLite the flush to disk, during which nobody else is served.
   */
  repeatable?: boolean;
}

export interface Snapshot {
  read<T>(task: (reader: Reader) => Promise<T>): Promise<T>;
  /** Whether the database let go of the moment, since a read took too long: reads see what is there by then. */
  lost(): boolean;
  close(): Promise<void>;
}

/**
 * The database of this process: SQLite or MongoDB behind one set of sentences. Ids are 24 hexadecimal digits in lower case. Everything
 * throws AppError `unavailable` when the database cannot be reached or is locked for longer than a person would wait, and AppError
 * `conflict` for a duplicate of a unique value; no driver's error or type escapes.
 */
export interface Database {
  read<T>(task: (reader: Reader) => Promise<T>): Promise<T>;
  /** All of the task's writes or none. The task may run several times and awaits nothing but its transaction. */
  write<T>(task: (transaction: Transaction) => Promise<T>, options?: WriteOptions): Promise<T>;
  /**
   * How many people a step of a long work that has just begun is about: SQLite serves nobody else at the end of one, so it takes more
   * only where requests take long; MongoDB is a network away each time.
   */
  batch(): number;
  /** Everything as of this moment, for a long read (a backup), until it is closed. */
  snapshot(): Promise<Snapshot>;
  changes: ChangeStore;
  limits: LimitStore;
  /** What next-auth reads and writes users and provider links through. */
  authAdapter(newUser: NewUser): Adapter;
  /** Resolves when the database answers. @throws AppError unavailable */
  ping(): Promise<void>;
  /** Resolves when the database takes writes. @throws AppError unavailable, also on a full disk */
  ready(): Promise<void>;
  close(): Promise<void>;
}

/** A comparison taken apart, for both databases alike. */
export type Test = { operator: "=" | "!=" | ">" | ">=" | "<" | "<="; value: Value } | { operator: "in"; value: readonly Value[] };

const OPERATORS = { not: "!=", gt: ">", gte: ">=", lt: "<", lte: "<=" } as const;

/** The tests of a `Where`, field by field; an equality for a plain value. */
export function testsOf(where: object | undefined): [field: string, test: Test][] {
  return Object.entries(where ?? {}).flatMap(([field, condition]: [string, unknown]): [string, Test][] => {
    if (condition === undefined) return [];
    if (condition === null || typeof condition !== "object") return [[field, { operator: "=", value: condition as Value }]];
    return Object.entries(condition).flatMap(([word, value]): [string, Test][] => {
      if (value === undefined) return [];
      if (word === "in") return [[field, { operator: "in", value: value as Value[] }]];
      return [[field, { operator: OPERATORS[word as keyof typeof OPERATORS], value: value as Value }]];
    });
  });
}

/** Whether two rows of such a list may stand at the same place: not where a unique index holds what is asked for and what orders it. */
export function mayTie(record: AnyRecord, where: object | undefined, by: string): boolean {
  const told = new Set([by, ...testsOf(where).flatMap(([field, test]) => (test.operator === "=" && test.value !== null ? [field] : []))]);
  return !(record.indexes as Index[]).some(({ unique, fields }) => unique && fields.every((field) => told.has(field)));
}

/** The rows of these ids in the order of the ids; an id without a row is left out. */
export function inOrder<T>(ids: readonly string[], rows: readonly T[]): T[] {
  const byId = new Map(rows.map((row): [string, T] => [idOf(row), row]));
  return ids.flatMap((id): T[] => {
    const row = byId.get(id);
    return row === undefined ? [] : [row];
  });
}
