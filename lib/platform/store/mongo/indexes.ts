import { type Db, type IndexDescription, MongoServerError } from "mongodb";
import type { AnyRecord, Index } from "../record";
import { TIMEOUT_MS, withTimeout } from "../timeout";
import { keyOf } from "./filter";

const CHANGES_KEPT_SECONDS = 3600;

/** The collections that belong to no record. */
const OWN: [collection: string, indexes: IndexDescription[]][] = [
  ["tallies", [{ name: "tallies_key", key: { record: 1, scope: 1, key: 1 } }]],
  ["changes", [{ name: "changes_at", key: { at: 1 }, expireAfterSeconds: CHANGES_KEPT_SECONDS }]],
  [
    "limits",
    [
      { name: "limits_key", key: { key: 1 }, unique: true },
      { name: "limits_expire", key: { expire: 1 }, expireAfterSeconds: 0 },
    ],
  ],
];

/** Indexes have fixed names, because DocumentDB reports a duplicate only by the name of the index. */
const indexesOf = (record: AnyRecord): [collection: string, indexes: IndexDescription[]][] => [
  [
    record.table,
    (record.indexes as Index[]).map(({ name, fields, unique }) => ({
      name,
      key: Object.fromEntries(fields.map((field) => [keyOf(record, field), 1 as const])),
      unique,
    })),
  ],
  ...(record.hasWords
    ? [
        [`${record.table}_words`, [{ name: `${record.table}_words_word`, key: { word: 1, id: 1 }, unique: true }]] as [
          string,
          IndexDescription[],
        ],
      ]
    : []),
];

/**
 * Creates the missing collections and indexes. All indexes of a new collection are created at once, before its first document; inside a
 * transaction neither can be created. When nothing is missing, it only reads.
 */
export async function ensureIndexes(db: Db, records: readonly AnyRecord[]): Promise<void> {
  await Promise.all(
    [...OWN, ...records.flatMap(indexesOf)].map(async ([collection, wanted]) => {
      const present = await withTimeout(TIMEOUT_MS, indexNames(db, collection)); // Only the look-up has a timeout.
      if (!present && wanted.length === 0) await db.createCollection(collection).catch(ifThere);
      const missing = wanted.filter(({ name }) => name !== undefined && !present?.has(name));
      if (missing.length > 0) await db.collection(collection).createIndexes(missing);
    }),
  );
}

/** Ignores that the collection exists: another process that starts at the same moment has created it. */
function ifThere(error: unknown): void {
  if (!(error instanceof MongoServerError && error.code === 48)) throw error;
}

/** Null when the collection does not exist yet. */
async function indexNames(db: Db, collection: string): Promise<Set<string> | null> {
  try {
    const indexes = await db.collection(collection).listIndexes().toArray();
    return new Set(indexes.map(({ name }) => String(name)));
  } catch (error) {
    if (error instanceof MongoServerError && error.code === 26) return null;
    throw error;
  }
}
