import type { Database, Statement } from "better-sqlite3";
import { type Test, testsOf } from "../database";
import { type AnyRecord, type Field, snakeCase } from "../record";
import { encodeValue } from "./mapper";

const quoted = (name: string): string => `"${name}"`;

/** Caches a value that depends only on the record. */
const once = <Made>(make: (record: AnyRecord) => Made) => {
  const made = new WeakMap<AnyRecord, Made>();
  return (record: AnyRecord): Made => {
    const known = made.get(record) ?? make(record);
    made.set(record, known);
    return known;
  };
};

const fieldsOf = once((record) => new Map((record.fields as Field[]).map((field) => [field.name, field])));

/** The quoted name of a record's table. */
export const tableOf = (record: AnyRecord): string => quoted(record.table);
export const wordsTableOf = (record: AnyRecord): string => quoted(`${record.table}_words`);

/** The column of a field or of a derived value. */
export const columnOf = (record: AnyRecord, name: string): string => quoted(fieldsOf(record).get(name)?.column ?? snakeCase(name));

/** All field columns, named like the fields. */
export const columnsOf = once((record) =>
  (record.fields as Field[]).map(({ column, name }) => `${quoted(column)} AS ${quoted(name)}`).join(", "),
);

/** All columns of a row, in the order of `encodeRow`: the fields, the derived values, the words. */
export const storedColumns = once((record) =>
  [
    ...(record.fields as Field[]).map(({ column }) => column),
    ...(record.derived as string[]).map(snakeCase),
    ...(record.hasWords ? ["words"] : []),
  ].map(quoted),
);

/** The first part of an INSERT of a row. */
export const insertInto = once((record) => {
  const columns = storedColumns(record);
  return `INSERT INTO ${tableOf(record)} (${columns.join(", ")}) VALUES (${columns.map(() => "?").join(", ")})`;
});

/** A part of a statement with its values. Values are parameters, so statements of the same shape share one prepared statement. */
interface Fragment {
  sql: string;
  values: unknown[];
}

/** The condition of a `Where`. */
export function conditionOf(record: AnyRecord, where: object | undefined): Fragment {
  const fields = fieldsOf(record);
  const parts = testsOf(where).map(([name, test]) => fragment(columnOf(record, name), fields.get(name)?.kind ?? "text", test));
  return { sql: parts.map(({ sql }) => sql).join(" AND ") || "1", values: parts.flatMap(({ values }) => values) };
}

function fragment(column: string, kind: Field["kind"], test: Test): Fragment {
  if (test.operator === "in")
    return {
      sql: `${column} IN (SELECT value FROM json_each(?))`,
      values: [JSON.stringify(test.value.map((each) => encodeValue(kind, each)))],
    };
  if (test.value === null) return { sql: `${column} IS ${test.operator === "=" ? "" : "NOT "}NULL`, values: [] };
  // Unlike `<>`, `IS NOT` also finds the rows whose value is null.
  const operator = test.operator === "!=" ? "IS NOT" : test.operator;
  return { sql: `${column} ${operator} ?`, values: [encodeValue(kind, test.value)] };
}

/** Caches prepared statements by their text. */
export class Statements {
  readonly #known = new Map<string, Statement<unknown[], unknown>>();

  readonly #rows = new Map<AnyRecord, Map<string, Statement<unknown[], unknown>>>();

  constructor(readonly sqlite: Database) {}

  of(sql: string): Statement<unknown[], unknown> {
    const known = this.#known.get(sql) ?? this.sqlite.prepare<unknown[], unknown>(sql);
    this.#known.set(sql, known);
    return known;
  }

  /**
   * A statement that reads whole rows; `rest` is its text after the column names. It is cached by `rest`, because building and comparing
   * the long column list would take as long as the read.
   */
  rows(record: AnyRecord, rest: string): Statement<unknown[], unknown> {
    const prepared = this.#rows.get(record) ?? new Map<string, Statement<unknown[], unknown>>();
    this.#rows.set(record, prepared);
    const known = prepared.get(rest) ?? this.of(`SELECT ${columnsOf(record)} FROM ${tableOf(record)} ${rest}`);
    prepared.set(rest, known);
    return known;
  }
}
