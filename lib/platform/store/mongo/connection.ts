import { performance } from "node:perf_hooks";
import { type Db, MongoClient, type MongoClientOptions } from "mongodb";
import { AppError } from "@/lib/errors";
import { toAppError } from "./errors";

/** The database an address names, else ours. */
const databaseIn = (uri: string): string => /^mongodb(?:\+srv)?:\/\/[^/]+\/([^?]+)/.exec(uri)?.[1] ?? "hobbyhub";

/**
 * Timeouts are short: a visitor gets an honest 503 within seconds. (Of a server that says nothing `Executor` takes care: `socketTimeoutMS`
 * alone lets go of its connection, and the driver's own `timeoutMS` does nothing.)
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

/** @throws AppError unavailable for an address nobody can read; the driver's own words may repeat the password in it */
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

/** A process that had this much of its time taken by its own work did not hear whether the server answered. */
const BUSY = 0.5;

/**
 * One client with its pool. The driver counts in its time what the process itself was busy with, which at a cold start is all of it: then the
 * failure says nothing about the server, and it is asked once more.
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
