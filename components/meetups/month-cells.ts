import { clockTime } from "@/lib/meetups/date-format-rules";
import { MANY, weeksOf } from "@/lib/meetups/month-rules";
import type { MonthItem } from "@/lib/meetups/page-views";
import { HOBBY_CLASS } from "./date-patch";

/** A meetup in a month's grid as it travels beside the HTML: without the names of its fields. Without a path only its day leads on. */
export type MonthLine = [className: string, time: string, title: string, path?: string];

/** A day of the grid: how many meetups it has, counted up to `MANY`, and some of them. */
export type MonthCell = [count: number, lines: MonthLine[]];

/** So many of a day's meetups stand in a grid. */
const MOST = 3;
/** A page for everybody weighs no more than a list does: it has room for so many links, or for so many lines without one. */
const LINKS = 20;
const LINES = 50;

type Item = Omit<MonthItem, "_id">;

const lineOf = ({ hobby, startsAt, zone, title }: Item): MonthLine => [HOBBY_CLASS[hobby], clockTime(startsAt, zone), title];
const linkOf = (item: Item): MonthLine => {
  const [className, time, title] = lineOf(item);
  return [className, time, title, item.path];
};

const byDay = (month: string, items: readonly Item[]): Item[][] =>
  weeksOf(month)
    .flat()
    .map((date) => items.filter(({ day }) => day === date));

const cells = (days: readonly Item[][], counts: readonly number[], most: number, line: (item: Item) => MonthLine): MonthCell[] =>
  days.map((each, place) => [counts[place] ?? 0, each.slice(0, most).map(line)]);

/** The days of somebody's own month, in its order. */
export function cellsOf(month: string, items: readonly Item[]): MonthCell[] {
  const days = byDay(month, items);
  return cells(
    days,
    days.map(({ length }) => Math.min(length, MANY)),
    MOST,
    linkOf,
  );
}

/** The same of all groups: the fuller the month, the less of each day. */
export function lightCellsOf(month: string, items: readonly Item[], counts: readonly number[]): MonthCell[] {
  const days = byDay(month, items);
  const linesAt = (most: number) => days.reduce((sum, { length }) => sum + Math.min(length, most), 0);
  if (linesAt(MOST) <= LINKS) return cells(days, counts, MOST, linkOf);
  return cells(days, counts, [MOST, 2].find((most) => linesAt(most) <= LINES) ?? 1, lineOf);
}
