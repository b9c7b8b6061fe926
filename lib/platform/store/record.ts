import { z } from "zod";
import { isId } from "@/lib/id";
import type { People } from "./people";

/** How a value is kept: SQLite and MongoDB each have their own form of an id, a date and a list. */
type Kind = "id" | "text" | "number" | "boolean" | "date" | "json";

export interface Field {
  /** The name in the product. */
  name: string;
  /** The name in a document. */
  key: string;
  /** The name in a table. */
  column: string;
  kind: Kind;
  /** What it is in a row that was written before there was such a field; null unless its schema has a default. */
  fallback: unknown;
}

export interface Index {
  name: string;
  fields: readonly string[];
  unique: boolean;
}

/** One of the kept counts: rows are counted by `key` within a `scope` (`""`: everybody's). */
export interface Tally {
  scope: string;
  key: string;
}

interface RecordOptions<Value, Derived extends string> {
  /** Whom it names, for the download of one's own data and the end of an account: nothing is kept without a word about that. */
  people: People<keyof Value & string>;
  /** Where the rows stand, when it is not the record's name. */
  table?: string;
  /** Fields whose stored name differs. */
  stored?: Partial<Record<keyof Value, string>>;
  unique?: readonly (readonly (keyof Value & string)[])[];
  index?: readonly (readonly ((keyof Value & string) | NoInfer<Derived>)[])[];
  /** Values that follow from the row and are kept beside it, for order and lookup; all of them text. */
  derive?: Record<Derived, (row: Value) => string>;
  /** The words the row is found by. */
  words?: (row: Value) => string[];
  /** The counts the row is part of. */
  tally?: (row: Value) => Tally[];
  /** Topics: what shows the row. */
  stale?: (row: Value) => string[];
  /** False for what does not move to another store (a session, a token); of some rows, where each store makes the others by itself. */
  archived?: boolean | ((row: Value) => boolean);
}

/** A noun as the store knows it: columns, indexes, mappers, references and archive follow from this one description. */
interface RecordType<Shape extends z.ZodRawShape = z.ZodRawShape, Derived extends string = string> {
  readonly name: string;
  readonly table: string;
  readonly schema: z.ZodObject<Shape, z.core.$strict>;
  /** In the order of the shape: two exports of the same rows are equal to the byte. */
  readonly fields: readonly Field[];
  readonly derived: readonly Derived[];
  readonly indexes: readonly Index[];
  /** Fields that hold the id of another record's row. */
  readonly references: readonly { field: string; to: string }[];
  readonly archived: boolean;
  /** Whether this row, of a record that is archived, moves to another store. */
  moves(row: Row<RecordType<Shape>>): boolean;
  readonly people: People;
  readonly hasWords: boolean;
  /** Whether words, counts or topics follow from a row. */
  readonly hasEffects: boolean;
  derive(row: Row<RecordType<Shape>>): Record<Derived, string>;
  words(row: Row<RecordType<Shape>>): string[];
  tally(row: Row<RecordType<Shape>>): Tally[];
  stale(row: Row<RecordType<Shape>>): string[];
}

// biome-ignore lint/suspicious/noExplicitAny: stands for every record; a narrower type would refuse them all
export type AnyRecord = RecordType<any, any>;

/** The record as if it had these fields only, for what reads no others. */
export const partOf = (record: AnyRecord, names: readonly string[]): AnyRecord => ({
  ...record,
  fields: record.fields.filter(({ name }: Field) => names.includes(name)),
});

/** A row as the product knows it. */
export type Row<R> = R extends { schema: infer S extends z.ZodType } ? z.output<S> : never;

/** Every row has an id; that of a record known only in general is not typed as having one. */
export const idOf = (row: unknown): string => (row as { _id: string })._id;

const kinds = z.registry<{ kind: Kind; to?: string }>();

/** The id of a row; with `to`, of a row of that record. */
export function id(to?: string) {
  const schema = z.string().refine(isId, "is not an id");
  kinds.add(schema, { kind: "id", ...(to !== undefined && { to }) });
  return schema;
}

/** A moment, ISO 8601 in UTC with milliseconds: its text sorts by time. */
export const moment = () => z.iso.datetime({ precision: 3 });

/** A moment that a foreign library reads as a date of its own; a moment like all others to us. */
export function date() {
  const schema = moment();
  kinds.add(schema, { kind: "date" });
  return schema;
}

const BY_TYPE: Record<string, Kind> = { string: "text", enum: "text", literal: "text", number: "number", boolean: "boolean" };

/** What is under `nullable()`, `optional()` and the like, and at the end of a `pipe()`. */
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
 * Describes a noun once. Every row has an `_id`.
 * @param name the record's name in archives and, unless `table` says otherwise, of its table and collection
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
    // Equal values fall back on the id in every order; what holds the fields of a unique index has none that are equal.
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
