import type { MongoClient } from "mongodb";
import { RateLimiterMongo } from "rate-limiter-flexible";
import { type LimitStore, limitStore } from "../limits";
import { isConflict, isDuplicate } from "./errors";

const isRace = (error: unknown): boolean => isDuplicate(error) || isConflict(error);

/** Counters every process shares; the server removes those that ran out. */
export const mongoLimits = (storeClient: MongoClient, dbName: string): LimitStore =>
  limitStore(
    (options) => new RateLimiterMongo({ ...options, storeClient, dbName, tableName: "limits", disableIndexesCreation: true }),
    isRace,
  );
