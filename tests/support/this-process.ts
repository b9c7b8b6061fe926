import type { Database } from "@/lib/platform/store/database";

const shared = globalThis as { [KEY]?: { opening?: Promise<Database> | undefined } };
const KEY = Symbol.for("hobbyhub.database");

/** Makes the commands of this process, which open their database themselves, use this database during the task. */
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
