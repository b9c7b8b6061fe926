import { type ClientSession, type Db, ObjectId } from "mongodb";
import type { Transaction, Where } from "../database";
import { type Effects, edited, effectsOf, topicsOf } from "../effects";
import type { AnyRecord, Row } from "../record";
import { splitWords } from "../search";
import { filterOf } from "./filter";
import { toDocument, toObjectId, toRow } from "./mapper";
import { MongoReader } from "./reader";

const idOf = (row: unknown): string => (row as { _id: string })._id;

/** Writes of one session. What contends is written last: words and counts are rows of their own that are only added or removed. */
export class MongoTransaction extends MongoReader implements Transaction {
  /** Whether anything was written since this was last set to false: a step that refuses afterwards cannot be undone alone. */
  written = false;

  constructor(
    db: Db,
    protected override readonly session: ClientSession,
    private readonly tallied: (tally: { record: string; scope: string; key: string }) => void,
  ) {
    super(db, session);
  }

  async insert<R extends AnyRecord>(record: R, row: Row<R>): Promise<void> {
    await this.insertAll(record, [row]);
  }

  async insertAll<R extends AnyRecord>(record: R, rows: readonly Row<R>[]): Promise<void> {
    if (rows.length === 0) return;
    this.written = true;
    await this.db.collection(record.table).insertMany(
      rows.map((row) => toDocument(record, row)),
      this.options,
    );
    await this.#follow(
      record,
      rows.map((row) => ({ id: idOf(row), effects: effectsOf(record, null, row, []) })),
    );
  }

  async update<R extends AnyRecord>(record: R, id: string, set: Partial<Row<R>>): Promise<"missing" | "same" | "changed"> {
    const before = await this.get(record, id);
    const _id = toObjectId(id);
    if (!before || !_id) return "missing";
    const after = edited(before as object, set as object) as Row<R> | null;
    if (!after) return "same";
    this.written = true;
    const effects = effectsOf(record, before, after, await this.#wordsOf(record, id));
    const { _id: _same, ...values } = toDocument(record, after);
    await this.db.collection(record.table).updateOne({ _id }, { $set: values }, this.options);
    await this.#follow(record, [{ id, effects }]);
    return "changed";
  }

  async delete<R extends AnyRecord>(record: R, id: string): Promise<Row<R> | null> {
    const before = await this.get(record, id);
    if (!before) return null;
    await this.#deleteRows(record, [before]);
    return before;
  }

  async deleteAll<R extends AnyRecord>(record: R, where: Where<R>): Promise<number> {
    const rows = await this.list(record, { where });
    await this.#deleteRows(record, rows);
    return rows.length;
  }

  async #deleteRows<R extends AnyRecord>(record: R, rows: Row<R>[]): Promise<void> {
    if (rows.length === 0) return;
    this.written = true;
    const effects = [];
    for (const row of rows) effects.push({ id: idOf(row), effects: effectsOf(record, row, null, await this.#wordsOf(record, idOf(row))) });
    const ids = { _id: { in: rows.map(idOf) } } as unknown as Where<R>;
    await this.db.collection(record.table).deleteMany(filterOf(record, ids), this.options);
    await this.#follow(record, effects);
  }

  /** Writing is what takes a document for this transaction: whoever else does so meets a conflict and tries again. */
  async lock<R extends AnyRecord>(record: R, id: string): Promise<Row<R> | null> {
    const _id = toObjectId(id);
    const document =
      _id &&
      (await this.db
        .collection(record.table)
        .findOneAndUpdate({ _id }, { $inc: { locks: 1 } }, { ...this.options, returnDocument: "after", projection: { words: 0 } }));
    return document && toRow(record, document);
  }

  async stale(topics: readonly string[]): Promise<void> {
    if (topics.length === 0) return;
    this.written = true;
    // The server's clock: writers' clocks differ.
    const records = topics.map((topic) => ({
      updateOne: { filter: { _id: new ObjectId() }, update: { $set: { topic }, $currentDate: { at: true } } as const, upsert: true },
    }));
    await this.db.collection("changes").bulkWrite(records, this.options);
  }

  async #wordsOf(record: AnyRecord, id: string): Promise<string[]> {
    const _id = toObjectId(id);
    if (!record.hasWords || !_id) return [];
    const document = await this.db.collection(record.table).findOne({ _id }, { ...this.options, projection: { words: 1 } });
    return splitWords(document?.words ?? "");
  }

  /** Keeps words and counts true and records what went stale. */
  async #follow(record: AnyRecord, changes: { id: string; effects: Effects }[]): Promise<void> {
    const words = this.db.collection(`${record.table}_words`);
    for (const { id, effects } of changes)
      if (effects.dropped.length > 0) await words.deleteMany({ id: toObjectId(id), word: { $in: effects.dropped } }, this.options);
    const added = changes.flatMap(({ id, effects }) => effects.added.map((word) => ({ word, id: toObjectId(id) })));
    if (added.length > 0) await words.insertMany(added, this.options);
    await this.stale(topicsOf(changes.flatMap(({ effects }) => effects.topics)));
    await this.#tally(
      record,
      changes.flatMap(({ effects }) => effects.tallies),
    );
  }

  /** Steps of a count are appended, never added up in place: writers do not wait for each other. `Tallies` folds them later. */
  async #tally(record: AnyRecord, steps: Effects["tallies"]): Promise<void> {
    if (steps.length === 0) return;
    const at = new Date().toISOString();
    const sums = new Map<string, { scope: string; key: string; by: number }>();
    for (const { scope, key, by } of steps) {
      const name = JSON.stringify([scope, key]);
      sums.set(name, { scope, key, by: (sums.get(name)?.by ?? 0) + by });
    }
    const documents = [...sums.values()].map((sum) => ({ record: record.name as string, ...sum, at }));
    await this.db.collection("tallies").insertMany(documents, this.options);
    for (const { record: name, scope, key } of documents) this.tallied({ record: name, scope, key });
  }
}
