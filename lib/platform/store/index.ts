import "server-only";
import { env } from "@/lib/env";
import type { Database } from "./database";
import type { AnyRecord } from "./record";

/** Next bundles a module several times into one process; the connection must still be one. */
const KEY = Symbol.for("hobbyhub.database");
const shared = globalThis as typeof globalThis & { [KEY]?: { records: readonly AnyRecord[]; opening?: Promise<Database> | undefined } };

/** Says, before the first use, which records there are: the machinery knows no noun by itself. */
export function declareRecords(records: readonly AnyRecord[]): void {
  shared[KEY] = { ...shared[KEY], records };
}

/**
 * The database of this process, opened at the first call. An open that failed is tried again by the next call.
 * @throws AppError unavailable
 */
export function database(): Promise<Database> {
  const current = shared[KEY];
  if (!current) throw new Error("No records were declared: import lib/records first.");
  const opening = current.opening ?? open(current.records);
  current.opening = opening;
  opening.catch(() => {
    if (current.opening === opening) current.opening = undefined;
  });
  return opening;
}

/** Lets go of the database, if it was opened: the last thing a process does. */
export async function closeDatabase(): Promise<void> {
  const current = shared[KEY];
  const opened = await current?.opening?.catch(() => null);
  if (current) current.opening = undefined;
  await opened?.close();
}

/** The one place that names an adapter; only the chosen one's code is loaded. */
async function open(records: readonly AnyRecord[]): Promise<Database> {
  const { MONGODB_URI, DATA_DIR } = env();
  if (MONGODB_URI) return (await import("./mongo/database")).openMongo(MONGODB_URI, records);
  return (await import("./sqlite/database")).openSqlite(DATA_DIR);
}
