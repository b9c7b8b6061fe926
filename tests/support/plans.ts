import Sqlite from "better-sqlite3";
import { afterAll } from "vitest";
import { migrate } from "@/lib/platform/store/sqlite/migrate";

/**
 * Loaded before each file of tests: what the file has SQLite do must not go through a table that it does not ask for, which no test of
 * a few rows would notice.
 */
const seen = new Set<string>();

const { prepare } = Sqlite.prototype;
Sqlite.prototype.prepare = function (this: Sqlite.Database, sql: string) {
  seen.add(sql);
  return prepare.call(this, sql);
} as typeof prepare;

const BY_INTENT = [
  // All rows: the archive and repair, in the order of ids, counts of everything, tests that compare stores.
  / FROM "\w+"( WHERE 1)?( ORDER BY id ASC LIMIT \+\?)?$/,
  // Only tests look for these by their kind alone.
  / FROM "(work|notice_events)" WHERE "kind" = \?( ORDER BY id ASC LIMIT \+\?)?$/,
];

/** The table that a statement is about; undefined for what does not come from `Statements`. */
const tableOf = (sql: string) => /^(?:SELECT|DELETE)[^?]*? FROM "(\w+)"/.exec(sql)?.[1] ?? /CROSS JOIN "(\w+)"/.exec(sql)?.[1];

/** The steps of a statement's plan that take longer the more rows there are, whatever it asks for. */
function dearSteps(database: Sqlite.Database, sql: string): string[] {
  const values = Array.from({ length: sql.split("?").length - 1 }, () => null);
  const steps = prepare.call(database, `EXPLAIN QUERY PLAN ${sql}`).all(values) as { detail: string }[];
  const plan = steps.map(({ detail }) => detail);
  // Told by their ids, rows are found by them, or among the few of one person; not among the many that have something else in common.
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
