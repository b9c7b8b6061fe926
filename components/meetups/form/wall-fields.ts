import { DAY_MS } from "@/lib/duration";

/** What inputs of the kinds `date` and `time` hold for a moment, in a zone: without a library, so that it can come with the page. */
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

/** So many minutes later on the wall, at the latest a minute before midnight. */
function laterOn(time: string, minutes: number): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const later = Math.min(hour * 60 + minute + minutes, DAY_MINUTES - 1);
  return `${String(Math.floor(later / 60)).padStart(2, "0")}:${String(later % 60).padStart(2, "0")}`;
}

/** So many days later. */
export function laterDay(day: string, days: number): string {
  const at = new Date(`${day}T12:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}

/** The weekday of a day ("2026-11-28"): 0 is Sunday. Null for what is no day. */
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

/** The part of a draft that says when. */
export type WhenDraft = Record<"date" | "starts" | "ends" | "endDate", string>;

/**
 * What the end becomes when the beginning was moved: as long after it as before, a time on the same day, else a day. Nothing where the end was
 * given as well, by a draft that came back.
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
