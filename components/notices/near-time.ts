const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat("en-GB", options);
const hour = format({ hour: "numeric", minute: "2-digit", hourCycle: "h12" });
const day = format({ day: "numeric", month: "short" });

/** "4:30 pm" for today, "yesterday", or "19 Nov", by this device's clock. */
export function nearTime(at: string, now = new Date()): string {
  const then = new Date(at);
  if (then.toDateString() === now.toDateString()) return hour.format(then);
  // Not 24 hours earlier: a day on which the clock changes has 23 or 25 of them.
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  if (then.toDateString() === yesterday.toDateString()) return "yesterday";
  return day.format(then);
}
