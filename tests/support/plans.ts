import Sqlite from "better-sqlite3";
import { afterAll } from "vitest";
import { migrate } from "@/lib/platform/store/sqlite/migrate";

/**
 * Loaded before each test file. It fails when SQLite scans a whole table for a statement of the file without need: a test with few rows
 * would not notice that.
 */
const seen = new Set<string>();

const { prepare } = Sqlite.prototype;
Sqlite.prototype.prepare = function (this: Sqlite.Database, sql: string) {
  seen.add(sql);
  return prepare.call(this, sql);
} as typeof prepare;

const BY_INTENT = [
  // All rows: the archive and repair, ordered by id; counts of everything; tests that compare stores.
  / FROM "\w+"( WHERE 1)?( ORDER BY id ASC LIMIT \+\?)?$/,
  // Only tests look for these by their kind alone.
  / FROM "(work|notice_events)" WHERE "kind" = \?( ORDER BY id ASC LIMIT \+\?)?$/,
];

/** The table of a statement; undefined for statements that do not come from `Statements`. */
const tableOf = (sql: string) => /^(?:SELECT|DELETE)[^?]*? FROM "(\w+)"/.exec(sql)?.[1] ?? /CROSS JOIN "(\w+)"/.exec(sql)?.[1];

/** The steps of a statement's plan whose cost grows with the number of rows in the table. */
function dearSteps(database: Sqlite.Database, sql: string): string[] {
  const values = Array.from({ length: sql.split("?").length - 1 }, () => null);
  const steps = prepare.call(database, `EXPLAIN QUERY PLAN ${sql}`).all(values) as { detail: string }[];
  const plan = steps.map(({ detail }) => detail);
  // A statement that names ids must find the rows by id, or among the few rows of one account. Another index would read many rows with only
  // one value in common.
  const detour = / "?id"? (=|IN) /.test(sql) && !plan.some((step) => /\b(account_)?id=\?/.test(step));
  return [...plan.filter((step) => step.startsWith("SCAN") && !step.includes("json_each")), ...(detour ? plan : [])];
}

afterAll(() => {
  if (seen.size === 0) return;
  const database = new Sqlite(":memory:");
  migrate(database);
  const tables = new Set(database.prepare<[], string>("SELECT name FROM sqlite_master").pluck().all());
  const statements = [...seen].filter((sql) => tables.has(tableOf(sql) ?? "") && !BY_INTENT.some((text) => text.test(sql)));
  const dear = statements.flatMap((sql) => {
    const steps = dearSteps(database, sql);
    return steps.length > 0 ? [`${sql}\n  ${steps.join("\n  ")}`] : [];
  });
  database.close();
  if (dear.length > 0) throw new Error(`What SQLite goes through a whole table for:\n${dear.join("\n")}`);
});
