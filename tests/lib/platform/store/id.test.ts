import { expect, test } from "vitest";
import { isId } from "@/lib/id";
import { firstIdAt, newId, risingId } from "@/lib/platform/store/id";
import { byText } from "@/tests/support/records";

const AT = Date.parse("2026-11-24T11:00:00.000Z");
const many = (make: (at: number) => string) => Array.from({ length: 2000 }, () => make(AT));

/** How many of the leading digits all of these have in common. */
const sharedBy = (ids: readonly string[]): number => [...(ids[0] ?? "")].findIndex((digit, at) => ids.some((id) => id[at] !== digit));

test("ids of one process share the seconds and nothing else, so that none is found by another", () => {
  const ids = many(newId);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(isId(id)).toBe(true);
  expect(sharedBy(ids)).toBe(8);
  // Each of the other digits is as good as any.
  for (let at = 8; at < 24; at++) expect(new Set(ids.map((id) => id[at])).size).toBe(16);
});

test("ids tell when they were made, to the second", () => {
  for (const make of [newId, risingId]) {
    expect(make(AT) >= firstIdAt(AT)).toBe(true);
    expect(make(AT - 1000) < firstIdAt(AT)).toBe(true);
  }
});

test("rising ids are each above the one before", () => {
  const ids = many(risingId);
  for (const id of ids) expect(isId(id)).toBe(true);
  expect([...ids].sort(byText)).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
});
