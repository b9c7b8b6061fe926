import { closeSync, existsSync, mkdirSync, openSync } from "node:fs";
import { join } from "node:path";
import Sqlite, { type Database } from "better-sqlite3";
import { type BetterSQLite3Database, drizzle } from "drizzle-orm/better-sqlite3";
import { patiently } from "../pause";
import { isBusy, toAppError } from "./errors";
import { migrate } from "./migrate";
import { Work } from "./work";

export type Drizzle = BetterSQLite3Database<Record<string, never>>;

/** What every part of this adapter works with. */
export interface Connection {
  sqlite: Database;
  db: Drizzle;
  work: Work;
  file: string;
}

/** Longer would hold up the event loop; `Work` waits for the rest. */
const BUSY_TIMEOUT_MS = 5;

/**
 * A file of the data folder that only its owner reads, whoever made the folder; tried again while another process that starts at the
 * same moment holds it.
 */
export const openFile = (directory: string, name: string, prepare: (sqlite: Database) => void): Promise<Database> =>
  patiently(
    () => {
      const file = join(directory, name);
      mkdirSync(directory, { recursive: true, mode: 0o700 });
      if (!existsSync(file)) closeSync(openSync(file, "a", 0o600));
      const sqlite = new Sqlite(file, { timeout: BUSY_TIMEOUT_MS });
      try {
        sqlite.pragma("journal_mode = WAL");
        prepare(sqlite);
        return sqlite;
      } catch (error) {
        sqlite.close();
        throw error;
      }
    },
    isBusy,
    toAppError,
  );

/** @throws AppError unavailable */
export async function connect(directory: string): Promise<Connection> {
  const name = "hobbyhub.db";
  const sqlite = await openFile(directory, name, (fresh) => {
    fresh.pragma("synchronous = FULL");
    fresh.pragma("foreign_keys = ON");
    fresh.pragma("temp_store = MEMORY");
    fresh.pragma("cache_size = -32000");
    fresh.pragma("journal_size_limit = 67108864");
    migrate(fresh);
  });
  return { sqlite, db: drizzle(sqlite, { logger: false }), work: new Work(sqlite), file: join(directory, name) };
}
