import { HOUR_MS, MINUTE_MS } from "@/lib/duration";
import { dayFrom } from "@/lib/meetups/month-rules";

const relative = new Intl.RelativeTimeFormat("en");

/** "Today" or "Tomorrow"; null for any other day. */
export function nearDay(day: string, today: string): string | null {
  if (day === today) return "Today";
  return day === dayFrom(today, 1) ? "Tomorrow" : null;
}

/** "in 14 hours", "in 20 minutes" or "it has begun"; null more than a day ahead. Only for pages that are rendered for each request. */
export function timeLeft(startsAt: string, now: string): string | null {
  const left = Date.parse(startsAt) - Date.parse(now);
  if (left <= 0) return "it has begun";
  if (left > 24 * HOUR_MS) return null;
  return left < HOUR_MS ? relative.format(Math.ceil(left / MINUTE_MS), "minute") : relative.format(Math.floor(left / HOUR_MS), "hour");
}
