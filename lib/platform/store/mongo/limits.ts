import type { Collection, Document, MongoClient } from "mongodb";
import { RateLimiterMongo } from "rate-limiter-flexible";
import { type LimitStore, limitStore } from "../limits";
import { retry } from "../retry";
import { withTimeout } from "../timeout";
import { isConflict } from "./errors";

const COLLECTION = "limits";

/** A limit is not worth a longer wait. */
const ANSWER_MS = 500;

/** A counter many try to move at once is moved by all of them; one whose server says nothing is not waited for. */
const ask = <T>(question: () => Promise<T>): Promise<T> =>
  withTimeout(
    ANSWER_MS,
    retry(question, isConflict, (error) => error, ANSWER_MS),
  );

/** The calls the library makes of a collection. */
const patient = (limits: Collection<Document>) => ({
  findOneAndUpdate: (...asked: Parameters<typeof limits.findOneAndUpdate>) => ask(() => limits.findOneAndUpdate(...asked)),
  deleteOne: (...asked: Parameters<typeof limits.deleteOne>) => ask(() => limits.deleteOne(...asked)),
});

/** Counters every process shares; the server removes those that ran out. */
export function mongoLimits(client: MongoClient, dbName: string): LimitStore {
  const storeClient = { collection: () => patient(client.db(dbName).collection(COLLECTION)) };
  return limitStore(
    (options) => new RateLimiterMongo({ ...options, storeClient, dbName, tableName: COLLECTION, disableIndexesCreation: true }),
  );
}
