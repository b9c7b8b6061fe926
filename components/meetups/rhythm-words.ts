import { dateFormat } from "@/lib/date-format";
import { DAY_MS } from "@/lib/duration";
import { patchParts } from "@/lib/meetups/date-format-rules";

const DAYS = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"];
const NTH: Record<string, string> = { "1": "first", "2": "second", "3": "third", "4": "fourth", "-1": "last" };
const AND = new Intl.ListFormat("en", { type: "conjunction" });

const SUNDAY = Date.UTC(2026, 0, 4);
const weekdayOf = (name: string): string =>
  dateFormat("en-GB", { weekday: "long", timeZone: "UTC" }).format(SUNDAY + DAYS.indexOf(name) * DAY_MS);

/** "every Saturday", "every 2 weeks on Monday and Thursday", "on the last Friday of every month": a series' rule, as a page says it. */
export function rhythmInWords(rule: string, startsAt: string, zone: string): string {
  const parts = new Map(rule.split(";").map((part) => part.split("=") as [string, string]));
  const [byDay, interval] = [parts.get("BYDAY"), parts.get("INTERVAL") ?? "1"];
  if (parts.get("FREQ") === "DAILY") return "every day";
  const { date } = patchParts(startsAt, zone);
  if (parts.get("FREQ") === "WEEKLY") {
    const own = DAYS[new Date(`${date}T12:00:00Z`).getUTCDay()] ?? "";
    const days = AND.format((byDay ?? own).split(",").map(weekdayOf));
    return interval === "1" ? `every ${days}` : `every ${interval} weeks on ${days}`;
  }
  if (byDay) return `on the ${NTH[byDay.slice(0, -2)]} ${weekdayOf(byDay.slice(-2))} of every month`;
  const day = parts.get("BYMONTHDAY") ?? String(Number(date.slice(-2)));
  return day === "-1" ? "on the last day of every month" : `on day ${day} of every month`;
}
