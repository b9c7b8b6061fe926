import type { Database as Connected } from "better-sqlite3";
import { committed } from "../committed-topics";
import type { Database } from "../database";
import { authAdapter } from "./auth-adapter";
import { changeStore } from "./changes";
import { type Connection, connect, openReading, sameFileCheck } from "./connection";
import { Executor } from "./executor";
import { sqliteLimits } from "./limits";
import { pauses } from "./pauses";
import { SqliteReader } from "./reader";
import { Statements } from "./statements";
import { SqliteTransaction } from "./transaction";

/**
 * The database in a folder: `hobbyhub.db` and, for the rate limits, `limits.db`.
 * @throws AppError unavailable when the folder cannot be written or stays locked
 */
export async function openSqlite(directory: string): Promise<Database> {
  const connection = await connect(directory);
  return databaseOver(connection, await sqliteLimits(directory));
}

export function databaseOver({ writer, reading, file }: Connection, limits: Awaited<ReturnType<typeof sqliteLimits>>): Database {
  const executor = new Executor(writer, sameFileCheck(file));
  const changes = changeStore(reading, file);
  const reader = new SqliteReader(new Statements(reading));
  const statements = new Statements(writer);
  const { begin, pause, stop, batch } = pauses();
  const alive = reading.prepare("SELECT count(*) FROM (SELECT 1 FROM changes LIMIT 1)");
  const probe = writeProbe(writer);
  return {
    read: (task) => executor.run(() => task(reader)),
    async write(task, { repeatable, unattended } = {}) {
      const asked = performance.now();
      const attempt = async () => {
        if (unattended) begin(performance.now() - asked);
        const transaction = new SqliteTransaction(statements, unattended ? pause : undefined);
        const value = await task(transaction);
        if (unattended) await stop();
        return { value, topics: transaction.topics };
      };
      const { value, topics } = await executor.transaction(attempt, { repeatable, alone: unattended });
      committed(topics);
      return value;
    },
    // On its own connection, because other reads must go on seeing new writes.
    snapshot: () =>
      executor.run(async () => {
        const sqlite = openReading(file);
        try {
          sqlite.exec("BEGIN");
          sqlite.prepare("SELECT count(*) FROM sqlite_schema").get(); // The first read fixes the time of the snapshot.
        } catch (error) {
          sqlite.close();
          throw error;
        }
        const pinned = new SqliteReader(new Statements(sqlite));
        return { read: (task) => executor.run(() => task(pinned)), lost: () => false, close: async () => void sqlite.close() };
      }),
    batch,
    changes,
    limits,
    authAdapter: authAdapter(writer, executor),
    ping: () => executor.run(async () => void alive.get()),
    ready: () => executor.transaction(async () => probe()),
    close: async () => {
      await executor.idle();
      changes.close();
      limits.close();
      reading.close();
      writer.close();
    },
  };
}

/** More than a new group with its words needs. */
const PROBE_CHARACTERS = 131_072;

/**
 * Replaces the probe's row with a new one, so that pages are allocated and the log grows as for real writes: a nearly full disk accepts a
 * small row but refuses a large one. A row that is inserted and deleted in one transaction would not reach the log.
 */
function writeProbe(writer: Connected): () => void {
  const insert = writer.prepare(`INSERT INTO probe (id, at) VALUES (2, printf('%-${PROBE_CHARACTERS}s', ?))`);
  const drop = writer.prepare("DELETE FROM probe WHERE id = 1");
  const rename = writer.prepare("UPDATE probe SET id = 1 WHERE id = 2");
  return () => {
    insert.run(new Date().toISOString());
    drop.run();
    rename.run();
  };
}
