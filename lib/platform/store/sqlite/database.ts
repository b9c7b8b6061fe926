import type { Database } from "../database";
import { authAdapter } from "./auth-adapter";
import { changeStore } from "./changes";
import { type Connection, connect, sameFileCheck } from "./connection";
import { sqliteLimits } from "./limits";
import { pauses } from "./pauses";
import { SqliteReader } from "./reader";
import { Statements } from "./statements";
import { SqliteTransaction } from "./transaction";
import { Work } from "./work";

/**
 * The database in a folder: `hobbyhub.db` and, for the rate limits, `limits.db`.
 * @throws AppError unavailable when the folder cannot be written or stays locked
 */
export async function openSqlite(directory: string): Promise<Database> {
  const connection = await connect(directory);
  return databaseOver(connection, await sqliteLimits(directory));
}

export function databaseOver({ writer, reading, file }: Connection, limits: Awaited<ReturnType<typeof sqliteLimits>>): Database {
  const work = new Work(writer, sameFileCheck(file));
  const changes = changeStore(reading, file);
  const reader = new SqliteReader(new Statements(reading));
  const statements = new Statements(writer);
  const transaction = new SqliteTransaction(statements);
  const { begin, pause, stop, batch } = pauses();
  const patient = new SqliteTransaction(statements, pause);
  const alive = reading.prepare("SELECT count(*) FROM (SELECT 1 FROM changes LIMIT 1)");
  const probe = writer.prepare("INSERT INTO probe (id, at) VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET at = excluded.at");
  return {
    read: (task) => work.read(() => task(reader)),
    write: (task, { repeatable, unattended } = {}) => {
      if (!unattended) return work.write(() => task(transaction), { repeatable });
      const asked = performance.now();
      const inPieces = async () => {
        begin(performance.now() - asked);
        const value = await task(patient);
        await stop();
        return value;
      };
      return work.write(inPieces, { repeatable, alone: true });
    },
    batch,
    changes,
    limits,
    authAdapter: authAdapter(writer, work),
    ping: () => work.read(async () => void alive.get()),
    ready: () => work.write(async () => void probe.run(new Date().toISOString())),
    close: async () => {
      await work.idle();
      changes.close();
      limits.close();
      reading.close();
      writer.close();
    },
  };
}
