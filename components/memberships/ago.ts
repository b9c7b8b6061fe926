import { dayAt } from "@/lib/date-format";
import { DAY_MS, HOUR_MS } from "@/lib/duration";
import { formatNumber } from "@/lib/format-number";
import { dayOf } from "./join-words";

const RELATIVE = new Intl.RelativeTimeFormat("en", { numeric: "auto" });

/** Calendar days in the site's zone: 30 hours ago was yesterday, or the day before. */
const daysSince = (moment: string, now: string): number => (Date.parse(dayAt(now)) - Date.parse(dayAt(moment))) / DAY_MS;

/**
 * "2 hours ago", "yesterday", "3 days ago"; after 14 days the date. Both times come from the server, so the visitor's clock does not
 * matter.
 */
export function ago(moment: string, now: string): string {
  const passed = Date.parse(now) - Date.parse(moment);
  if (passed < HOUR_MS) return "just now";
  if (passed < DAY_MS) return RELATIVE.format(-Math.floor(passed / HOUR_MS), "hour");
  const days = daysSince(moment, now);
  return days < 14 ? RELATIVE.format(-days, "day") : `on ${dayOf(moment)}`;
}

/** Whether `lasting` says "since today". */
export const isToday = (moment: string, now: string): boolean => daysSince(moment, now) < 1;

/** How long something has lasted: "12 days". */
export function lasting(moment: string, now: string): string {
  const days = daysSince(moment, now);
  return isToday(moment, now) ? "since today" : `${formatNumber(days)} ${days === 1 ? "day" : "days"}`;
}
