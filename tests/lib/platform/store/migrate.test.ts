import Sqlite from "better-sqlite3";
import { describe, expect, test } from "vitest";
import { type AnyRecord, type Field, snakeCase } from "@/lib/platform/store/record";
import { migrate } from "@/lib/platform/store/sqlite/migrate";
import { MIGRATIONS } from "@/lib/platform/store/sqlite/migrations/all";
import { columnOf } from "@/lib/platform/store/sqlite/statements";
import { RECORDS } from "@/lib/records";
import { byText } from "@/tests/support/records";

interface Column {
  name: string;
  type: string;
  notnull: 0 | 1;
}

const columnsOf = (sqlite: Sqlite.Database, table: string) =>
  (sqlite.pragma(`table_info(${table})`) as Column[]).map(({ name, type, notnull }) => `${name} ${type} ${notnull}`).sort(byText);

const TYPES = { id: "TEXT", text: "TEXT", json: "TEXT", number: "INTEGER", boolean: "INTEGER", date: "INTEGER" };

const describedColumns = (record: AnyRecord): string[] =>
  [
    ...(record.fields as Field[]).map(
      ({ name, column, kind }) => `${column} ${TYPES[kind]} ${Number(!record.schema.shape[name].safeParse(null).success)}`,
    ),
    ...(record.derived as string[]).map((name) => `${snakeCase(name)} TEXT 1`),
    ...(record.hasWords ? ["words TEXT 1"] : []),
  ].sort(byText);

describe("migrations", () => {
  test("make exactly the tables, columns and indexes that the records describe", () => {
    const sqlite = new Sqlite(":memory:");
    migrate(sqlite);
    for (const record of RECORDS) {
      expect([record.name, columnsOf(sqlite, record.table)]).toEqual([record.name, describedColumns(record)]);
      const made = sqlite
        .prepare("SELECT name FROM sqlite_master WHERE type = 'index' AND tbl_name = ? AND sql IS NOT NULL ORDER BY name")
        .pluck()
        .all(record.table);
      expect(made).toEqual(record.indexes.map(({ name }) => name).sort(byText));
      for (const { name, fields } of record.indexes)
        expect([name, sqlite.pragma(`index_info(${name})`)]).toEqual([
          name,
          fields.map((field) => expect.objectContaining({ name: columnOf(record, field).replaceAll('"', "") })),
        ]);
    }
    const tables = sqlite.prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'").pluck().all();
    const words = RECORDS.filter(({ hasWords }) => hasWords).map(({ table }) => `${table}_words`);
    expect((tables as string[]).sort(byText)).toEqual(
      [...RECORDS.map(({ table }) => table), ...words, "changes", "probe", "tallies"].sort(byText),
    );
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
    expect(sqlite.prepare("SELECT scope, key, total, changed_at FROM tallies ORDER BY 1, 2").raw().all()).toEqual([
      ["", "Cooking", 2, "2026-03-01"],
      ["", "Hiking", 1, "2026-02-01"],
      ["", "Reading", 0, ""],
      ["ada", "Cooking", 1, ""],
    ]);
  });

  test("give what was chosen for one topic to both that it became", () => {
    const sqlite = new Sqlite(":memory:");
    migrate(sqlite, MIGRATIONS.slice(0, 22));
    const add = sqlite.prepare("INSERT INTO notice_settings VALUES (?, ?, NULL, '08:00', 7, '[]')");
    add.run("1", JSON.stringify({ meetups: { app: false, mail: "weekly" }, groups: { app: true, mail: "now" } }));
    add.run("2", "{}");
    migrate(sqlite);
    const kept = sqlite.prepare("SELECT topics FROM notice_settings ORDER BY id").pluck().all() as string[];
    const choice = { app: false, mail: "weekly" };
    expect(kept.map((topics) => JSON.parse(topics))).toEqual([{ meetups: choice, groups: { app: true, mail: "now" }, places: choice }, {}]);
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
