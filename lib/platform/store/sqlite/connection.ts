import { closeSync, existsSync, mkdirSync, openSync, statSync } from "node:fs";
import { join } from "node:path";
import Sqlite, { type Database } from "better-sqlite3";
import { retry } from "../retry";
import { away, isBusy, toAppError } from "./errors";
import { migrate } from "./migrate";

/** Longer would hold up the event loop; `Executor` waits for the rest. */
const BUSY_TIMEOUT_MS = 5;

/**
 * A file of the data folder that only its owner reads, whoever made the folder; tried again while another process that starts at the
 * same moment holds it.
 */
export const openFile = (directory: string, name: string, prepare: (sqlite: Database) => void): Promise<Database> =>
  retry(
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

/**
 * Throws AppError unavailable once the file at its path is no longer the one that was opened: what is written into a deleted or replaced
 * file is lost, though every write succeeds.
 */
export function sameFileCheck(file: string): () => void {
  const inode = () => {
    const { dev, ino } = statSync(file, { throwIfNoEntry: false }) ?? { dev: 0, ino: 0 };
    return `${dev}:${ino}`;
  };
  const opened = inode();
  return () => {
    if (inode() !== opened)
      throw away(new Error("The database file was deleted or replaced while the server was running. Restart the server."));
  };
}

export interface Connection {
  /** Holds the write lock during a transaction. */
  writer: Database;
  /** Reads have a connection of their own: they never see what a transaction has not finished. */
  reading: Database;
  file: string;
}

const NAME = "hobbyhub.db";
/**
 * 32 MB for reading. Writing needs less, and SQLite looks through all that it holds at the end of nearly every transaction: nobody is
 * served meanwhile.
 */
const CACHE = { reading: "cache_size = -32000", writing: "cache_size = -8000" };
/**
 * 64 MB of log until its pages are written back to the file. Nobody is served meanwhile, nor while the log begins anew, and the flush at
 * its end takes as long for few pages as for many: rarely is better.
 */
const CHECKPOINT_PAGES = 16_000;

/** One more connection to the file, for reading. */
export function openReading(file: string): Database {
  const reading = new Sqlite(file, { readonly: true, timeout: BUSY_TIMEOUT_MS });
  reading.pragma(CACHE.reading);
  return reading;
}

/** Opens the file and brings its tables up to date. @throws AppError unavailable */
export async function connect(directory: string): Promise<Connection> {
  const file = join(directory, NAME);
  const writer = await openFile(directory, NAME, (fresh) => {
    fresh.pragma("synchronous = FULL");
    fresh.pragma("foreign_keys = ON");
    fresh.pragma("temp_store = MEMORY");
    fresh.pragma(CACHE.writing);
    fresh.pragma("journal_size_limit = 67108864");
    fresh.pragma(`wal_autocheckpoint = ${CHECKPOINT_PAGES}`);
    migrate(fresh);
  });
  const reading = openReading(file);
  return { writer, reading, file };
}
