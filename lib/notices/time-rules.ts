import { Temporal } from "temporal-polyfill";

/** A local time of day, such as "22:00". */
type WallTime = string;

export interface Rhythm {
  /** IANA time zone. */
  zone: string;
  /** No mail is sent from `from` until `to`; over midnight when `to` is earlier. Null: no quiet hours. */
  quiet: { from: WallTime; to: WallTime } | null;
  /** When daily and weekly digests are made. */
  digestAt: WallTime;
  /** The weekday of the weekly one, 1 for Monday to 7 for Sunday. */
  digestDay: number;
}

const here = (at: string, zone: string) => Temporal.Instant.from(at).toZonedDateTimeISO(zone);

/** A time in the stored form: UTC with milliseconds. */
const kept = (time: Temporal.ZonedDateTime): string => time.toInstant().toString({ smallestUnit: "millisecond" });

/**
 * A local time on a day. If the clock skips it, the time to which the clock jumps; if it occurs twice, the first one. So each day has
 * exactly one.
 */
const onDay = (day: Temporal.PlainDate, time: WallTime, timeZone: string) =>
  day.toZonedDateTime({ timeZone, plainTime: Temporal.PlainTime.from(time) });

function nextOn(at: string, zone: string, time: WallTime, fits: (day: Temporal.PlainDate) => boolean): string {
  const now = here(at, zone);
  // Starts at yesterday: if the clock skips the last hour of a day, as in Nuuk, yesterday's 23:30 comes after today has begun.
  for (let days = -1; days <= 8; days += 1) {
    const day = now.toPlainDate().add({ days });
    const moment = onDay(day, time, zone);
    if (fits(day) && Temporal.ZonedDateTime.compare(moment, now) > 0) return kept(moment);
  }
  throw new Error(`There is no ${time} in ${zone} within a week of ${at}.`);
}

/** The first daily digest after `at`. */
export const nextDaily = (at: string, { zone, digestAt }: Rhythm): string => nextOn(at, zone, digestAt, () => true);

/** The first weekly digest after `at`. */
export const nextWeekly = (at: string, { zone, digestAt, digestDay }: Rhythm): string =>
  nextOn(at, zone, digestAt, ({ dayOfWeek }) => dayOfWeek === digestDay);

/** `at` itself, or the end of the quiet hours in which it lies. */
export function afterQuiet(at: string, { zone, quiet }: Rhythm): string {
  if (!quiet || quiet.from === quiet.to) return at;
  const now = here(at, zone);
  for (const days of [-1, 0]) {
    const day = now.toPlainDate().add({ days });
    const start = onDay(day, quiet.from, zone);
    const end = onDay(quiet.to > quiet.from ? day : day.add({ days: 1 }), quiet.to, zone);
    if (Temporal.ZonedDateTime.compare(start, now) <= 0 && Temporal.ZonedDateTime.compare(now, end) < 0) return kept(end);
  }
  return at;
}
