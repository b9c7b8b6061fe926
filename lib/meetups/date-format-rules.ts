import { dateFormat } from "@/lib/date-format";

/** Formats dates and times in the meetup's zone, because a static page knows no other zone. */

const inZone = (at: string, zone: string, options: Intl.DateTimeFormatOptions): string =>
  dateFormat("en-GB", { timeZone: zone, ...options }).format(new Date(at));

/** "6:00 am", which no line breaks in two. */
export const clockTime = (at: string, zone: string): string =>
  inZone(at, zone, { hour: "numeric", minute: "2-digit", hourCycle: "h12" }).replace(" ", "\u00a0");

/**
 * The time at which a text is read. Null if it is unknown, as on a page that is cached for years: the year is then always shown. Undefined
 * if the year is never needed.
 */
type ReadAt = string | null | undefined;

/** Whether the text must contain the year: the year of `at` differs from the year of `now`. */
function needsYear(at: string, zone: string, now: ReadAt): boolean {
  const year = (moment: string) => inZone(moment, zone, { year: "numeric" });
  return now === null || (now !== undefined && year(at) !== year(now));
}

/** "Saturday 28 November", or "Saturday 28 November 2026". */
export const longDay = (at: string, zone: string, now?: ReadAt): string =>
  inZone(at, zone, {
    weekday: "long",
    day: "numeric",
    month: "long",
    ...(needsYear(at, zone, now) && { year: "numeric" }),
  }).replace(",", "");

/** The same for a day without a time: "2026-11-28". */
export const plainDay = (day: string, now?: ReadAt): string => longDay(`${day}T12:00:00Z`, "UTC", now);

/** "28 November 2026" */
export const dayWithYear = (at: string, zone: string): string => inZone(at, zone, { day: "numeric", month: "long", year: "numeric" });

/** "28 Nov 2026" */
export const shortDayWithYear = (at: string, zone: string): string => inZone(at, zone, { day: "numeric", month: "short", year: "numeric" });

/** "Saturday" */
export const weekdayOf = (at: string, zone: string): string => inZone(at, zone, { weekday: "long" });

/** The parts of a date patch: its month is "Nov", or "Nov ’26". */
export const patchParts = (at: string, zone: string, now?: ReadAt): { weekday: string; day: string; month: string; date: string } => ({
  weekday: inZone(at, zone, { weekday: "short" }),
  day: inZone(at, zone, { day: "numeric" }),
  month: inZone(at, zone, { month: "short" }) + (needsYear(at, zone, now) ? ` ’${inZone(at, zone, { year: "2-digit" })}` : ""),
  date: dateFormat("sv-SE", { timeZone: zone }).format(new Date(at)),
});

/** "Sun 22, 6:00 am". The month and the year are added only if they differ from those of `now`. */
export function shortWhen(at: string, zone: string, now: string): string {
  const [{ weekday, day, month, date }, today] = [patchParts(at, zone), patchParts(now, zone).date];
  const [year, named] = [date.slice(0, 4), date.slice(0, 7) !== today.slice(0, 7)];
  const parts = [weekday, day, ...(named ? [month] : []), ...(year !== today.slice(0, 4) ? [year] : [])];
  return `${parts.join(" ")}, ${clockTime(at, zone)}`;
}

/** "6:00 to 8:30 am". "am" or "pm" appears once if both ends share it. The day of the end is added if it differs from that of the start. */
export function timeSpan(startsAt: string, endsAt: string, zone: string): string {
  const [start, end] = [clockTime(startsAt, zone), clockTime(endsAt, zone)];
  if (patchParts(startsAt, zone).date !== patchParts(endsAt, zone).date) return `${start} to ${longDay(endsAt, zone)}, ${end}`;
  const half = (time: string) => time.slice(-2);
  return half(start) === half(end) ? `${start.slice(0, -3)} to ${end}` : `${start} to ${end}`;
}

/** "New York" */
export const cityOf = (zone: string): string => zone.split("/").at(-1)?.replaceAll("_", " ") ?? zone;

/** "Dhaka time (GMT+6)" */
export function zoneName(at: string, zone: string): string {
  const offset = dateFormat("en-GB", { timeZone: zone, timeZoneName: "shortOffset" })
    .formatToParts(new Date(at))
    .find(({ type }) => type === "timeZoneName")?.value;
  return `${cityOf(zone)} time (${offset ?? zone})`;
}
