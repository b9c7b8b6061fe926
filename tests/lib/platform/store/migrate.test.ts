import Sqlite from "better-sqlite3";
import { getTableConfig, type SQLiteTable } from "drizzle-orm/sqlite-core";
import { describe, expect, test } from "vitest";
import { migrate } from "@/lib/platform/store/sqlite/migrate";
import { MIGRATIONS } from "@/lib/platform/store/sqlite/migrations/all";
import * as schema from "@/lib/platform/store/sqlite/schema";
import { byText } from "@/tests/support/records";

const tables = Object.values(schema) as SQLiteTable[];

interface Column {
  name: string;
  type: string;
  notnull: 0 | 1;
}

const columnsOf = (sqlite: Sqlite.Database, table: string) =>
  (sqlite.pragma(`table_info(${table})`) as Column[]).map(({ name, type, notnull }) => `${name} ${type} ${notnull}`).sort(byText);

describe("migrations", () => {
  test("make exactly the tables, columns and indexes the queries know", () => {
    const sqlite = new Sqlite(":memory:");
    migrate(sqlite);
    for (const table of tables) {
      const { name, columns, indexes } = getTableConfig(table);
      const known = columns.map((column) => `${column.name} ${column.getSQLType().toUpperCase()} ${Number(column.notNull)}`).sort(byText);
      expect(columnsOf(sqlite, name)).toEqual(known);
      const made = sqlite
        .prepare("SELECT name FROM sqlite_master WHERE type = 'index' AND tbl_name = ? AND sql IS NOT NULL")
        .pluck()
        .all(name) as string[];
      expect(made.sort(byText)).toEqual(indexes.map((index) => index.config.name).sort(byText));
    }
    const names = sqlite.prepare("SELECT count(*) FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'").pluck().get();
    expect(names).toBe(tables.length);
  });

  test.each(MIGRATIONS.map((_, version) => version))("bring version %i up to date and keep what is in it", (version) => {
    const sqlite = new Sqlite(":memory:");
    migrate(sqlite, MIGRATIONS.slice(0, version));
    if (version > 0) sqlite.exec("INSERT INTO users (id, email, created_at) VALUES ('1', 'a@b.example', '2026-11-01')");
    migrate(sqlite);
    expect(sqlite.pragma("user_version", { simple: true })).toBe(MIGRATIONS.length);
    if (version > 0) expect(sqlite.prepare("SELECT email FROM users").pluck().get()).toBe("a@b.example");
  });

  test("give an older database the moments it can know", () => {
    const sqlite = new Sqlite(":memory:");
    migrate(sqlite, MIGRATIONS.slice(0, 1));
    const add = sqlite.prepare("INSERT INTO groups VALUES (?, 'n', 'n', ?, 'l', 1, 'd', 's', 'i', ?, ?, 't', 'w')");
    for (const row of [
      ["1", "Cooking", "ada", "2026-01-01"],
      ["2", "Cooking", "rina", "2026-03-01"],
      ["3", "Hiking", "ada", "2026-02-01"],
    ])
      add.run(row);
    sqlite.exec("INSERT INTO group_counts VALUES ('', 'Cooking', 2), ('ada', 'Cooking', 1), ('', 'Hiking', 1), ('', 'Reading', 0)");
    migrate(sqlite);
    expect(sqlite.prepare("SELECT owner_id, category, total, changed_at FROM group_counts ORDER BY 1, 2").raw().all()).toEqual([
      ["", "Cooking", 2, "2026-03-01"],
      ["", "Hiking", 1, "2026-02-01"],
      ["", "Reading", 0, ""],
      ["ada", "Cooking", 1, ""],
    ]);
  });

  test("happen as a whole or not at all", () => {
    const sqlite = new Sqlite(":memory:");
    const broken = [...MIGRATIONS, "CREATE TABLE extra (id TEXT); INSERT INTO nowhere VALUES (1);"];
    expect(() => migrate(sqlite, broken)).toThrow();
    expect(sqlite.pragma("user_version", { simple: true })).toBe(0);
    expect(sqlite.prepare("SELECT count(*) FROM sqlite_master").pluck().get()).toBe(0);
    migrate(sqlite);
    migrate(sqlite, [...MIGRATIONS, "CREATE TABLE extra (id TEXT);"]);
    expect(sqlite.pragma("user_version", { simple: true })).toBe(MIGRATIONS.length + 1);
  });

  test("refuse a database from the future, and leave it alone", () => {
    const sqlite = new Sqlite(":memory:");
    sqlite.pragma(`user_version = ${MIGRATIONS.length + 1}`);
    expect(() => migrate(sqlite)).toThrow(/newer version/);
    expect(sqlite.prepare("SELECT count(*) FROM sqlite_master").pluck().get()).toBe(0);
  });
});
