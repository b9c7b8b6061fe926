import { z } from "zod";
import { invalidFields } from "@/lib/errors";
import type { When } from "./addresses";
import { addDays, dayIn, instant, nearestInstantOf } from "./time-rules";

const Day = z.iso.date();
const Instant = z.iso.datetime({ offset: true });

/** The beginning of a day in a zone. */
export const dayStart = (day: string, zone: string): string => nearestInstantOf(`${day}T00:00`, zone);

/** The moment at which a day that is still to come begins in a zone; null for one that has begun. */
export const beginsAt = (day: string, now: string, zone: string): string | null => (day > dayIn(now, zone) ? dayStart(day, zone) : null);

/** Later years have more than four digits, and as text they stand before all others. */
const LAST_INSTANT = "9999-12-31T23:59:59.999Z";
const orLast = (at: string): string => (at.startsWith("+") ? LAST_INSTANT : at);

/** A day is its beginning, or with `past` its end; an instant is itself. @throws AppError invalid */
function read(field: string, text: string, past: boolean, zone: string): string {
  if (Day.safeParse(text).success) return orLast(dayStart(past ? addDays(text, 1) : text, zone));
  if (Instant.safeParse(text).success) return orLast(instant(text));
  throw invalidFields({ [field]: ["Give a day or an instant."] });
}

/** A span of time as an address says it: days are those of the zone, and the last one belongs to it. @throws AppError invalid */
export const spanOf = ({ from, to }: { from?: string | undefined; to?: string | undefined }, zone: string) => ({
  ...(from !== undefined && { from: read("from", from, false, zone) }),
  ...(to !== undefined && { to: read("to", to, true, zone) }),
});

/** The weekend where the site is at home: Friday and Saturday. */
const FRIDAY = 5;
const SATURDAY = 6;
const WEEK = 7;

/** From this moment to the end of what "today", "this week", "this weekend" or "this month" mean in a zone. */
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
