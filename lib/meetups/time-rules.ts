import { Temporal } from "temporal-polyfill";

/** Instants are kept in this one form, so that their order as text is their order in time. */
export const instant = (time: number | string): string => new Date(time).toISOString();

/** The first to start comes first. */
export const byStart = (one: { startsAt: string }, other: { startsAt: string }): number =>
  one.startsAt < other.startsAt ? -1 : Number(one.startsAt > other.startsAt);

const zoned = (at: string, zone: string) => Temporal.Instant.from(at).toZonedDateTimeISO(zone);

/** What the clock on the wall shows: "2026-11-28T06:00". */
export const wallTime = (at: string, zone: string): string => zoned(at, zone).toPlainDateTime().toString({ smallestUnit: "minute" });

/** The same with its seconds, where there are any. */
export const exactWallTime = (at: string, zone: string): string => zoned(at, zone).toPlainDateTime().toString();

/** The day on the wall's calendar: "2026-11-28". */
export const dayIn = (at: string, zone: string): string => zoned(at, zone).toPlainDate().toString();

/** With its offset, as structured data wants it: "2026-11-28T06:00:00+06:00". */
export const withOffset = (at: string, zone: string): string => zoned(at, zone).toString({ smallestUnit: "second", timeZoneName: "never" });

/** The instant at which the wall shows this; the first of two. Null when the clock jumps over it. */
export function instantOf(wall: string, zone: string): string | null {
  const plain = Temporal.PlainDateTime.from(wall);
  const found = plain.toZonedDateTime(zone, { disambiguation: "compatible" });
  return found.toPlainDateTime().equals(plain) ? instant(found.epochMilliseconds) : null;
}

/** As `instantOf`; a time that the clock jumps over becomes the one as long after the jump. */
export const nearestInstantOf = (wall: string, zone: string): string =>
  instant(Temporal.PlainDateTime.from(wall).toZonedDateTime(zone, { disambiguation: "compatible" }).epochMilliseconds);

/** Whether the wall shows this twice that day: the clock goes back over it. */
export function comesTwice(wall: string, zone: string): boolean {
  const plain = Temporal.PlainDateTime.from(wall);
  const [first, second] = (["earlier", "later"] as const).map((disambiguation) => plain.toZonedDateTime(zone, { disambiguation }));
  return first !== undefined && second !== undefined && first.toPlainDateTime().equals(second) && !first.equals(second);
}

export const addDays = (day: string, days: number): string => Temporal.PlainDate.from(day).add({ days }).toString();

/** Whole days from one to the other, negative when it is earlier. */
export const daysBetween = (from: string, to: string): number => Temporal.PlainDate.from(from).until(to, { largestUnit: "days" }).days;

/** Minutes that the wall's clock moves on between two wall-clock times. */
export const wallMinutes = (from: string, to: string): number =>
  Temporal.PlainDateTime.from(from).until(to, { largestUnit: "minutes" }).minutes;

export const addWallMinutes = (wall: string, minutes: number): string =>
  Temporal.PlainDateTime.from(wall).add({ minutes }).toString({ smallestUnit: "minute" });

/** The end that a meetup gets along with another start: as long after it on the wall as before, seconds included. */
export function endMoved(before: { startsAt: string; endsAt: string; zone: string }, startsAt: string, zone: string): string {
  const [from, to, start] = [zoned(before.startsAt, before.zone), zoned(before.endsAt, before.zone), zoned(startsAt, zone)];
  const onWall = from.toPlainDateTime().until(to.toPlainDateTime(), { largestUnit: "hours" });
  // Where the clock goes back meanwhile, the wall may show an end before the start: then it takes as long as it took.
  const length = onWall.sign > 0 ? onWall : from.until(to);
  return instant(start.toPlainDateTime().add(length).toZonedDateTime(zone, { disambiguation: "compatible" }).epochMilliseconds);
}

/** The first of some instants; null when there is none. */
export const earliest = (moments: readonly (string | null)[]): string | null =>
  moments.reduce((first, moment) => (first === null || (moment !== null && moment < first) ? moment : first), null);
