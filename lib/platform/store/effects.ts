import type { AnyRecord, Row, Tally } from "./record";

/** What else a change of one row changes, the same on both databases. */
export interface Effects {
  /** The words that no longer find the row, and the new ones. */
  dropped: string[];
  added: string[];
  /** An increment of 0 counts too, because a count also stores the time of its last change. */
  tallies: (Tally & { by: -1 | 0 | 1 })[];
  topics: string[];
}

const sameTally = (a: Tally, b: Tally): boolean => a.scope === b.scope && a.key === b.key;

/** @param stored the words in the index; an older version may have found other words in the same text */
export function effectsOf<R extends AnyRecord>(record: R, before: Row<R> | null, after: Row<R> | null, stored: string[]): Effects {
  const fresh = after ? record.words(after) : [];
  const [old, now] = [new Set(stored), new Set(fresh)];
  const [left, joined]: [Tally[], Tally[]] = [before ? record.tally(before) : [], after ? record.tally(after) : []];
  return {
    dropped: [...old].filter((word) => !now.has(word)),
    added: [...now].filter((word) => !old.has(word)),
    tallies: [
      ...left.map((tally) => ({ ...tally, by: joined.some((other) => sameTally(tally, other)) ? (0 as const) : (-1 as const) })),
      ...joined.filter((tally) => !left.some((other) => sameTally(tally, other))).map((tally) => ({ ...tally, by: 1 as const })),
    ],
    topics: [...new Set([...(before ? record.stale(before) : []), ...(after ? record.stale(after) : [])])],
  };
}

/** More topics than this in one transaction are recorded as "everything" (`*`). */
const NAMED_TOPICS = 101;

/** The distinct topics of many rows. */
export function topicsOf(topics: Iterable<string>): string[] {
  const distinct = [...new Set(topics)];
  return distinct.length > NAMED_TOPICS ? ["*"] : distinct;
}

/** The row after the edit; null when every given value equals the present one. */
export function edited<Value extends object>(row: Value, set: Partial<Value>): Value | null {
  const given = Object.fromEntries(Object.entries(set).filter(([, value]) => value !== undefined)) as Partial<Value>;
  const keys = Object.keys(given) as (keyof Value)[];
  const same = keys.every((key) => row[key] === given[key] || JSON.stringify(row[key]) === JSON.stringify(given[key]));
  return same ? null : { ...row, ...given };
}
