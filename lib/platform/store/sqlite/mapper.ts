import type { AnyRecord, Field, Row } from "../record";
import { joinWords } from "../search";

type Cell = string | number | null;

/** Converts a value for SQLite: booleans become numbers, dates milliseconds, lists and objects JSON. */
export function encodeValue(kind: Field["kind"], value: unknown): Cell {
  if (value === null || value === undefined) return null;
  if (kind === "boolean") return value ? 1 : 0;
  if (kind === "date") return Date.parse(value as string);
  return kind === "json" ? JSON.stringify(value) : (value as Cell);
}

/** A row as it is stored, in the order of `storedColumns`: its fields, its derived values, its words. */
export function encodeRow<R extends AnyRecord>(record: R, row: Row<R>): Cell[] {
  const values = row as Record<string, unknown>;
  const cells = (record.fields as Field[]).map(({ name, kind }) => encodeValue(kind, values[name]));
  if (record.derived.length > 0) cells.push(...Object.values(record.derive(row) as Record<string, string>));
  if (record.hasWords) cells.push(joinWords(record.words(row)));
  return cells;
}

function decodeValue(kind: Field["kind"], cell: Cell): unknown {
  if (cell === null) return null;
  if (kind === "boolean") return cell === 1;
  if (kind === "date") return new Date(cell).toISOString();
  return kind === "json" ? JSON.parse(cell as string) : cell;
}

const PLAIN: ReadonlySet<string> = new Set(["id", "text", "number"]);

/** Converts query results (columns named like the fields) to rows; most records need no conversion. */
export function rowDecoder<R extends AnyRecord>(record: R): (found: unknown) => Row<R> {
  const turned = (record.fields as Field[]).filter(({ kind }) => !PLAIN.has(kind));
  if (turned.length === 0) return (found) => found as Row<R>;
  return (found) => {
    const row = found as Record<string, unknown>;
    for (const { name, kind } of turned) row[name] = decodeValue(kind, row[name] as Cell);
    return row as Row<R>;
  };
}
