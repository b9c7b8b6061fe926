import { closeSync, existsSync, mkdirSync, openSync, statSync } from "node:fs";
import { join } from "node:path";
import Sqlite, { type Database } from "better-sqlite3";
import { retry } from "../retry";
import { away, isBusy, toAppError } from "./errors";
import { migrate } from "./migrate";

/** A longer timeout would block the event loop; `Executor` retries instead. */
const BUSY_TIMEOUT_MS = 5;

/**
 * Opens a file of the data folder that only its owner can read, whatever the folder's mode is. It retries while another process that starts
 * at the same moment holds the file.
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
 * Returns a check that throws AppError unavailable when the path is no longer the file that was opened. Writes to a deleted or replaced
 * file succeed, but are lost.
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
  /** This connection holds the write lock during a transaction. */
  writer: Database;
  /** Reads have their own connection, so they never see the data of an uncommitted transaction. */
  reading: Database;
  file: string;
}

const NAME = "hobbyhub.db";
/**
 * 32 MB for reading. The cache for writing is smaller, because SQLite scans it at the end of nearly every transaction, which blocks all
 * requests.
 */
const CACHE = { reading: "cache_size = -32000", writing: "cache_size = -8000" };
/**
 * The log grows to 64 MB before a checkpoint writes its pages back. A checkpoint and the restart of the log block all requests, and the
 * final flush takes as long for few pages as for many. So few checkpoints are better.
 */
const CHECKPOINT_PAGES = 16_000;

/** Opens one more connection to the file, for reading. */
export function openReading(file: string): Database {
  const reading = new Sqlite(file, { readonly: true, timeout: BUSY_TIMEOUT_MS });
  reading.pragma(CACHE.reading);
  return reading;
}

/** Opens the file and runs the missing migrations. @throws AppError unavailable */
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
