import { dateFormat, dayAt } from "@/lib/date-format";
import { DAY_MS } from "@/lib/duration";

/** A moment as text, in the given zone. */
const format = (options: Intl.DateTimeFormatOptions) => (at: string, timeZone: string) =>
  dateFormat("en-GB", { ...options, timeZone }).format(new Date(at));

const CLOCK = { hour: "numeric", minute: "2-digit", hourCycle: "h12" } as const;

/** "4:02 pm" */
export const spokenHour = format(CLOCK);

/** "28 November 2026" */
export const spokenDay = format({ day: "numeric", month: "long", year: "numeric" });

/** "Saturday 28 November" */
const spokenWeekday = format({ weekday: "long", day: "numeric", month: "long" });

/** "Saturday 28 November at 4:02 pm" */
export const spokenMoment = (at: string, zone: string): string => `${spokenWeekday(at, zone)} at ${spokenHour(at, zone)}`;

/** "today", "yesterday", or the day. */
export function nearDay(at: string, zone: string, now = new Date().toISOString()): string {
  const day = dayAt(at, zone);
  if (day === dayAt(now, zone)) return "today";
  const yesterday = new Date(Date.parse(`${dayAt(now, zone)}T12:00:00Z`) - DAY_MS).toISOString().slice(0, 10);
  return day === yesterday ? "yesterday" : spokenWeekday(at, zone);
}
