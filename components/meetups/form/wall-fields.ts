/** What inputs of the kinds `date` and `time` hold for a moment, in a zone: without a library, so that it can come with the page. */
export function fieldsIn(at: string, zone: string): { date: string; time: string } {
  const parts = new Intl.DateTimeFormat("en-CA", {
    timeZone: zone,
    hourCycle: "h23",
    ...{ year: "numeric", month: "2-digit", day: "2-digit", hour: "2-digit", minute: "2-digit" },
  }).formatToParts(new Date(at));
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? "";
  return { date: `${of("year")}-${of("month")}-${of("day")}`, time: `${of("hour")}:${of("minute")}` };
}

const DAY_MINUTES = 1440;

/** So many minutes later on the wall, at the latest a minute before midnight. */
export function laterOn(time: string, minutes: number): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const later = Math.min(hour * 60 + minute + minutes, DAY_MINUTES - 1);
  return `${String(Math.floor(later / 60)).padStart(2, "0")}:${String(later % 60).padStart(2, "0")}`;
}

/** The weekday of a day ("2026-11-28"): 0 is Sunday. Null for what is no day. */
export function weekdayOf(day: string): number | null {
  const at = new Date(`${day}T12:00:00Z`);
  return Number.isNaN(at.getTime()) ? null : at.getUTCDay();
}

/** "Saturday 28 November 2026" */
export const dayInWords = (day: string, options: Intl.DateTimeFormatOptions = { weekday: "long", day: "numeric", month: "long" }): string =>
  new Intl.DateTimeFormat("en-GB", { timeZone: "UTC", ...options }).format(new Date(`${day}T12:00:00Z`)).replace(",", "");
