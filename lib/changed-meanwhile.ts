import { isDeepStrictEqual } from "node:util";
import { changedWords } from "./changed-words";
import { AppError } from "./errors";
import type { Was } from "./was-field";

/** How to show the value of a field that is not a text, a number or a list of texts; null if it cannot be shown. */
export type Tellers<Row> = { [Field in keyof Row]?: (row: Row) => string | null };

function plainWords(value: unknown): string | null {
  if (value === null) return "";
  if (Array.isArray(value)) return value.every((item) => typeof item === "string") ? value.join("; ") : null;
  return typeof value === "string" || typeof value === "number" ? String(value) : null;
}

/**
 * Refuses an edit that would overwrite what another person, or the same person in another tab, saved after the form was opened. A field
 * collides if its stored value is neither the form's first value (`was`) nor the new value. The answer contains the stored value as text
 * for the reader and as data; the form takes the data as its new first value.
 * @throws AppError conflict
 */
export function refuseCollision<Row extends object>(stored: Row, wanted: Partial<Row>, was: Was = {}, tellers: Tellers<Row> = {}): void {
  const collided = (Object.keys(wanted) as (keyof Row & string)[]).filter(
    (field) => Object.hasOwn(was, field) && ![was[field], wanted[field]].some((value) => isDeepStrictEqual(stored[field], value)),
  );
  if (collided.length === 0) return;
  const tell = (field: keyof Row & string) => changedWords((tellers[field] ?? ((row: Row) => plainWords(row[field])))(stored), "writing");
  throw new AppError("conflict", "Some of this was changed while you were writing. Nothing is saved yet.", {
    reason: "changed_meanwhile",
    fields: Object.fromEntries(collided.map((field) => [field, [tell(field)]])),
    current: Object.fromEntries(collided.map((field) => [field, stored[field]])),
  });
}
