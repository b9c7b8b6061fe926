import type { ClientSession, Db, MongoClient } from "mongodb";
import type { Reader, Snapshot } from "../database";
import { isLost, toAppError } from "./errors";
import type { Executor } from "./executor";
import { MongoReader } from "./reader";

/**
 * A session whose reads all come from one snapshot. A server without snapshot reads outside a transaction (DocumentDB) gets a transaction
 * for it.
 */
async function begin(client: MongoClient, db: Db): Promise<ClientSession> {
  const session = await looked(client.startSession({ snapshot: true }), db);
  if ("snapshotTime" in session && session.snapshotTime) return session;
  await session.endSession();
  const transaction = client.startSession();
  transaction.startTransaction({ readConcern: { level: "snapshot" } });
  return looked(transaction, db);
}

/** Makes the first read, which fixes the time of the snapshot. A session where it fails is ended. */
async function looked(session: ClientSession, db: Db): Promise<ClientSession> {
  try {
    await db.collection("meta").findOne({}, { session });
    return session;
  } catch (error) {
    await session.endSession();
    throw error;
  }
}

/**
 * Opens a snapshot. The server keeps a snapshot for five minutes by default, and a transaction for less than one; after that, reads see the
 * present data and `lost` is true.
 */
export async function openSnapshot(client: MongoClient, db: Db, executor: Executor): Promise<Snapshot> {
  const session = await begin(client, db).catch((error) => {
    throw toAppError(error);
  });
  const pinned = new MongoReader(db, session);
  const plain = new MongoReader(db);
  let lost = false;
  return {
    async read<T>(task: (reader: Reader) => Promise<T>): Promise<T> {
      if (!lost)
        try {
          return await task(pinned);
        } catch (error) {
          if (!isLost(error)) throw toAppError(error);
          lost = true;
        }
      return executor.run(() => task(plain));
    },
    lost: () => lost,
    async close() {
      if (session.inTransaction()) await session.abortTransaction().catch(() => {});
      await session.endSession();
    },
  };
}
