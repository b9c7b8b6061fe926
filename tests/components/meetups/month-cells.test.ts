import { expect, test } from "vitest";
import { cellsOf, lightCellsOf } from "@/components/meetups/month-cells";

const meetup = (day: string, index = 0) => ({
  ...{ title: `The ${index}th`, startsAt: `${day}T01:00:00.000Z`, zone: "Asia/Dhaka" },
  ...{ hobby: "Fishing" as const, day, lastDay: day, path: `/groups/lake/meetups/${day}-${index}` },
});
const many = (day: string, count: number) => Array.from({ length: count }, (_, index) => meetup(day, index));
const days = (count: number) => Array.from({ length: count }, (_, index) => `2026-11-${String(index + 1).padStart(2, "0")}`);
/** The most lines of a day, and whether they are links. */
const look = (items: ReturnType<typeof meetup>[]) => {
  const lines = lightCellsOf("2026-11", items, []).map(([, each]) => each);
  return [Math.max(...lines.map(({ length }) => length)), lines.flat().every(([, , , path]) => path !== undefined)];
};

test("a grid has each day of its weeks, with what there is in short", () => {
  const cells = cellsOf("2026-11", [meetup("2026-11-28")]);
  expect(cells).toHaveLength(35);
  expect(cells[27]).toEqual([1, [["hobby-fishing", "7:00\u00a0am", "The 0th", "/groups/lake/meetups/2026-11-28-0"]]]);
  expect(cells[0]).toEqual([0, []]);
});

test("one's own meetup of several days is on each of them, and says that it continues", () => {
  const long = { ...meetup("2026-11-26"), lastDay: "2026-11-28" };
  const days = cellsOf("2026-11", [long, meetup("2026-11-27", 1)]).slice(24, 29);
  expect(days.map(([count, lines]) => [count, ...lines.map(([, time, title]) => `${time} ${title}`)])).toEqual([
    [0],
    [1, "7:00\u00a0am The 0th"],
    [2, "Continues The 0th", "7:00\u00a0am The 1th"],
    [1, "Continues The 0th"],
    [0],
  ]);
});

test("three of a day stand in it, beside how many there are; ten stand for all above", () => {
  const shown = (meetups: number) => {
    const [count, lines] = cellsOf("2026-11", many("2026-11-01", meetups))[0] ?? [];
    return [count, lines?.length];
  };
  expect([shown(9), shown(11)]).toEqual([
    [9, 3],
    [10, 3],
  ]);
});

test("the fuller the month of all groups, the less of each day, so that its page stays as light as a list", () => {
  expect(look(days(6).flatMap((day) => many(day, 3)))).toEqual([3, true]);
  expect(look(days(7).flatMap((day) => many(day, 3)))).toEqual([3, false]);
  expect(look(days(17).flatMap((day) => many(day, 3)))).toEqual([2, false]);
  expect(look(days(30).flatMap((day) => many(day, 4)))).toEqual([1, false]);
});
