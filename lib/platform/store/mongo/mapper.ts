import { type Document, ObjectId } from "mongodb";
import { isId } from "@/lib/id";
import type { AnyRecord, Field, Row } from "../record";
import { joinWords } from "../search";

/** Null for text that cannot be an id. */
export const toObjectId = (id: string): ObjectId | null => (isId(id) ? new ObjectId(id) : null);

/** Converts a value for a document. An invalid id stays text, which equals no id. */
export function encodeValue(kind: Field["kind"], value: unknown): unknown {
  if (value === null || value === undefined) return null;
  if (kind === "id") return toObjectId(value as string) ?? value;
  return kind === "date" ? new Date(value as string) : value;
}

function decodeValue({ kind, fallback }: Field, value: unknown): unknown {
  if (value === undefined) return fallback;
  if (value === null) return null;
  if (kind === "id") return (value as ObjectId).toHexString();
  return kind === "date" ? (value as Date).toISOString() : value;
}

/** Converts documents to rows, with the fields in the record's order, so that two exports are equal byte by byte. */
export const rowDecoder =
  <R extends AnyRecord>(record: R) =>
  (document: Document): Row<R> =>
    Object.fromEntries((record.fields as Field[]).map((field) => [field.name, decodeValue(field, document[field.key])])) as Row<R>;

/** Converts a row to a document, with its derived values and words. */
export const encodeRow = <R extends AnyRecord>(record: R, row: Row<R>): Document & { _id: ObjectId } => ({
  ...(Object.fromEntries(
    (record.fields as Field[]).map(({ name, key, kind }) => [key, encodeValue(kind, (row as Record<string, unknown>)[name])]),
  ) as { _id: ObjectId }),
  ...(record.derive(row) as Record<string, string>),
  ...(record.hasWords && { words: joinWords(record.words(row)) }),
});
