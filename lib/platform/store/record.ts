import { z } from "zod";
import { isId } from "@/lib/id";
import type { People } from "./people";

/** How a value is stored: SQLite and MongoDB each have their own form of an id, a date and a list. */
type Kind = "id" | "text" | "number" | "boolean" | "date" | "json";

export interface Field {
  /** The name in the code. */
  name: string;
  /** The name in a MongoDB document. */
  key: string;
  /** The name of the SQLite column. */
  column: string;
  kind: Kind;
  /** The value for rows that were written before the field existed: the default of its schema, else null. */
  fallback: unknown;
}

export interface Index {
  name: string;
  fields: readonly string[];
  unique: boolean;
}

/** A stored count: rows are counted by `key` within a `scope` (`""` means all rows). */
export interface Tally {
  scope: string;
  key: string;
}

interface RecordOptions<Value, Derived extends string> {
  /**
   * Which people the record names, for the download of their own data and the deletion of an account. It is required, so that no record is
   * stored without this information.
   */
  people: People<keyof Value & string>;
  /** The table or collection, when its name is not the record's name. */
  table?: string;
  /** The stored names of fields, where they differ. */
  stored?: Partial<Record<keyof Value, string>>;
  unique?: readonly (readonly (keyof Value & string)[])[];
  index?: readonly (readonly ((keyof Value & string) | NoInfer<Derived>)[])[];
  /** Text values computed from the row and stored with it, for ordering and look-ups. */
  derive?: Record<Derived, (row: Value) => string>;
  /** The words that find the row in a search. */
  words?: (row: Value) => string[];
  /** The counts that include the row. */
  tally?: (row: Value) => Tally[];
  /** The topics of the row: they become stale when the row changes. */
  stale?: (row: Value) => string[];
  /**
   * False when no row moves to another store (a session, a token). A function when only some rows do, because each store makes the others
   * itself.
   */
  archived?: boolean | ((row: Value) => boolean);
}

/** A noun as the store knows it. Columns, indexes, mappers, references and the archive follow from this one description. */
interface RecordType<Shape extends z.ZodRawShape = z.ZodRawShape, Derived extends string = string> {
  readonly name: string;
  readonly table: string;
  readonly schema: z.ZodObject<Shape, z.core.$strict>;
  /** In the order of the shape, so that two exports of the same rows are equal byte by byte. */
  readonly fields: readonly Field[];
  readonly derived: readonly Derived[];
  readonly indexes: readonly Index[];
  /** The fields that hold the id of another record's row. */
  readonly references: readonly { field: string; to: string }[];
  readonly archived: boolean;
  /** Whether this row moves to another store; only for a record with `archived`. */
  moves(row: Row<RecordType<Shape>>): boolean;
  readonly people: People;
  readonly hasWords: boolean;
  /** Whether the record has words, counts or topics. */
  readonly hasEffects: boolean;
  derive(row: Row<RecordType<Shape>>): Record<Derived, string>;
  words(row: Row<RecordType<Shape>>): string[];
  tally(row: Row<RecordType<Shape>>): Tally[];
  stale(row: Row<RecordType<Shape>>): string[];
}

// biome-ignore lint/suspicious/noExplicitAny: stands for every record; a narrower type would refuse them all
export type AnyRecord = RecordType<any, any>;

/** The record reduced to these fields, for code that reads no others. */
export const partOf = (record: AnyRecord, names: readonly string[]): AnyRecord => ({
  ...record,
  fields: record.fields.filter(({ name }: Field) => names.includes(name)),
});

/** The type of a record's rows. */
export type Row<R> = R extends { schema: infer S extends z.ZodType } ? z.output<S> : never;

/** A row's id. Every row has one, but the row type of `AnyRecord` does not show it. */
export const idOf = (row: unknown): string => (row as { _id: string })._id;

const kinds = z.registry<{ kind: Kind; to?: string }>();

/** The id of a row; with `to`, the id of a row of that record. */
export function id(to?: string) {
  const schema = z.string().refine(isId, "is not an id");
  kinds.add(schema, { kind: "id", ...(to !== undefined && { to }) });
  return schema;
}

/** A time: ISO 8601 in UTC with milliseconds, so its text sorts by time. */
export const moment = () => z.iso.datetime({ precision: 3 });

/** A time that another library stores as a native date. This code handles it like any other time. */
export function date() {
  const schema = moment();
  kinds.add(schema, { kind: "date" });
  return schema;
}

const BY_TYPE: Record<string, Kind> = { string: "text", enum: "text", literal: "text", number: "number", boolean: "boolean" };

/** The schema inside `nullable()`, `optional()` and the like, and at the end of a `pipe()`. */
function inner(schema: z.core.$ZodType): z.core.$ZodType {
  const { innerType, out } = schema._zod.def as { innerType?: z.core.$ZodType; out?: z.core.$ZodType };
  const next = innerType ?? out;
  return next ? inner(next) : schema;
}

function kindOf(schema: z.core.$ZodType): Kind {
  const known = kinds.get(inner(schema) as z.ZodType);
  return known?.kind ?? BY_TYPE[inner(schema)._zod.def.type] ?? "json";
}

export const snakeCase = (name: string): string => name.replace(/[A-Z]+/g, (letters) => `_${letters.toLowerCase()}`).replace(/^_id$/, "id");

/**
 * Describes a noun for the store. Every row has an `_id`.
 * @param name the record's name in archives, and its table and collection unless `table` is given
 */
export function record<Shape extends z.ZodRawShape & { _id: z.ZodType<string> }, Derived extends string = never>(
  name: string,
  shape: Shape,
  options: RecordOptions<z.output<z.ZodObject<Shape, z.core.$strict>>, Derived>,
): RecordType<Shape, Derived> {
  const { table = name, unique = [], index = [], archived = true, people } = options;
  const stored: Partial<Record<string, string>> = options.stored ?? {};
  const fields = Object.entries(shape).map(([field, schema]): Field => {
    const key = stored[field] ?? field;
    const absent = (schema as unknown as z.ZodType).safeParse(undefined);
    return { name: field, key, column: snakeCase(key), kind: kindOf(schema), fallback: absent.data ?? null };
  });
  const references = Object.entries(shape).flatMap(([field, schema]) => {
    const to = kinds.get(inner(schema) as z.ZodType)?.to;
    return to === undefined ? [] : [{ field, to }];
  });
  const named = (names: readonly string[], isUnique: boolean): Index => ({
    name: `${table}_${names.map(snakeCase).join("_")}`,
    // Every order ends with the id, for rows with equal values. An index that contains all fields of a unique index needs no id, because no
    // two of its entries are equal.
    fields: unique.some((those) => those.every((field) => names.includes(field))) ? names : [...names, "_id"],
    unique: isUnique,
  });
  const derive = Object.entries(options.derive ?? {}) as [Derived, (row: unknown) => string][];
  return {
    name,
    table,
    schema: z.strictObject(shape),
    fields,
    references,
    archived: archived !== false,
    moves: typeof archived === "function" ? archived : () => archived,
    people,
    derived: derive.map(([field]) => field),
    indexes: [...unique.map((names) => named(names, true)), ...index.map((names) => named(names, false))],
    hasWords: options.words !== undefined,
    hasEffects: Boolean(options.words ?? options.tally ?? options.stale),
    derive: (row) => Object.fromEntries(derive.map(([field, from]) => [field, from(row)])) as Record<Derived, string>,
    words: options.words ?? (() => []),
    tally: options.tally ?? (() => []),
    stale: options.stale ?? (() => []),
  } as RecordType<Shape, Derived>;
}
