import { clockTime } from "@/lib/meetups/date-format-rules";
import { MANY, weeksOf } from "@/lib/meetups/month-rules";
import type { MyMeetupRow } from "@/lib/meetups/my-views";
import type { MonthItem } from "@/lib/meetups/page-views";
import { HOBBY_CLASS } from "./date-patch";

/**
 * The data of a meetup in a month's grid that is sent beside the HTML, as a tuple without field names to be small. Without a path the
 * meetup is no link, only its day is.
 */
export type MonthLine = [className: string, time: string, title: string, path?: string];

/** A day of the grid: how many meetups it has, counted up to `MANY`, and some of them. */
export type MonthCell = [count: number, lines: MonthLine[]];

/** The most meetups shown for one day of the grid. */
const MOST = 3;
/** A public page may be no larger than a list page: the grid has at most this many links, or this many lines without links. */
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

/** Whether one of the person's own meetups takes place on this day. */
export const isOn = ({ day, lastDay }: Pick<MyMeetupRow, "day" | "lastDay">, date: string): boolean => day <= date && date <= lastDay;

/** A line of the person's own month. After the first day of a meetup, a word replaces the time of its start. */
function myLineOf(item: Item, date: string): MonthLine {
  const [className, time, title, path] = linkOf(item);
  return [className, item.day < date ? "Continues" : time, title, path];
}

/** The cells of a person's own month, in the order of its days. A meetup is on each day on which it takes place. */
export const cellsOf = (month: string, items: readonly (Item & { lastDay: string })[]): MonthCell[] =>
  weeksOf(month)
    .flat()
    .map((date) => {
      const each = items.filter((item) => isOn(item, date));
      return [Math.min(each.length, MANY), each.slice(0, MOST).map((item) => myLineOf(item, date))];
    });

/** The same for all groups. The more meetups a month has, the fewer are shown for each day. */
export function lightCellsOf(month: string, items: readonly Item[], counts: readonly number[]): MonthCell[] {
  const days = byDay(month, items);
  const linesAt = (most: number) => days.reduce((sum, { length }) => sum + Math.min(length, most), 0);
  if (linesAt(MOST) <= LINKS) return cells(days, counts, MOST, linkOf);
  return cells(days, counts, [MOST, 2].find((most) => linesAt(most) <= LINES) ?? 1, lineOf);
}
