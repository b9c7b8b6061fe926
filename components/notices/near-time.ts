import { DAY_MS } from "@/lib/duration";

const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat("en-GB", options);
const hour = format({ hour: "numeric", minute: "2-digit", hour12: true });
const day = format({ day: "numeric", month: "short" });

/** "4:30 pm" for today, "yesterday", or "19 Nov", by this device's clock. */
export function nearTime(at: string, now = new Date()): string {
  const then = new Date(at);
  if (then.toDateString() === now.toDateString()) return hour.format(then);
  if (then.toDateString() === new Date(now.getTime() - DAY_MS).toDateString()) return "yesterday";
  return day.format(then);
}
