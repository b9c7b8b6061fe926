import { dateFormat } from "@/lib/date-format";

/** Days are "2026-11-28", months "2026-11". These are calendar dates and belong to no zone. */

/** The grid counts a day's meetups only up to this number. */
export const MANY = 10;

/** The day that is `by` days after this one. */
export const dayFrom = (day: string, by: number): string => {
  const at = new Date(`${day}T12:00:00Z`);
  at.setUTCDate(at.getUTCDate() + by);
  return at.toISOString().slice(0, 10);
};

/** Whether the calendar has this day: February has no 30th. */
export const isDay = (day: string): boolean => !Number.isNaN(Date.parse(`${day}T12:00:00Z`)) && dayFrom(day, 0) === day;

/** The last Sunday on or before this day. */
const sundayBefore = (day: string): string => dayFrom(day, -new Date(`${day}T12:00:00Z`).getUTCDay());

/** The weeks that hold a month ("2026-11"), Sunday first. */
export function weeksOf(month: string): string[][] {
  const weeks: string[][] = [];
  let day = sundayBefore(`${month}-01`);
  do {
    weeks.push(Array.from({ length: 7 }, (_, index) => dayFrom(day, index)));
    day = dayFrom(day, 7);
  } while (day.startsWith(month));
  return weeks;
}

/** The month that is `by` months after this one. */
export function monthFrom(month: string, by: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 15)).toISOString().slice(0, 7);
}

/** The first and the last month that can be shown. */
export interface MonthReach {
  first: string;
  last: string;
}

/** Whether a month, or the month of a day, can be shown. Without a reach every month can. */
export const isWithin = (reach: MonthReach | null, day: string): boolean =>
  reach === null || (day.slice(0, 7) >= reach.first && day.slice(0, 7) <= reach.last);

/** "November 2026" */
export const monthName = (month: string): string =>
  dateFormat("en-GB", { month: "long", year: "numeric", timeZone: "UTC" }).format(new Date(`${month}-15T12:00:00Z`));

/** "Saturday 28 November" */
export const dayName = (day: string): string =>
  dateFormat("en-GB", { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" })
    .format(new Date(`${day}T12:00:00Z`))
    .replace(",", "");
