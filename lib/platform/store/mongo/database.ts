import type { ClientSession } from "mongodb";
import { committed } from "../committed-topics";
import type { Database } from "../database";
import type { AnyRecord } from "../record";
import { authAdapter } from "./auth-adapter";
import { changeStore } from "./changes";
import { connect } from "./connection";
import { toAppError } from "./errors";
import { Executor, UNATTENDED } from "./executor";
import { ensureIndexes } from "./indexes";
import { mongoLimits } from "./limits";
import { migrate } from "./migrate";
import { MongoReader } from "./reader";
import { SharedTransactions } from "./shared-transactions";
import { openSnapshot } from "./snapshot";
import { Tallies } from "./tallies";
import { MongoTransaction } from "./transaction";

/**
 * Opens the database of a URI; its name is the one in the URI, else `hobbyhub`. It needs transactions (a replica set).
 * @throws AppError unavailable when it cannot be reached
 */
export async function openMongo(uri: string, records: readonly AnyRecord[]): Promise<Database> {
  const { client, db } = await connect(uri);
  try {
    await migrate(db);
    await ensureIndexes(db, records);
  } catch (error) {
    await client.close().catch(() => {});
    throw toAppError(error);
  }
  const executor = new Executor(client);
  const changes = changeStore(client, db);
  const tallies = new Tallies(db, executor);
  const begin = (session: ClientSession) => new MongoTransaction(db, session, tallies.told);
  const shared = new SharedTransactions(executor, begin);
  const reader = new MongoReader(db);
  return {
    read: (task) => executor.run(() => task(reader)),
    async write(task, { key, unattended } = {}) {
      await changes.ready(); // A new reader of changes then knows where it begins.
      const alone = async (session: ClientSession) => {
        const transaction = begin(session);
        const value = await task(transaction);
        await transaction.finish();
        return { value, topics: transaction.topics };
      };
      const doing = key === undefined ? executor.transaction(alone, unattended ? UNATTENDED : undefined) : shared.run(key, task);
      const { value, topics } = await doing;
      committed(topics);
      return value;
    },
    snapshot: () => openSnapshot(client, db, executor),
    batch: () => 500,
    changes,
    limits: mongoLimits(client, db.databaseName),
    authAdapter: authAdapter(client, db, executor),
    ping: () =>
      executor.run(async () => {
        await db.collection("meta").findOne({}, { projection: { _id: 1 } });
      }),
    ready: () =>
      executor.run(async () => {
        await db.collection<{ _id: string }>("meta").updateOne({ _id: "probe" }, { $currentDate: { at: true } }, { upsert: true });
      }),
    close: async () => {
      await executor.idle();
      await client.close();
    },
  };
}
