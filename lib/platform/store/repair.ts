import "server-only";
import { readAll } from "./archive";
import { tallyName } from "./counts";
import type { Database, IndexedWord } from "./database";
import { type AnyRecord, idOf, type Tally } from "./record";

/** How many rows are looked at in one step. */
const BATCH = 100;

/** What was wrong with a record, and is mended. */
interface Repaired {
  record: string;
  rows: number;
  /** Ids of rows whose derived values or words were not what they should be. */
  rebuilt: string[];
  /** Words in the index of rows that are gone or do not have them. */
  strayWords: number;
  /** Counts that did not equal the rows, as JSON of scope and key. */
  counts: string[];
}

/**
 * Rebuilds what follows from the rows of a record (derived values, words, counts) and says what was wrong. To be run while no server
 * writes: a row that comes or goes in the middle would be counted wrongly.
 */
export async function repair(db: Database, record: AnyRecord): Promise<Repaired> {
  const rebuilt: string[] = [];
  const totals = new Map<string, number>();
  let rows = 0;
  for await (const found of readAll(db, record)) {
    rows += found.length;
    for (const row of found)
      for (const tally of record.tally(row) as Tally[]) totals.set(tallyName(tally), (totals.get(tallyName(tally)) ?? 0) + 1);
    for (let from = 0; from < found.length; from += BATCH) {
      const wrong = await db.write(
        async (tx) => {
          const ids: string[] = [];
          for (const row of found.slice(from, from + BATCH)) if (await tx.rebuild(record, row)) ids.push(idOf(row));
          return ids;
        },
        { unattended: true },
      );
      rebuilt.push(...wrong);
    }
  }
  const strayWords = record.hasWords ? await dropStrayWords(db, record) : 0;
  const counts = await db.write((tx) => tx.recount(record, totals), { unattended: true });
  return { record: record.name, rows, rebuilt, strayWords, counts };
}

async function dropStrayWords(db: Database, record: AnyRecord): Promise<number> {
  let total = 0;
  let after: IndexedWord | null = null;
  do {
    const { dropped, last } = await db.write((tx) => tx.dropStrayWords(record, after), { unattended: true });
    total += dropped;
    after = last;
  } while (after);
  return total;
}
