import type { Transaction, Where } from "../database";
import { edited, effectsOf, topicsOf } from "../effects";
import { type AnyRecord, type Field, type Row, snakeCase } from "../record";
import { joinWords, splitWords } from "../search";
import { toCell } from "./mapper";
import { SqliteReader } from "./reader";
import { conditionOf, tableOf, wordsTableOf } from "./statements";

/** How many change records stay; a reader further behind is told `*`. */
export const CHANGES_KEPT = 5000;

/** Writes over the connection that holds the write lock. */
export class SqliteTransaction extends SqliteReader implements Transaction {
  async insert<R extends AnyRecord>(record: R, row: Row<R>): Promise<void> {
    await this.insertAll(record, [row]);
  }

  async insertAll<R extends AnyRecord>(record: R, rows: readonly Row<R>[]): Promise<void> {
    const topics: string[] = [];
    for (const row of rows) {
      const cells = this.#cells(record, row);
      const columns = Object.keys(cells).map((column) => `"${column}"`);
      const text = `INSERT INTO ${tableOf(record)} (${columns.join(", ")}) VALUES (${columns.map(() => "?").join(", ")})`;
      this.statements.of(text).run(...Object.values(cells));
      topics.push(...this.#follow(record, (row as { _id: string })._id, null, row));
    }
    await this.stale(topicsOf(topics));
  }

  async update<R extends AnyRecord>(record: R, id: string, set: Partial<Row<R>>): Promise<"missing" | "same" | "changed"> {
    const before = await this.get(record, id);
    if (!before) return "missing";
    const after = edited(before as object, set as object) as Row<R> | null;
    if (!after) return "same";
    const topics = this.#follow(record, id, before, after);
    const { id: _same, ...cells } = this.#cells(record, after);
    const columns = Object.keys(cells).map((column) => `"${column}" = ?`);
    this.statements.of(`UPDATE ${tableOf(record)} SET ${columns.join(", ")} WHERE id = ?`).run(...Object.values(cells), id);
    await this.stale(topics);
    return "changed";
  }

  async delete<R extends AnyRecord>(record: R, id: string): Promise<Row<R> | null> {
    const before = await this.get(record, id);
    if (!before) return null;
    const topics = this.#follow(record, id, before, null);
    this.statements.of(`DELETE FROM ${tableOf(record)} WHERE id = ?`).run(id);
    await this.stale(topics);
    return before;
  }

  async deleteAll<R extends AnyRecord>(record: R, where: Where<R>): Promise<number> {
    const rows = await this.list(record, { where });
    const topics = rows.flatMap((row) => this.#follow(record, (row as { _id: string })._id, row, null));
    const { sql, values } = conditionOf(record, where);
    const { changes } = this.statements.of(`DELETE FROM ${tableOf(record)} WHERE ${sql}`).run(...values);
    await this.stale(topicsOf(topics));
    return changes;
  }

  /** Nobody else writes while this transaction does. */
  async lock<R extends AnyRecord>(record: R, id: string): Promise<Row<R> | null> {
    return this.get(record, id);
  }

  async stale(topics: readonly string[]): Promise<void> {
    for (const topic of topics) {
      const seq = Number(this.statements.of("INSERT INTO changes (topic) VALUES (?)").run(topic).lastInsertRowid);
      if (seq % 100 === 0) this.statements.of("DELETE FROM changes WHERE seq <= ?").run(seq - CHANGES_KEPT);
    }
  }

  #cells<R extends AnyRecord>(record: R, row: Row<R>): Record<string, unknown> {
    const values = row as Record<string, unknown>;
    const derived = Object.entries(record.derive(row) as Record<string, string>);
    return Object.fromEntries([
      ...(record.fields as Field[]).map(({ name, column, kind }) => [column, toCell(kind, values[name])]),
      ...derived.map(([name, value]) => [snakeCase(name), value]),
      ...(record.hasWords ? [["words", joinWords(record.words(row))]] : []),
    ]);
  }

  /** Keeps words and counts true. @returns the topics of the change */
  #follow<R extends AnyRecord>(record: R, id: string, before: Row<R> | null, after: Row<R> | null): string[] {
    const stored = before && record.hasWords ? this.#wordsOf(record, id) : [];
    const { dropped, added, tallies, topics } = effectsOf(record, before, after, stored);
    for (const word of dropped) this.statements.of(`DELETE FROM ${wordsTableOf(record)} WHERE word = ? AND id = ?`).run(word, id);
    for (const word of added) this.statements.of(`INSERT OR IGNORE INTO ${wordsTableOf(record)} (word, id) VALUES (?, ?)`).run(word, id);
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

  #wordsOf(record: AnyRecord, id: string): string[] {
    const row = this.statements.of(`SELECT words FROM ${tableOf(record)} WHERE id = ?`).get(id);
    return splitWords((row as { words: string } | undefined)?.words ?? "");
  }
}
