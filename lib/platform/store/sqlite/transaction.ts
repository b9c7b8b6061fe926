import { tallyName, wrongCounts } from "../counts";
import type { IndexedWord, Transaction, Where } from "../database";
import { edited, effectsOf, topicsOf } from "../effects";
import { type AnyRecord, idOf, type Row, type Tally } from "../record";
import { encodeRow } from "./mapper";
import { SqliteReader } from "./reader";
import { columnOf, insertInto, storedColumns, tableOf } from "./statements";
import { addWords, dropStray, dropWords, missingWords, wordsOf } from "./words";

/** How many change records are kept; a reader that is further behind gets `*`. */
export const CHANGES_KEPT = 5000;

const DELETED_AT_ONCE = 200;

/** The writes, on the connection that holds the write lock. */
export class SqliteTransaction extends SqliteReader implements Transaction {
  /** The topics of this transaction so far. */
  readonly topics = new Set<string>();

  async insert<R extends AnyRecord>(record: R, row: Row<R>): Promise<void> {
    await this.insertAll(record, [row]);
  }

  async insertAll<R extends AnyRecord>(record: R, rows: readonly Row<R>[]): Promise<void> {
    await this.#insert(record, rows, "");
  }

  async insertMissing<R extends AnyRecord>(record: R, rows: readonly Row<R>[], unique: keyof Row<R> & string): Promise<void> {
    await this.#insert(record, rows, `ON CONFLICT (${columnOf(record, unique)}) DO NOTHING`);
  }

  async #insert<R extends AnyRecord>(record: R, rows: readonly Row<R>[], otherwise: string): Promise<void> {
    if (rows.length === 0) return;
    const topics: string[] = [];
    const statement = this.statements.of(`${insertInto(record)} ${otherwise}`);
    for (const row of rows) {
      const pause = this.pause?.();
      if (pause) await pause;
      const { changes } = statement.run(encodeRow(record, row));
      if (changes > 0 && record.hasEffects) topics.push(...this.#follow(record, idOf(row), null, row));
    }
    await this.stale(topicsOf(topics));
  }

  async update<R extends AnyRecord>(record: R, id: string, set: Partial<Row<R>>): Promise<"missing" | "same" | "changed"> {
    await this.pause?.();
    const before = await this.get(record, id);
    if (!before) return "missing";
    const after = edited(before as object, set as object) as Row<R> | null;
    if (!after) return "same";
    const topics = this.#follow(record, id, before, after);
    const [was, is] = [encodeRow(record, before), encodeRow(record, after)];
    // Only changed columns are written: SQLite updates the indexes of each column in the statement, even if the value is the same.
    const differs = (_: unknown, at: number) => is[at] !== was[at];
    const columns = storedColumns(record).filter(differs);
    const text = `UPDATE ${tableOf(record)} SET ${columns.map((column) => `${column} = ?`).join(", ")} WHERE id = ?`;
    this.statements.of(text).run(...is.filter(differs), id);
    await this.stale(topics);
    return "changed";
  }

  async delete<R extends AnyRecord>(record: R, id: string): Promise<Row<R> | null> {
    await this.pause?.();
    const before = await this.get(record, id);
    if (!before) return null;
    const topics = this.#follow(record, id, before, null);
    this.statements.of(`DELETE FROM ${tableOf(record)} WHERE id = ?`).run(id);
    await this.stale(topics);
    return before;
  }

  /** Deletes in batches, so that a long write can pause in between. */
  async deleteAll<R extends AnyRecord>(record: R, where: Where<R>): Promise<number> {
    const text = `DELETE FROM ${tableOf(record)} WHERE id IN (SELECT value FROM json_each(?))`;
    for (let deleted = 0; ; ) {
      const rows = await this.list(record, { where, limit: DELETED_AT_ONCE });
      const ids = rows.map(idOf);
      const topics = rows.flatMap((row, at) => this.#follow(record, ids[at] ?? "", row, null));
      this.statements.of(text).run(JSON.stringify(ids));
      await this.stale(topicsOf(topics));
      deleted += rows.length;
      if (rows.length < DELETED_AT_ONCE) return deleted;
    }
  }

  /** Needs no lock: only one transaction writes at a time. */
  async lock<R extends AnyRecord>(record: R, id: string): Promise<Row<R> | null> {
    return this.get(record, id);
  }

  async stale(topics: readonly string[]): Promise<void> {
    for (const topic of topics) {
      this.topics.add(topic);
      const seq = Number(this.statements.of("INSERT INTO changes (topic) VALUES (?)").run(topic).lastInsertRowid);
      if (seq % 100 === 0) this.statements.of("DELETE FROM changes WHERE seq <= ?").run(seq - CHANGES_KEPT);
    }
  }

  async rebuild<R extends AnyRecord>(record: R, row: Row<R>): Promise<boolean> {
    const id = idOf(row);
    const columns = storedColumns(record).slice(record.fields.length);
    if (columns.length === 0) return false;
    const wanted = encodeRow(record, row).slice(record.fields.length);
    const stored = this.statements.of(`SELECT ${columns.join(", ")} FROM ${tableOf(record)} WHERE id = ?`).get(id) as object;
    const kept = Object.values(stored);
    const missing = record.hasWords ? missingWords(this.statements, record, id, record.words(row)) : [];
    if (missing.length === 0 && wanted.every((value, at) => value === kept[at])) return false;
    const sets = columns.map((column) => `${column} = ?`);
    this.statements.of(`UPDATE ${tableOf(record)} SET ${sets.join(", ")} WHERE id = ?`).run(...wanted, id);
    addWords(this.statements, record, id, missing);
    return true;
  }

  async dropStrayWords(record: AnyRecord, after: IndexedWord | null) {
    return dropStray(this.statements, record, after);
  }

  async dropCounts(record: AnyRecord, scope: string): Promise<void> {
    this.statements.of("DELETE FROM tallies WHERE record = ? AND scope = ?").run(record.name, scope);
  }

  async recount(record: AnyRecord, totals: ReadonlyMap<string, number>): Promise<string[]> {
    const rows = this.statements.of("SELECT scope, key, total FROM tallies WHERE record = ?").all(record.name) as (Tally & {
      total: number;
    })[];
    const stored = new Map(rows.map((row) => [tallyName(row), row.total]));
    const wrong = wrongCounts(stored, totals);
    for (const { scope, key, total } of wrong)
      this.statements
        .of(
          `INSERT INTO tallies (record, scope, key, total, changed_at) VALUES (?, ?, ?, ?, ?) ON CONFLICT (record, scope, key)
           DO UPDATE SET total = excluded.total`,
        )
        .run(record.name, scope, key, total, new Date().toISOString());
    return wrong.map(tallyName);
  }

  /** Updates words and counts. @returns the topics of the change */
  #follow<R extends AnyRecord>(record: R, id: string, before: Row<R> | null, after: Row<R> | null): string[] {
    const stored = before && record.hasWords ? wordsOf(this.statements, record, id) : [];
    const { dropped, added, tallies, topics } = effectsOf(record, before, after, stored);
    dropWords(this.statements, record, id, dropped);
    addWords(this.statements, record, id, added);
    const at = tallies.length > 0 ? new Date().toISOString() : "";
    for (const { scope, key, by } of tallies)
      this.statements
        .of(
          `INSERT INTO tallies (record, scope, key, total, changed_at) VALUES (?, ?, ?, ?, ?) ON CONFLICT (record, scope, key)
           DO UPDATE SET total = total + excluded.total, changed_at = max(changed_at, excluded.changed_at)`,
        )
        .run(record.name, scope, key, by, at);
    return topics;
  }
}
