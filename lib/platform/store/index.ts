import "server-only";
import { env } from "@/lib/env";
import type { Database, Transaction } from "./database";
import type { AnyRecord } from "./record";

/** Next bundles a module several times into one process; all copies must use the same connection. */
const KEY = Symbol.for("hobbyhub.database");
interface Declared {
  records: readonly AnyRecord[];
  upgrade?: ((db: Database) => Promise<void>) | undefined;
  opening?: Promise<Database> | undefined;
}
const shared = globalThis as typeof globalThis & { [KEY]?: Declared };

/**
 * Tells the store which records there are; call it before the first use. lib/platform itself knows no noun.
 * @param upgrade the rooms' own changes to rows of an older version, before the first read; it may run many times
 */
export function declareRecords(records: readonly AnyRecord[], upgrade?: (db: Database) => Promise<void>): void {
  shared[KEY] = { ...shared[KEY], records, upgrade };
}

function declared(): Declared {
  if (!shared[KEY]) throw new Error("No records were declared: import lib/records first.");
  return shared[KEY];
}

/** The declared records, in the order of an import. */
export const declaredRecords = (): readonly AnyRecord[] => declared().records;

/**
 * Deletes every row that refers to this one, in whatever room. The records are processed in reverse, so a row is deleted after the rows
 * that refer to it.
 */
export async function deleteReferring(tx: Transaction, { name }: AnyRecord, id: string): Promise<void> {
  for (const record of declaredRecords().toReversed())
    for (const { field, to } of record.references) if (to === name) await tx.deleteAll(record, { [field]: id });
}

/**
 * The database of this process, opened by the first call. After a failure the next call tries again.
 * @throws AppError unavailable
 */
export function database(): Promise<Database> {
  const current = declared();
  if (current.opening) return current.opening;
  const opening = open(current);
  current.opening = opening;
  opening.catch(() => {
    if (current.opening === opening) current.opening = undefined;
  });
  return opening;
}

/** The time between two tries when the store was unavailable at the start. */
const AGAIN_MS = 15_000;

/**
 * Runs the start-up task of a process. While it fails, it is retried in the background; the timer does not keep a process alive that has
 * nothing else to do. `missed` is called with each error.
 */
export async function beginWith(task: (db: Database) => Promise<void>, missed: (error: unknown) => void): Promise<void> {
  try {
    await task(await database());
  } catch (error) {
    missed(error);
    setTimeout(() => void beginWith(task, missed), AGAIN_MS).unref();
  }
}

/** Closes the database if it was opened. It is the last step of a process. */
export async function closeDatabase(): Promise<void> {
  const current = shared[KEY];
  const opened = await current?.opening?.catch(() => null);
  if (current) current.opening = undefined;
  await opened?.close();
}

/** The only place that names the adapters; only the code of the chosen one is loaded. */
async function openAdapter(records: readonly AnyRecord[]): Promise<Database> {
  const { MONGODB_URI, DATA_DIR } = env();
  if (MONGODB_URI) return (await import("./mongo/database")).openMongo(MONGODB_URI, records);
  return (await import("./sqlite/database")).openSqlite(DATA_DIR);
}

async function open({ records, upgrade }: Declared): Promise<Database> {
  const db = await openAdapter(records);
  try {
    await upgrade?.(db);
  } catch (error) {
    await db.close();
    throw error;
  }
  return db;
}
