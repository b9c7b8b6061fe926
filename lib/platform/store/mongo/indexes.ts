import { type Db, type IndexDescription, MongoServerError } from "mongodb";
import { SILENCE_MS, within } from "../within";

const CHANGES_KEPT_SECONDS = 3600;

/** Every index by its name: DocumentDB tells a duplicate only by the name of the index it broke. */
const INDEXES: Record<string, IndexDescription[]> = {
  users: [{ name: "users_email", key: { email: 1 }, unique: true }],
  links: [
    { name: "links_provider", key: { provider: 1, providerAccountId: 1 }, unique: true },
    { name: "links_user", key: { userId: 1 } },
  ],
  groups: [
    { name: "groups_name", key: { nameKey: 1, _id: 1 } },
    { name: "groups_created", key: { createdAt: 1, _id: 1 } },
    { name: "groups_category_name", key: { hobbyCategory: 1, nameKey: 1, _id: 1 } },
    { name: "groups_category_created", key: { hobbyCategory: 1, createdAt: 1, _id: 1 } },
    { name: "groups_owner_name", key: { ownerId: 1, nameKey: 1, _id: 1 } },
    { name: "groups_owner_created", key: { ownerId: 1, createdAt: 1, _id: 1 } },
    { name: "groups_owner_category_name", key: { ownerId: 1, hobbyCategory: 1, nameKey: 1, _id: 1 } },
    { name: "groups_owner_category_created", key: { ownerId: 1, hobbyCategory: 1, createdAt: 1, _id: 1 } },
  ],
  group_words: [{ name: "group_words_word", key: { word: 1, group: 1 }, unique: true }],
  group_counts: [{ name: "group_counts_owner", key: { owner: 1 } }],
  changes: [{ name: "changes_at", key: { at: 1 }, expireAfterSeconds: CHANGES_KEPT_SECONDS }],
  messages: [{ name: "messages_created", key: { createdAt: 1 } }],
  outbox: [{ name: "outbox_waiting", key: { sentAt: 1, createdAt: 1, _id: 1 } }],
  limits: [
    { name: "limits_key", key: { key: 1 }, unique: true },
    { name: "limits_expire", key: { expire: 1 }, expireAfterSeconds: 0 },
  ],
};

/**
 * Makes the collections and indexes that are missing: all of a new collection at once, before its first document (a transaction can
 * make neither). A process that finds everything in place only looks.
 */
export async function ensureIndexes(db: Db): Promise<void> {
  await Promise.all(
    Object.entries(INDEXES).map(async ([collection, wanted]) => {
      const present = await within(SILENCE_MS, indexNames(db, collection)); // Making one may take longer than looking.
      const missing = wanted.filter(({ name }) => name !== undefined && !present.has(name));
      if (missing.length > 0) await db.collection(collection).createIndexes(missing);
    }),
  );
}

async function indexNames(db: Db, collection: string): Promise<Set<string>> {
  try {
    const indexes = await db.collection(collection).listIndexes().toArray();
    return new Set(indexes.map(({ name }) => String(name)));
  } catch (error) {
    if (error instanceof MongoServerError && error.code === 26) return new Set(); // no such collection yet
    throw error;
  }
}
