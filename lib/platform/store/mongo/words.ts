import { type BulkWriteOptions, type Collection, type Db, type FindOptions, ObjectId } from "mongodb";
import type { IndexedWord } from "../database";
import type { AnyRecord } from "../record";
import { splitWords, strayAmong, WORDS_A_STEP } from "../search";
import { toObjectId } from "./mapper";

/** The word index of a record: one document per word and row, unique by (word, id). */
export const indexOfWords = (db: Db, record: AnyRecord): Collection<{ word: string; id: ObjectId }> =>
  db.collection(`${record.table}_words`);

/** The words stored with these rows, by id. */
export async function wordsOf(db: Db, record: AnyRecord, ids: readonly string[], options: FindOptions): Promise<Map<string, string[]>> {
  if (!record.hasWords) return new Map();
  const rows = await db
    .collection(record.table)
    .find({ _id: { $in: ids.flatMap((id) => toObjectId(id) ?? []) } }, { ...options, projection: { words: 1 } })
    .toArray();
  return new Map(rows.map(({ _id, words }) => [_id.toHexString(), splitWords(words ?? "")]));
}

/** Rows by id, each with some of its words. */
type WordsOfRows = readonly { id: string; words: readonly string[] }[];

export async function addWords(db: Db, record: AnyRecord, rows: WordsOfRows, options: BulkWriteOptions): Promise<void> {
  const added = rows.flatMap(({ id, words }) => words.map((word) => ({ word, id: new ObjectId(id) })));
  if (added.length > 0) await indexOfWords(db, record).insertMany(added, options);
}

export async function dropWords(db: Db, record: AnyRecord, rows: WordsOfRows, options: BulkWriteOptions): Promise<void> {
  const dropped = rows.filter(({ words }) => words.length > 0);
  if (dropped.length > 0)
    await indexOfWords(db, record).bulkWrite(
      dropped.map(({ id, words }) => ({ deleteMany: { filter: { id: new ObjectId(id), word: { $in: [...words] } } } })),
      options,
    );
}

/** The words of a row that are missing in the index. */
export async function missingWords(
  db: Db,
  record: AnyRecord,
  id: ObjectId,
  words: readonly string[],
  options: FindOptions,
): Promise<string[]> {
  const found = await indexOfWords(db, record)
    .find({ word: { $in: [...words] }, id }, options)
    .toArray();
  const present = new Set(found.map(({ word }) => word));
  return words.filter((word) => !present.has(word));
}

/** Does one step of `dropStrayWords`. */
export async function dropStray(db: Db, record: AnyRecord, after: IndexedWord | null, options: FindOptions) {
  const index = indexOfWords(db, record);
  const id = toObjectId(after?.id ?? "");
  const beyond = after && id ? { $or: [{ word: { $gt: after.word } }, { word: after.word, id: { $gt: id } }] } : {};
  const found = await index.find(beyond, options).sort({ word: 1, id: 1 }).limit(WORDS_A_STEP).toArray();
  const rows = await db
    .collection(record.table)
    .find({ _id: { $in: found.map((each) => each.id) } }, { ...options, projection: { words: 1 } })
    .toArray();
  const words = new Map(rows.map((row) => [row._id.toHexString(), String(row.words)]));
  const indexed = found.map((each) => ({ ...each, id: each.id.toHexString() }));
  const stray = strayAmong(indexed, words);
  if (stray.length > 0) await index.deleteMany({ _id: { $in: stray.map(({ _id }) => _id) } }, options);
  return { dropped: stray.length, last: indexed.length < WORDS_A_STEP ? null : (indexed.at(-1) ?? null) };
}
