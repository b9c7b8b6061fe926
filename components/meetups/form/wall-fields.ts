import { DAY_MS } from "@/lib/duration";

/** The values of `date` and `time` inputs for an instant in a zone. It uses no library, so that it can be part of the page's first load. */
export function fieldsIn(at: string, zone: string): { date: string; time: string } {
  const parts = new Intl.DateTimeFormat("en-CA", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  }).formatToParts(new Date(at));
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? "";
  return { date: `${of("year")}-${of("month")}-${of("day")}`, time: `${of("hour")}:${of("minute")}` };
}

const DAY_MINUTES = 1440;

/** The wall-clock time that is this many minutes later, at most 23:59. */
function laterOn(time: string, minutes: number): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const later = Math.min(hour * 60 + minute + minutes, DAY_MINUTES - 1);
  return `${String(Math.floor(later / 60)).padStart(2, "0")}:${String(later % 60).padStart(2, "0")}`;
}

/** The day that is this many days later. */
export function laterDay(day: string, days: number): string {
  const at = new Date(`${day}T12:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}

/** The weekday of a day ("2026-11-28"); 0 is Sunday. Null for text that is no day. */
export function weekdayOf(day: string): number | null {
  const at = new Date(`${day}T12:00:00Z`);
  return Number.isNaN(at.getTime()) ? null : at.getUTCDay();
}

/** "Saturday 28 November 2026" */
export const dayInWords = (day: string, options: Intl.DateTimeFormatOptions = { weekday: "long", day: "numeric", month: "long" }): string =>
  new Intl.DateTimeFormat("en-GB", { timeZone: "UTC", ...options }).format(new Date(`${day}T12:00:00Z`)).replace(",", "");

const USUAL_MINUTES = 120;
const minutesOf = (time: string): number => {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return hour * 60 + minute;
};

/** The fields of a draft for day, start and end. */
export type WhenDraft = Record<"date" | "starts" | "ends" | "endDate", string>;

/**
 * The new end after the start was moved, at the same distance as before: a time if it ends on the same day, otherwise a day. Empty if the
 * end was changed too, as when a stored draft is restored.
 */
export function endThatFollows(was: WhenDraft, now: WhenDraft): Partial<Pick<WhenDraft, "ends" | "endDate">> {
  const { date, starts, ends, endDate } = now;
  if (ends !== was.ends || endDate !== was.endDate) return {};
  if (endDate) {
    const days = date && was.date ? (Date.parse(endDate) - Date.parse(was.date)) / DAY_MS : -1;
    return days > 0 && date !== was.date ? { endDate: laterDay(date, days) } : {};
  }
  if (starts === was.starts || !starts) return {};
  const lasts = ends && was.starts ? minutesOf(ends) - minutesOf(was.starts) : USUAL_MINUTES;
  return lasts > 0 && (was.starts || !ends) ? { ends: laterOn(starts, lasts) } : {};
}
