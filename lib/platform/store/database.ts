import type { Adapter } from "next-auth/adapters";
import type { Cursor, ListPage } from "@/lib/list-page";
import type { NewUser } from "./auth-adapter";
import type { ChangeStore, Topic } from "./changes";
import type { LimitStore } from "./limits";
import { type AnyRecord, type Index, idOf, type Row } from "./record";

type Value = string | number | boolean | null;

/** A value to be equal to, or a comparison. Text is compared byte by byte. */
type Condition<T> = T | { in: readonly T[] } | { not: T } | { gt?: T; gte?: T; lt?: T; lte?: T };

/** All conditions must hold; a field that is `undefined` sets no condition. */
export type Where<R extends AnyRecord> = { [Field in keyof Row<R>]?: Condition<Row<R>[Field]> | undefined } & {
  [Field in R["derived"][number]]?: Condition<string> | undefined;
};

/** The fields that can order a list: the record's own fields and its derived values. */
type Key<R extends AnyRecord> = (keyof Row<R> & string) | R["derived"][number];

/** A condition on the id. Every record has an id, but the type `AnyRecord` does not show it. */
export const whereId = <R extends AnyRecord>(_id: Condition<string>): Where<R> => ({ _id }) as unknown as Where<R>;

export interface Order<R extends AnyRecord> {
  by: Key<R>;
  descending?: boolean;
}

export interface Listing<R extends AnyRecord> extends Partial<Order<R>> {
  where?: Where<R>;
  limit?: number;
}

/** Reads only some fields of each row, for long lists of wide rows. */
export interface Excerpt<R extends AnyRecord, Field extends keyof Row<R>> extends Listing<R> {
  fields: readonly Field[];
}

export interface PageListing<R extends AnyRecord> extends Order<R>, Cursor {
  where?: Where<R>;
  limit: number;
}

export interface Search<R extends AnyRecord> extends PageListing<R> {
  /** From `tokenize`: a match has, for each of them, a word that begins with it. */
  words: string[];
}

/** A stored count, and when one of its rows was last added, changed or deleted (ISO 8601; empty when none was since counting began). */
export interface Count {
  total: number;
  changedAt: string;
}

/** Read methods. An id that is not 24 hexadecimal digits finds nothing. */
export interface Reader {
  get<R extends AnyRecord>(record: R, id: string): Promise<Row<R> | null>;
  /** The rows of these ids, in the order of the ids; an id without a row is left out. */
  getAll<R extends AnyRecord>(record: R, ids: readonly string[]): Promise<Row<R>[]>;
  first<R extends AnyRecord>(record: R, where: Where<R>, order?: Order<R>): Promise<Row<R> | null>;
  /** Ordered by id unless an order is given; rows with equal values are ordered by id. */
  list<R extends AnyRecord>(record: R, listing?: Listing<R>): Promise<Row<R>[]>;
  /** Like `list`, with some fields only: to read a wide row costs as much as to find it. */
  excerpts<R extends AnyRecord, Field extends keyof Row<R> & string>(record: R, listing: Excerpt<R, Field>): Promise<Pick<Row<R>, Field>[]>;
  /** Keyset pagination: the cost depends on the page, not on the list. Null when the cursor's row is not in this list. */
  page<R extends AnyRecord>(record: R, listing: PageListing<R>): Promise<ListPage<Row<R>> | null>;
  count<R extends AnyRecord>(record: R, where: Where<R>): Promise<number>;
  /**
   * The matches in the given order. Candidates are at most `SEARCH_CANDIDATES` rows, found among the first `SEARCH_ROWS` pairs of (word,
   * id) whose word begins with the longest typed word. So both databases stop at the same candidate, and `cut` tells that they stopped.
   * Null when the cursor is not among the matches.
   */
  search<R extends AnyRecord>(record: R, search: Search<R>): Promise<(ListPage<Row<R>> & { cut: boolean }) | null>;
  /** The counts of a scope, by key. A count of zero is included while its `changedAt` is stored. */
  counts(record: AnyRecord, scope: string): Promise<Map<string, Count>>;
}

/** An entry of the word index. */
export interface IndexedWord {
  word: string;
  id: string;
}

/** A transaction. Each write of a row also updates its derived values, words and counts and records the topics that became stale. */
export interface Transaction extends Reader {
  insert<R extends AnyRecord>(record: R, row: Row<R>): Promise<void>;
  insertAll<R extends AnyRecord>(record: R, rows: readonly Row<R>[]): Promise<void>;
  /** Leaves out rows whose value of this unique field is taken, by another of these rows or by a stored row. */
  insertMissing<R extends AnyRecord>(record: R, rows: readonly Row<R>[], unique: keyof Row<R> & string): Promise<void>;
  /** Returns "same" when all given values equal the stored ones. */
  update<R extends AnyRecord>(record: R, id: string, set: Partial<Row<R>>): Promise<"missing" | "same" | "changed">;
  /** Returns the deleted row, or null. */
  delete<R extends AnyRecord>(record: R, id: string): Promise<Row<R> | null>;
  /** @returns how many rows were deleted */
  deleteAll<R extends AnyRecord>(record: R, where: Where<R>): Promise<number>;
  /**
   * Reads a row and keeps every other transaction from changing it until this one ends, so that a decision based on it stays valid. Two
   * transactions that lock the same row run one after the other.
   */
  lock<R extends AnyRecord>(record: R, id: string): Promise<Row<R> | null>;
  /** Records topics besides those that follow from the rows. */
  stale(topics: readonly Topic[]): Promise<void>;
  /** Corrects what is derived from a row: derived values and missing words. @returns whether anything was wrong */
  rebuild<R extends AnyRecord>(record: R, row: Row<R>): Promise<boolean>;
  /**
   * Checks some entries of the word index, ordered by (word, id), and deletes those whose row is gone or does not have the word.
   * @param after the last entry that was checked before
   * @returns how many were deleted, and the last entry that was checked; null at the end
   */
  dropStrayWords(record: AnyRecord, after: IndexedWord | null): Promise<{ dropped: number; last: IndexedWord | null }>;
  /** Deletes all counts of a scope, because the thing they count is gone. */
  dropCounts(record: AnyRecord, scope: string): Promise<void>;
  /** Sets the counts of a record, named as JSON of scope and key; all other counts become 0. @returns the names of the wrong counts */
  recount(record: AnyRecord, totals: ReadonlyMap<string, number>): Promise<string[]>;
}

interface WriteOptions {
  /**
   * Transactions of this process that wait with the same key share one transaction, one after the other. The key names what they would
   * conflict over (a group's id). A task that throws is undone alone. On MongoDB the others start again without it if it has written by
   * then, so a task should refuse before its first write where it can.
   */
  key?: string;
  /**
   * No request waits for this transaction (an import), or it is rare and may be large (the deletion of a group). It may take long, and lets
   * other requests read in between.
   */
  unattended?: boolean;
  /**
   * A power failure may undo this transaction and all later ones; use it only for work that is then done again. If the process is killed,
   * nothing is lost. It saves SQLite the flush to disk, which blocks all other requests.
   */
  repeatable?: boolean;
}

export interface Snapshot {
  read<T>(task: (reader: Reader) => Promise<T>): Promise<T>;
  /** Whether the database dropped the snapshot because a read took too long. Later reads see the present data. */
  lost(): boolean;
  close(): Promise<void>;
}

/**
 * The database of this process, SQLite or MongoDB behind one interface. Ids are 24 hexadecimal digits in lower case. Every method throws
 * AppError `unavailable` when the database cannot be reached or stays locked for longer than a person would wait, and AppError `conflict`
 * for a duplicate of a unique value. No error or type of a driver leaves the adapter.
 */
export interface Database {
  read<T>(task: (reader: Reader) => Promise<T>): Promise<T>;
  /** Commits all writes of the task or none. The task may run several times, and must await nothing but its transaction. */
  write<T>(task: (transaction: Transaction) => Promise<T>, options?: WriteOptions): Promise<T>;
  /**
   * How many rows (or people) one transaction of a long piece of work should handle. SQLite blocks other requests during a commit, so its
   * number is small unless requests are slow. With MongoDB each transaction costs network round trips.
   */
  batch(): number;
  /** All data as of now, for a long read (a backup), until it is closed. */
  snapshot(): Promise<Snapshot>;
  changes: ChangeStore;
  limits: LimitStore;
  /** The adapter through which next-auth reads and writes users and their provider links. */
  authAdapter(newUser: NewUser): Adapter;
  /** Resolves when the database answers. @throws AppError unavailable */
  ping(): Promise<void>;
  /** Resolves when the database accepts writes. @throws AppError unavailable, also when the disk is full */
  ready(): Promise<void>;
  close(): Promise<void>;
}

/** One comparison of a `Where`, in a form that both adapters read. */
export type Test = { operator: "=" | "!=" | ">" | ">=" | "<" | "<="; value: Value } | { operator: "in"; value: readonly Value[] };

const OPERATORS = { not: "!=", gt: ">", gte: ">=", lt: "<", lte: "<=" } as const;

/** The comparisons of a `Where`, field by field; a plain value becomes an equality. */
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

/**
 * Whether two rows of such a list can have the same value of `by`. They cannot when the fields of a unique index are all fixed by `where`
 * or used for the order.
 */
export function mayTie(record: AnyRecord, where: object | undefined, by: string): boolean {
  const told = new Set([by, ...testsOf(where).flatMap(([field, test]) => (test.operator === "=" && test.value !== null ? [field] : []))]);
  return !(record.indexes as Index[]).some(({ unique, fields }) => unique && fields.every((field) => told.has(field)));
}

/** The rows in the order of the ids; an id without a row is left out. */
export function inOrder<T>(ids: readonly string[], rows: readonly T[]): T[] {
  const byId = new Map(rows.map((row): [string, T] => [idOf(row), row]));
  return ids.flatMap((id): T[] => {
    const row = byId.get(id);
    return row === undefined ? [] : [row];
  });
}
