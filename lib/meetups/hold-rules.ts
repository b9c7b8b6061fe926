import { Temporal } from "temporal-polyfill";
import { HOUR_MS, MINUTE_MS } from "@/lib/duration";
import { instant } from "./time-rules";

/** People sleep from ten in the evening to eight in the morning, where the meetup is: the time to answer rests. */
const NIGHT = 22;
const MORNING = 8;

const SHORTEST = 15 * MINUTE_MS;
const LONGEST = 12 * HOUR_MS;

function waking(from: Temporal.ZonedDateTime): Temporal.ZonedDateTime {
  if (from.hour >= MORNING && from.hour < NIGHT) return from;
  const day = from.hour >= NIGHT ? from.add({ days: 1 }) : from;
  return day.withPlainTime({ hour: MORNING });
}

/**
 * Until when an offered place is held: a sixth of the time left, between a quarter of an hour and twelve hours of waking time,
 * and never beyond the moment at which answers close.
 */
export function heldUntil(now: string, { startsAt, rsvpClosesAt, zone }: { startsAt: string; rsvpClosesAt: string; zone: string }): string {
  const left = Date.parse(startsAt) - Date.parse(now);
  let wanted = Math.min(Math.max(left / 6, SHORTEST), LONGEST);
  let from = waking(Temporal.Instant.from(now).toZonedDateTimeISO(zone));
  for (;;) {
    const night = from.withPlainTime({ hour: NIGHT });
    const untilNight = night.epochMilliseconds - from.epochMilliseconds;
    if (wanted <= untilNight) break;
    wanted -= untilNight;
    from = waking(night);
  }
  const end = instant(from.epochMilliseconds + Math.round(wanted));
  return end < rsvpClosesAt ? end : rsvpClosesAt;
}
