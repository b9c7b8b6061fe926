import { patchParts } from "@/lib/meetups/date-format-rules";
import { WEEKDAYS, weekdayName } from "@/lib/weekdays";
import { listed } from "@/lib/word-list";

const NTH: Record<string, string> = { "1": "first", "2": "second", "3": "third", "4": "fourth", "-1": "last" };

/** The rule of a series in words: "every Saturday", "every 2 weeks on Monday and Thursday", "on the last Friday of every month". */
export function rhythmInWords(rule: string, startsAt: string, zone: string): string {
  const parts = new Map(rule.split(";").map((part) => part.split("=") as [string, string]));
  const [byDay, interval] = [parts.get("BYDAY"), parts.get("INTERVAL") ?? "1"];
  if (parts.get("FREQ") === "DAILY") return "every day";
  const { date } = patchParts(startsAt, zone);
  if (parts.get("FREQ") === "WEEKLY") {
    const own = WEEKDAYS[new Date(`${date}T12:00:00Z`).getUTCDay()] ?? "";
    const days = listed((byDay ?? own).split(",").map(weekdayName));
    return interval === "1" ? `every ${days}` : `every ${interval} weeks on ${days}`;
  }
  if (byDay) return `on the ${NTH[byDay.slice(0, -2)]} ${weekdayName(byDay.slice(-2))} of every month`;
  const day = parts.get("BYMONTHDAY") ?? String(Number(date.slice(-2)));
  return day === "-1" ? "on the last day of every month" : `on day ${day} of every month`;
}
