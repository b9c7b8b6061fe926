import type { Reader } from "./database";
import { type AnyRecord, idOf, type Row } from "./record";

/** The rows of these ids, by id. Each row is read once; a null id is ignored. */
export async function rowsById<R extends AnyRecord>(
  reader: Reader,
  record: R,
  ids: readonly (string | null)[],
): Promise<Map<string, Row<R>>> {
  const rows = await reader.getAll(record, [...new Set(ids.filter((id) => id !== null))]);
  return new Map(rows.map((row) => [idOf(row), row]));
}

/** The rows that these things refer to, by id. */
export const referredBy = <R extends AnyRecord, From>(
  reader: Reader,
  record: R,
  things: readonly From[],
  idIn: (thing: From) => string | null,
): Promise<Map<string, Row<R>>> => rowsById(reader, record, things.map(idIn));
