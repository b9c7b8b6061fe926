import { dayOf } from "./join-words";

const RELATIVE = new Intl.RelativeTimeFormat("en", { numeric: "auto" });
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** "2 hours ago", "yesterday", "3 days ago", then the day itself. Both moments come from the server, so that no clock of a visitor counts. */
export function ago(moment: string, now: string): string {
  const passed = Date.parse(now) - Date.parse(moment);
  if (passed < HOUR) return "just now";
  if (passed < DAY) return RELATIVE.format(-Math.floor(passed / HOUR), "hour");
  if (passed < 14 * DAY) return RELATIVE.format(-Math.floor(passed / DAY), "day");
  return `on ${dayOf(moment)}`;
}

/** How long something has lasted: "12 days". */
export function lasting(moment: string, now: string): string {
  const days = Math.floor((Date.parse(now) - Date.parse(moment)) / DAY);
  return days < 1 ? "since today" : `${days.toLocaleString("en")} ${days === 1 ? "day" : "days"}`;
}
