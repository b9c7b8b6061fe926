import type { Database } from "@/lib/platform/store/database";

const shared = globalThis as { [KEY]?: { opening?: Promise<Database> | undefined } };
const KEY = Symbol.for("hobbyhub.database");

/** Lets the commands of this process, which open their database themselves, find this one meanwhile. */
export async function withDatabase<T>(db: Database, task: () => Promise<T>): Promise<T> {
  const current = shared[KEY] ?? {};
  const before = current.opening;
  current.opening = Promise.resolve(db);
  try {
    return await task();
  } finally {
    current.opening = before;
  }
}
