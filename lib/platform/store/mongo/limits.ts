import { RateLimiterMongo } from "rate-limiter-flexible";
import { limitStore } from "../limits";
import type { LimitStore } from "../port/limits";
import type { Connection } from "./connection";

/** Counters every process shares; the server removes those that ran out. */
export const mongoLimits = ({ client, database }: Connection): LimitStore =>
  limitStore(
    (options) =>
      new RateLimiterMongo({ ...options, storeClient: client, dbName: database, tableName: "limits", disableIndexesCreation: true }),
  );
