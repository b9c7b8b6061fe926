import "server-only";
import { readAll } from "./archive";
import { tallyName } from "./counts";
import type { Database, IndexedWord } from "./database";
import { type AnyRecord, idOf, type Tally } from "./record";

/** How many rows one transaction checks. */
const BATCH = 100;

/** What was wrong with a record and has been corrected. */
interface Repaired {
  record: string;
  rows: number;
  /** The ids of rows with wrong derived values or words. */
  rebuilt: string[];
  /** How many entries of the word index had no row with that word. */
  strayWords: number;
  /** The names of the wrong counts, as JSON of scope and key. */
  counts: string[];
}

/**
 * Rebuilds what is derived from the rows of a record (derived values, words, counts) and reports what was wrong. Run it only while no
 * server writes: a row that is added or deleted in the meantime would be counted wrongly.
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
