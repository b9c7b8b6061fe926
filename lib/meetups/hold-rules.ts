import { Temporal } from "temporal-polyfill";
import { HOUR_MS, MINUTE_MS } from "@/lib/duration";
import { instant } from "./time-rules";

/** The night lasts from 22:00 to 8:00 in the zone of the meetup. The time to accept an offer does not run at night. */
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
 * The time until which an offered place is held. It is a sixth of the time left, at least 15 minutes and at most 12 hours, counted without
 * nights, and never later than the moment at which answers close.
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
