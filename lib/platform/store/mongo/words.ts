import type { Collection, Db, FindOptions, ObjectId } from "mongodb";
import type { IndexedWord } from "../database";
import type { AnyRecord } from "../record";
import { strayAmong, WORDS_A_STEP } from "../search";
import { toObjectId } from "./mapper";

/** The words a record's rows are found by, one document each, unique by (word, id). */
export const indexOfWords = (db: Db, record: AnyRecord): Collection<{ word: string; id: ObjectId }> =>
  db.collection(`${record.table}_words`);

/** Those of a row's words that do not stand in the index. */
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

/** One step of `dropStrayWords`. */
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
