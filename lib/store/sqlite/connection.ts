import { mkdirSync } from "node:fs";
import { join } from "node:path";
import Sqlite, { type Database } from "better-sqlite3";
import { type BetterSQLite3Database, drizzle } from "drizzle-orm/better-sqlite3";
import { PATIENCE_MS, pause } from "../pause";
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

/** A file of the data folder, tried again while another process that starts at the same moment holds it. */
export async function openFile(directory: string, name: string, prepare: (sqlite: Database) => void): Promise<Database> {
  const deadline = Date.now() + PATIENCE_MS;
  for (let attempt = 0; ; attempt++) {
    let sqlite: Database | undefined;
    try {
      mkdirSync(directory, { recursive: true, mode: 0o700 });
      sqlite = new Sqlite(join(directory, name), { timeout: BUSY_TIMEOUT_MS });
      sqlite.pragma("journal_mode = WAL");
      prepare(sqlite);
      return sqlite;
    } catch (error) {
      sqlite?.close();
      if (!isBusy(error) || Date.now() > deadline) throw toAppError(error);
      await pause(attempt);
    }
  }
}

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
