import { type Collection, MongoClient, type MongoClientOptions } from "mongodb";
import { AppError } from "@/lib/errors";
import type * as Documents from "./documents";
import { toAppError } from "./errors";
import { ensureIndexes } from "./indexes";
import { Work } from "./work";

/** What every part of this adapter works with. */
export interface Connection {
  client: MongoClient;
  database: string;
  work: Work;
  users: Collection<Documents.UserDocument>;
  links: Collection<Documents.LinkDocument>;
  groups: Collection<Documents.GroupDocument>;
  groupWords: Collection<Documents.WordDocument>;
  groupCounts: Collection<Documents.CountDocument>;
  changes: Collection<Documents.ChangeDocument>;
  messages: Collection<Documents.MessageDocument>;
  outbox: Collection<Documents.MailDocument>;
}

/** The database an address names, else ours. */
const databaseIn = (uri: string): string => /^mongodb(?:\+srv)?:\/\/[^/]+\/([^?]+)/.exec(uri)?.[1] ?? "hobbyhub";

/**
 * Timeouts are short: a visitor gets an honest 503 within seconds. (Of a server that says nothing `Work` takes care: `socketTimeoutMS`
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

/** One client with its pool. @throws AppError unavailable */
export async function connect(uri: string): Promise<Connection> {
  const client = clientFor(uri);
  const db = client.db(databaseIn(uri));
  try {
    await client.connect();
    await ensureIndexes(db);
  } catch (error) {
    await client.close().catch(() => {});
    throw toAppError(error);
  }
  return {
    client,
    database: db.databaseName,
    work: new Work(client),
    users: db.collection("users"),
    links: db.collection("links"),
    groups: db.collection("groups"),
    groupWords: db.collection("group_words"),
    groupCounts: db.collection("group_counts"),
    changes: db.collection("changes"),
    messages: db.collection("messages"),
    outbox: db.collection("outbox"),
  };
}
