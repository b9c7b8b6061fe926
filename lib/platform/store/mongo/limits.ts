import type { Collection, Document, MongoClient } from "mongodb";
import { RateLimiterMongo } from "rate-limiter-flexible";
import { type LimitStore, limitStore } from "../limits";
import { retry } from "../retry";
import { withTimeout } from "../timeout";
import { isConflict, isDuplicate } from "./errors";

const COLLECTION = "limits";

/** A server that does not answer within this time counts as unavailable: a limit is not worth a longer wait. */
const ANSWER_MS = 500;

const ask = <T>(question: () => Promise<T>): Promise<T> =>
  retry(
    () => withTimeout(ANSWER_MS, question()),
    isConflict,
    (error) => error,
  );

/**
 * Wraps the two calls that the rate limiter makes of its collection. Calls of this process for the same counter run one after another: all
 * at once they would conflict so often that the server would look unavailable. When it is unavailable, the waiting calls fail together.
 */
function keyedMutex(limits: Collection<Document>) {
  const last = new Map<string, Promise<unknown>>();

  function exclusive<T>(key: string, question: () => Promise<T>): Promise<T> {
    const mine = (last.get(key) ?? Promise.resolve()).then(() => ask(question));
    const done = mine
      .catch((error: unknown) => {
        if (!isDuplicate(error)) throw error;
      })
      .finally(() => {
        if (last.get(key) === done) last.delete(key);
      });
    done.catch(() => {});
    last.set(key, done);
    return mine;
  }

  return {
    findOneAndUpdate: (...asked: Parameters<typeof limits.findOneAndUpdate>) =>
      exclusive(asked[0].key, () => limits.findOneAndUpdate(...asked)),
    deleteOne: (...asked: [{ key: string }]) => exclusive(asked[0].key, () => limits.deleteOne(...asked)),
  };
}

/** The counters that all processes share; the server removes expired ones. */
export function mongoLimits(client: MongoClient, dbName: string): LimitStore {
  const limits = keyedMutex(client.db(dbName).collection(COLLECTION));
  const storeClient = { collection: () => limits };
  return limitStore(
    (options) => new RateLimiterMongo({ ...options, storeClient, dbName, tableName: COLLECTION, disableIndexesCreation: true }),
  );
}
