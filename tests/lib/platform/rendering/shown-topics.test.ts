import { expect, test } from "vitest";
import { pathsOver, showsUntil } from "@/lib/platform/rendering/shown-topics";

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 22, 12, 0, seconds)).toISOString();
const over = (seconds: number) => pathsOver(Date.parse(at(seconds))).map(({ path }) => path);

test("a page that speaks of now is over at its moment, and said to be so once", () => {
  showsUntil(at(10), "/groups/one");
  showsUntil(at(20), "/groups/two");
  expect(over(9)).toEqual([]);
  expect(over(10)).toEqual(["/groups/one"]);
  expect(over(11)).toEqual([]);
  expect(over(30)).toEqual(["/groups/two"]);
});

test("a page that was made again has the moment it said last, or none", () => {
  showsUntil(at(10), "/groups/one");
  showsUntil(at(40), "/groups/one");
  expect(over(39)).toEqual([]);
  expect(over(40)).toEqual(["/groups/one"]);
  showsUntil(at(50), "/groups/one");
  showsUntil(null, "/groups/one");
  expect(over(60)).toEqual([]);
});
