import "server-only";
import { env } from "@/lib/env";
import type { Store } from "./port/store";

/** Next bundles a module several times into one process; the connection must still be one. */
const KEY = Symbol.for("hobbyhub.store");
const shelf = globalThis as typeof globalThis & { [KEY]?: Promise<Store> | undefined };

/**
 * The store of this process, opened at the first call. An open that failed is tried again by the next call.
 * @throws AppError unavailable
 */
export function getStore(): Promise<Store> {
  const opening = shelf[KEY] ?? open();
  shelf[KEY] = opening;
  opening.catch(() => {
    if (shelf[KEY] === opening) shelf[KEY] = undefined;
  });
  return opening;
}

/** Lets go of the store, if it was opened: the last thing a process does. */
export async function closeStore(): Promise<void> {
  const opened = shelf[KEY];
  shelf[KEY] = undefined;
  const store = await opened?.catch(() => null);
  await store?.close();
}

/** The one place that names an adapter; only the chosen one's code is loaded. */
async function open(): Promise<Store> {
  const { MONGODB_URI, DATA_DIR } = env();
  if (MONGODB_URI) return (await import("./mongo/store")).openMongoStore(MONGODB_URI);
  return (await import("./sqlite/store")).openSqliteStore(DATA_DIR);
}
