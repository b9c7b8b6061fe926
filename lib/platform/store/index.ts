import "server-only";
import { env } from "@/lib/env";
import type { Database, Transaction } from "./database";
import type { AnyRecord } from "./record";

/** Next bundles a module several times into one process; the connection must still be one. */
const KEY = Symbol.for("hobbyhub.database");
interface Declared {
  records: readonly AnyRecord[];
  upgrade?: ((db: Database) => Promise<void>) | undefined;
  opening?: Promise<Database> | undefined;
}
const shared = globalThis as typeof globalThis & { [KEY]?: Declared };

/**
 * Says, before the first use, which records there are: the machinery knows no noun by itself.
 * @param upgrade what the nouns do to rows of an older version before anybody reads them; it may run many times
 */
export function declareRecords(records: readonly AnyRecord[], upgrade?: (db: Database) => Promise<void>): void {
  shared[KEY] = { ...shared[KEY], records, upgrade };
}

function declared(): Declared {
  if (!shared[KEY]) throw new Error("No records were declared: import lib/records first.");
  return shared[KEY];
}

/** What is kept here, in the order of an import. */
export const declaredRecords = (): readonly AnyRecord[] => declared().records;

/** Takes away every row that refers to this one, whatever room it belongs to; a row that others refer to goes after them. */
export async function deleteReferring(tx: Transaction, { name }: AnyRecord, id: string): Promise<void> {
  for (const record of declaredRecords().toReversed())
    for (const { field, to } of record.references) if (to === name) await tx.deleteAll(record, { [field]: id });
}

/**
 * The database of this process, opened at the first call. An open that failed is tried again by the next call.
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

/** How long to wait before a store that was away at the start is asked again. */
const AGAIN_MS = 15_000;

/**
 * Does what a process has to do at its start. While the store is away it tries again and again, in the background; a process that has
 * nothing else to do ends all the same. `missed` is called with each failure.
 */
export async function beginWith(task: (db: Database) => Promise<void>, missed: (error: unknown) => void): Promise<void> {
  try {
    await task(await database());
  } catch (error) {
    missed(error);
    setTimeout(() => void beginWith(task, missed), AGAIN_MS).unref();
  }
}

/** Lets go of the database, if it was opened: the last thing a process does. */
export async function closeDatabase(): Promise<void> {
  const current = shared[KEY];
  const opened = await current?.opening?.catch(() => null);
  if (current) current.opening = undefined;
  await opened?.close();
}

/** The one place that names an adapter; only the chosen one's code is loaded. */
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
