import { isDeepStrictEqual } from "node:util";
import { changedWords } from "./changed-words";
import { AppError } from "./errors";
import type { Was } from "./was-field";

/** How a field is told that is no plain text, number or list of texts; null where it has no words that would tell. */
export type Tellers<Row> = { [Field in keyof Row]?: (row: Row) => string | null };

function plainWords(value: unknown): string | null {
  if (value === null) return "";
  if (Array.isArray(value)) return value.every((item) => typeof item === "string") ? value.join("; ") : null;
  return typeof value === "string" || typeof value === "number" ? String(value) : null;
}

/**
 * Refuses an edit that would write over what somebody else, or the same person in another tab, wrote after the form was opened. An edit
 * collides where the field holds neither what it `was` nor what it is to become. What was is told, and given in its own form as well: the
 * form begins with that from then on.
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
