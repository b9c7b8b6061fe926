import { type ClientSession, type Db, ObjectId } from "mongodb";
import { tallyName, wrongCounts } from "../counts";
import { type Count, type IndexedWord, type Listing, type Transaction, type Where, whereId } from "../database";
import { type Effects, edited, effectsOf, topicsOf } from "../effects";
import { type AnyRecord, idOf, type Row } from "../record";
import { throwAsConflict } from "./errors";
import { filterOf } from "./filter";
import { KnownRows } from "./known-rows";
import { encodeRow, rowDecoder, toObjectId } from "./mapper";
import { MongoReader } from "./reader";
import { CountIncrements } from "./tallies";
import { addWords, dropStray, dropWords, missingWords, wordsOf } from "./words";

/**
 * The writes of one session. Words are separate documents that are only inserted or deleted. Several tasks may share one transaction, so
 * what they have in common is sent once: rows that they all read, topics that they all make stale, and the increments of counts, which
 * `finish` writes.
 */
export class MongoTransaction extends MongoReader implements Transaction {
  /** Whether anything was written since this was last set to false. After a write, a task that fails cannot be undone alone. */
  written = false;
  readonly #known = new KnownRows();
  /** The topics of all tasks so far. */
  readonly topics = new Set<string>();
  readonly #counted = new CountIncrements();

  constructor(
    db: Db,
    protected override readonly session: ClientSession,
    private readonly tallied: (tally: { record: string; scope: string; key: string }) => void,
  ) {
    super(db, session);
  }

  override async get<R extends AnyRecord>(record: R, id: string): Promise<Row<R> | null> {
    const known = this.#known.get(record, id);
    if (known !== undefined) return known;
    const row = await super.get(record, id);
    this.#known.set(record, id, row);
    return row;
  }

  override async getAll<R extends AnyRecord>(record: R, ids: readonly string[]): Promise<Row<R>[]> {
    const unknown = ids.filter((id) => this.#known.get(record, id) === undefined);
    await super.getAll(record, unknown);
    return ids.flatMap((id): Row<R>[] => {
      const row = this.#known.get(record, id);
      return row ? [row] : [];
    });
  }

  override async list<R extends AnyRecord>(record: R, listing: Listing<R> = {}): Promise<Row<R>[]> {
    const rows = await super.list(record, listing);
    for (const row of rows) this.#known.set(record, idOf(row), row);
    return rows;
  }

  async insert<R extends AnyRecord>(record: R, row: Row<R>): Promise<void> {
    await this.insertAll(record, [row]);
  }

  async insertAll<R extends AnyRecord>(record: R, rows: readonly Row<R>[]): Promise<void> {
    if (rows.length === 0) return;
    this.written = true;
    await this.db.collection(record.table).insertMany(
      rows.map((row) => encodeRow(record, row)),
      this.options,
    );
    for (const row of rows) this.#known.set(record, idOf(row), row);
    await this.#follow(
      record,
      rows.map((row) => ({ id: idOf(row), effects: effectsOf(record, null, row, []) })),
    );
  }

  /**
   * Taken values are looked up first, because a duplicate aborts the transaction. If another transaction has inserted one since, it counts
   * as a conflict and the whole transaction is retried.
   */
  async insertMissing<R extends AnyRecord>(record: R, rows: readonly Row<R>[], unique: keyof Row<R> & string): Promise<void> {
    const fresh = new Map(rows.map((row) => [(row as Record<string, unknown>)[unique], row]));
    if (fresh.size === 0) return;
    const where = { [unique]: { in: [...fresh.keys()] } } as unknown as Where<R>;
    for (const taken of await this.excerpts(record, { where, fields: [unique] })) fresh.delete((taken as Record<string, unknown>)[unique]);
    await this.insertAll(record, [...fresh.values()]).catch(throwAsConflict);
  }

  async update<R extends AnyRecord>(record: R, id: string, set: Partial<Row<R>>): Promise<"missing" | "same" | "changed"> {
    const before = await this.get(record, id);
    const _id = toObjectId(id);
    if (!before || !_id) return "missing";
    const after = edited(before as object, set as object) as Row<R> | null;
    if (!after) return "same";
    this.written = true;
    const effects = effectsOf(record, before, after, (await wordsOf(this.db, record, [id], this.options)).get(id) ?? []);
    const { _id: _same, ...values } = encodeRow(record, after);
    await this.db.collection(record.table).updateOne({ _id }, { $set: values }, this.options);
    this.#known.set(record, id, after);
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
    const words = await wordsOf(this.db, record, rows.map(idOf), this.options);
    const effects = rows.map((row) => ({ id: idOf(row), effects: effectsOf(record, row, null, words.get(idOf(row)) ?? []) }));
    await this.db.collection(record.table).deleteMany(filterOf(record, whereId({ in: rows.map(idOf) })), this.options);
    for (const row of rows) this.#known.set(record, idOf(row), null);
    await this.#follow(record, effects);
  }

  /** The write to the document is the lock: another transaction that writes to it gets a conflict and is retried. */
  async lock<R extends AnyRecord>(record: R, id: string): Promise<Row<R> | null> {
    if (this.#known.isLocked(record, id)) return this.get(record, id);
    const _id = toObjectId(id);
    const document =
      _id &&
      (await this.db
        .collection(record.table)
        .findOneAndUpdate({ _id }, { $inc: { locks: 1 } }, { ...this.options, returnDocument: "after", projection: { words: 0 } }));
    const row = document && rowDecoder(record)(document);
    if (row) this.#known.lock(record, id);
    this.#known.set(record, id, row);
    return row;
  }

  async stale(topics: readonly string[]): Promise<void> {
    const fresh = topics.filter((topic) => !this.topics.has(topic));
    if (fresh.length === 0) return;
    this.written = true;
    for (const topic of fresh) this.topics.add(topic);
    // The time comes from the server, because the clocks of writers differ. `$currentDate` works only in an update.
    const update = { $set: { topics: fresh }, $currentDate: { at: true } } as const;
    await this.db.collection("changes").updateOne({ _id: new ObjectId() }, update, { ...this.options, upsert: true });
  }

  async rebuild<R extends AnyRecord>(record: R, row: Row<R>): Promise<boolean> {
    const id = idOf(row);
    const _id = toObjectId(id);
    const fields = new Set(record.fields.map(({ key }: { key: string }) => key));
    const wanted = Object.fromEntries(Object.entries(encodeRow(record, row)).filter(([key]) => !fields.has(key)));
    if (Object.keys(wanted).length === 0 || !_id) return false;
    const stored = await this.db.collection(record.table).findOne({ _id }, this.options);
    const missing = record.hasWords ? await missingWords(this.db, record, _id, record.words(row) as string[], this.options) : [];
    if (missing.length === 0 && Object.entries(wanted).every(([key, value]) => stored?.[key] === value)) return false;
    this.written = true;
    await this.db.collection(record.table).updateOne({ _id }, { $set: wanted }, this.options);
    await addWords(this.db, record, [{ id, words: missing }], this.options);
    return true;
  }

  async dropStrayWords(record: AnyRecord, after: IndexedWord | null) {
    const step = await dropStray(this.db, record, after, this.options);
    this.written ||= step.dropped > 0;
    return step;
  }

  async dropCounts(record: AnyRecord, scope: string): Promise<void> {
    await this.finish();
    this.written = true;
    await this.db.collection("tallies").deleteMany({ record: record.name, scope }, this.options);
  }

  async recount(record: AnyRecord, totals: ReadonlyMap<string, number>): Promise<string[]> {
    await this.finish();
    const tallies = this.db.collection("tallies");
    const stored = new Map<string, number>();
    for (const { scope, key, by } of await tallies.find({ record: record.name }, this.options).toArray()) {
      const name = tallyName({ scope, key });
      stored.set(name, (stored.get(name) ?? 0) + by);
    }
    const wrong = wrongCounts(stored, totals);
    const at = new Date().toISOString();
    if (wrong.length > 0)
      await tallies.insertMany(
        wrong.map((count) => ({ record: record.name as string, scope: count.scope, key: count.key, by: count.total - count.stored, at })),
        this.options,
      );
    return wrong.map(tallyName);
  }

  /** Updates words and counts, and records the stale topics. */
  async #follow(record: AnyRecord, changes: { id: string; effects: Effects }[]): Promise<void> {
    const words = (of: "dropped" | "added") => changes.map(({ id, effects }) => ({ id, words: effects[of] }));
    await dropWords(this.db, record, words("dropped"), this.options);
    await addWords(this.db, record, words("added"), this.options);
    await this.stale(topicsOf(changes.flatMap(({ effects }) => effects.topics)));
    for (const { effects } of changes) for (const tally of effects.tallies) this.#counted.add({ record: record.name, ...tally });
  }

  override async counts(record: AnyRecord, scope: string): Promise<Map<string, Count>> {
    await this.finish();
    return super.counts(record, scope);
  }

  /**
   * Writes the increments of counts; call it before the commit. They are appended and not added up in place, so that writers do not wait
   * for each other. `Tallies` folds them later.
   */
  async finish(): Promise<void> {
    const increments = this.#counted.take();
    if (increments.length === 0) return;
    const at = new Date().toISOString();
    await this.db.collection("tallies").insertMany(
      increments.map((increment) => ({ ...increment, at })),
      this.options,
    );
    for (const { record, scope, key } of increments) this.tallied({ record, scope, key });
  }
}
