import { performance } from "node:perf_hooks";
import { type Db, MongoClient, type MongoClientOptions } from "mongodb";
import { AppError } from "@/lib/errors";
import { toAppError } from "./errors";

/** The database name in the URI; the default is `hobbyhub`. */
const databaseIn = (uri: string): string => /^mongodb(?:\+srv)?:\/\/[^/]+\/([^?]+)/.exec(uri)?.[1] ?? "hobbyhub";

/**
 * Short timeouts, so that a visitor gets a 503 within seconds. (For a server that does not answer, `Executor` has its own timeout:
 * `socketTimeoutMS` only closes the connection, and the driver's `timeoutMS` has no effect.)
 */
const OPTIONS: MongoClientOptions = {
  appName: "hobbyhub",
  serverSelectionTimeoutMS: 2000,
  connectTimeoutMS: 2000,
  socketTimeoutMS: 5000,
  waitQueueTimeoutMS: 2000,
  maxPoolSize: 20,
  maxIdleTimeMS: 60_000,
  readConcern: { level: "majority" },
  writeConcern: { w: "majority" },
  ignoreUndefined: true,
};

/**
 * @throws AppError unavailable for a URI that cannot be parsed. The driver's message is not passed on, because it may contain the password.
 */
function clientFor(uri: string): MongoClient {
  try {
    return new MongoClient(uri, OPTIONS);
  } catch {
    throw new AppError("unavailable", "MONGODB_URI cannot be read as the address of a database.");
  }
}

async function tryOnce(uri: string): Promise<{ client: MongoClient; db: Db }> {
  const client = clientFor(uri);
  try {
    await client.connect();
    return { client, db: client.db(databaseIn(uri)) };
  } catch (error) {
    await client.close().catch(() => {});
    throw toAppError(error);
  }
}

/** Above this event loop utilization, the process was too busy to notice the server's answer. */
const BUSY = 0.5;

/**
 * Creates a client with its connection pool. The driver's timeouts also run while this process is busy, as it is during a cold start. Then
 * a failure says nothing about the server, so there is one more try.
 * @throws AppError unavailable
 */
export async function connect(uri: string): Promise<{ client: MongoClient; db: Db }> {
  const before = performance.eventLoopUtilization();
  try {
    return await tryOnce(uri);
  } catch (error) {
    if (performance.eventLoopUtilization(before).utilization < BUSY) throw error;
    return tryOnce(uri);
  }
}
