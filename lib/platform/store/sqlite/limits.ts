import type { Database } from "better-sqlite3";
import { RateLimiterSQLite } from "rate-limiter-flexible";
import { type LimitStore, limitStore } from "../limits";
import { openFile } from "./connection";

const TABLE = "limits";
const SWEEP_EVERY = 1000;

/** The counters have a file of their own: then they need no flush to disk and do not change the `data_version` of the main file. */
export async function sqliteLimits(directory: string): Promise<LimitStore & { close(): void }> {
  const sqlite = await openFile(directory, "limits.db", (fresh) => {
    fresh.pragma("synchronous = NORMAL");
    fresh.exec(`CREATE TABLE IF NOT EXISTS ${TABLE} (key TEXT PRIMARY KEY, points INTEGER NOT NULL DEFAULT 0, expire INTEGER)`);
    fresh.exec(`CREATE INDEX IF NOT EXISTS limits_expire ON ${TABLE} (expire)`);
  });
  const store = limitStore(
    (options) =>
      new RateLimiterSQLite({ ...options, storeClient: sqlite, storeType: "better-sqlite3", tableName: TABLE, tableCreated: true }),
  );
  const sweep = sweeper(sqlite);
  return {
    consume: async (limit, key) => {
      sweep();
      return store.consume(limit, key);
    },
    refund: store.refund,
    reset: store.reset,
    close: () => sqlite.close(),
  };
}

/** Removes some expired counters from time to time, a limited number at once. */
function sweeper(sqlite: Database): () => void {
  const expired = sqlite.prepare(`DELETE FROM ${TABLE} WHERE key IN (SELECT key FROM ${TABLE} WHERE expire < ? LIMIT 2000)`);
  let calls = 0;
  return () => {
    if (calls++ % SWEEP_EVERY > 0) return;
    try {
      expired.run(Date.now());
    } catch {
      // Locked or full: the next sweep removes them.
    }
  };
}
