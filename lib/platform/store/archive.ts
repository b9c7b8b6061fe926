import "server-only";
import { AppError } from "@/lib/errors";
import { type Database, type Transaction, type Where, whereId } from "./database";
import { type AnyRecord, type Index, idOf, type Row } from "./record";

/** How many rows are read at a time. */
const READ_BATCH = 500;

/** How many rows are added in one transaction. */
const ADD_BATCH = 100;

/** The sets of fields whose values must be unique together, besides the id. */
export const uniquesOf = (record: AnyRecord): readonly string[][] =>
  (record.indexes as Index[]).filter(({ unique }) => unique).map(({ fields }) => [...fields]);

/** The values of a row for one unique set of fields, as text. Null when a value is null, because null values never conflict. */
export function claimOf(row: unknown, fields: readonly string[]): string | null {
  const values = fields.map((field) => (row as Record<string, unknown>)[field]);
  return values.includes(null) ? null : JSON.stringify(values);
}

/** Every row of a record in batches, ordered by id. Each batch is read at its own time; from a snapshot, all have the same time. */
export async function* readAll<R extends AnyRecord>(db: Pick<Database, "read">, record: R): AsyncGenerator<Row<R>[]> {
  for (let after = ""; ; ) {
    const where = whereId<R>({ gt: after });
    const rows = await db.read((reader) => reader.list(record, { where: after ? where : {}, limit: READ_BATCH }));
    if (rows.length === 0) return;
    after = idOf(rows.at(-1));
    yield rows;
  }
}

async function collides(tx: Transaction, record: AnyRecord, rows: Row<AnyRecord>[]): Promise<boolean> {
  for (const fields of uniquesOf(record)) {
    const claims = rows.flatMap((row) => claimOf(row, fields) ?? []);
    if (new Set(claims).size < claims.length) return true;
    for (const claim of claims) {
      const values: unknown[] = JSON.parse(claim);
      const where = Object.fromEntries(fields.map((field, index) => [field, values[index]])) as Where<AnyRecord>;
      if (await tx.first(record, where)) return true;
    }
  }
  return false;
}

/**
 * Adds the new rows of a batch in one transaction. Duplicates are looked for before the insert, because a duplicate inside a transaction
 * may look like a temporary conflict.
 */
async function addNew(tx: Transaction, record: AnyRecord, rows: readonly Row<AnyRecord>[]): Promise<number> {
  const present = new Set((await tx.getAll(record, rows.map(idOf))).map(idOf));
  const fresh = [...new Map(rows.filter((row) => !present.has(idOf(row))).map((row) => [idOf(row), row])).values()];
  if (fresh.length === 0) return 0;
  if (await collides(tx, record, fresh)) throw new AppError("conflict", "This is taken already.");
  await tx.insertAll(record, fresh);
  return fresh.length;
}

/**
 * Inserts the rows whose id is missing, with their words, counts and change records; it does not change other rows. Each hundred rows are
 * one transaction, so an interrupted call can be repeated.
 * @returns how many rows were added
 * @throws AppError conflict when a new row has a unique value of another row
 */
export async function addAll<R extends AnyRecord>(db: Database, record: R, rows: readonly Row<R>[]): Promise<number> {
  let added = 0;
  for (let from = 0; from < rows.length; from += ADD_BATCH) {
    const batch = rows.slice(from, from + ADD_BATCH);
    added += await db.write((tx) => addNew(tx, record, batch), { unattended: true });
  }
  return added;
}
