import { z } from "zod";
import { invalidFields } from "@/lib/errors";
import type { When } from "./addresses";
import { addDays, dayIn, instant, nearestInstantOf } from "./time-rules";

const Day = z.iso.date();
const Instant = z.iso.datetime({ offset: true });

/** The instant at which a day begins in a zone. */
export const dayStart = (day: string, zone: string): string => nearestInstantOf(`${day}T00:00`, zone);

/** The instant at which a future day begins in a zone; null for a day that has begun. */
export const beginsAt = (day: string, now: string, zone: string): string | null => (day > dayIn(now, zone) ? dayStart(day, zone) : null);

/** The last instant with a four-digit year. Later years have more digits and would sort first as text. */
const LAST_INSTANT = "9999-12-31T23:59:59.999Z";
const orLast = (at: string): string => (at.startsWith("+") ? LAST_INSTANT : at);

/** Reads a day as its beginning, or with `past` as its end; an instant stays the same. @throws AppError invalid */
function read(field: string, text: string, past: boolean, zone: string): string {
  if (Day.safeParse(text).success) return orLast(dayStart(past ? addDays(text, 1) : text, zone));
  if (Instant.safeParse(text).success) return orLast(instant(text));
  throw invalidFields({ [field]: ["Give a day or an instant."] });
}

/** The span of time in a query string. Days are in the given zone, and the last day is included. @throws AppError invalid */
export const spanOf = ({ from, to }: { from?: string | undefined; to?: string | undefined }, zone: string) => ({
  ...(from !== undefined && { from: read("from", from, false, zone) }),
  ...(to !== undefined && { to: read("to", to, true, zone) }),
});

/** The weekend in the site's region is Friday and Saturday. */
const FRIDAY = 5;
const SATURDAY = 6;
const WEEK = 7;

/** The span that "today", "this week", "this weekend" or "this month" means in a zone, starting now at the earliest. */
export function spanWhen(when: When, now: string, zone: string): { from: string; to: string } {
  const today = dayIn(now, zone);
  const weekday = new Date(`${today}T12:00:00Z`).getUTCDay();
  switch (when) {
    case "today":
      return { from: now, to: dayStart(addDays(today, 1), zone) };
    case "week":
      return { from: now, to: dayStart(addDays(today, WEEK), zone) };
    case "weekend": {
      const untilFriday = weekday === SATURDAY ? 0 : FRIDAY - weekday;
      const from = untilFriday > 0 ? dayStart(addDays(today, untilFriday), zone) : now;
      return { from, to: dayStart(addDays(today, SATURDAY - weekday + 1), zone) };
    }
    case "month":
      return { from: now, to: dayStart(`${addDays(`${today.slice(0, 7)}-28`, 4).slice(0, 7)}-01`, zone) };
  }
}
