import { Temporal } from "temporal-polyfill";

/** All instants have this one format, so that sorting them as text sorts them by time. */
export const instant = (time: number | string): string => new Date(time).toISOString();

/** Sorts by start, the earliest first. */
export const byStart = (one: { startsAt: string }, other: { startsAt: string }): number =>
  one.startsAt < other.startsAt ? -1 : Number(one.startsAt > other.startsAt);

const zoned = (at: string, zone: string) => Temporal.Instant.from(at).toZonedDateTimeISO(zone);

/** The wall-clock time in a zone: "2026-11-28T06:00". */
export const wallTime = (at: string, zone: string): string => zoned(at, zone).toPlainDateTime().toString({ smallestUnit: "minute" });

/** The same with seconds, if there are any. */
export const exactWallTime = (at: string, zone: string): string => zoned(at, zone).toPlainDateTime().toString();

/** The calendar day in a zone: "2026-11-28". */
export const dayIn = (at: string, zone: string): string => zoned(at, zone).toPlainDate().toString();

/** The time with its offset, as structured data needs it: "2026-11-28T06:00:00+06:00". */
export const withOffset = (at: string, zone: string): string => zoned(at, zone).toString({ smallestUnit: "second", timeZoneName: "never" });

/** The instant of a wall-clock time. If the time occurs twice, it is the first. Null if the clock skips the time. */
export function instantOf(wall: string, zone: string): string | null {
  const plain = Temporal.PlainDateTime.from(wall);
  const found = plain.toZonedDateTime(zone, { disambiguation: "compatible" });
  return found.toPlainDateTime().equals(plain) ? instant(found.epochMilliseconds) : null;
}

/** As `instantOf`, but a time that the clock skips is moved forward by the length of the gap. */
export const nearestInstantOf = (wall: string, zone: string): string =>
  instant(Temporal.PlainDateTime.from(wall).toZonedDateTime(zone, { disambiguation: "compatible" }).epochMilliseconds);

/** Whether this wall-clock time occurs twice, because the clock goes back. */
export function comesTwice(wall: string, zone: string): boolean {
  const plain = Temporal.PlainDateTime.from(wall);
  const [first, second] = (["earlier", "later"] as const).map((disambiguation) => plain.toZonedDateTime(zone, { disambiguation }));
  return first !== undefined && second !== undefined && first.toPlainDateTime().equals(second) && !first.equals(second);
}

export const addDays = (day: string, days: number): string => Temporal.PlainDate.from(day).add({ days }).toString();

/** Whole days from one day to another; negative if the second is earlier. */
export const daysBetween = (from: string, to: string): number => Temporal.PlainDate.from(from).until(to, { largestUnit: "days" }).days;

/** Minutes between two wall-clock times. */
export const wallMinutes = (from: string, to: string): number =>
  Temporal.PlainDateTime.from(from).until(to, { largestUnit: "minutes" }).minutes;

export const addWallMinutes = (wall: string, minutes: number): string =>
  Temporal.PlainDateTime.from(wall).add({ minutes }).toString({ smallestUnit: "minute" });

/** The end of a meetup after its start was moved. It keeps its wall-clock length, seconds included. */
export function endMoved(before: { startsAt: string; endsAt: string; zone: string }, startsAt: string, zone: string): string {
  const [from, to, start] = [zoned(before.startsAt, before.zone), zoned(before.endsAt, before.zone), zoned(startsAt, zone)];
  const onWall = from.toPlainDateTime().until(to.toPlainDateTime(), { largestUnit: "hours" });
  // If the clock goes back in between, the wall-clock end may not be after the start. Then the elapsed time is used.
  const length = onWall.sign > 0 ? onWall : from.until(to);
  return instant(start.toPlainDateTime().add(length).toZonedDateTime(zone, { disambiguation: "compatible" }).epochMilliseconds);
}

/** The earliest of some instants; null if there is none. */
export const earliest = (moments: readonly (string | null)[]): string | null =>
  moments.reduce((first, moment) => (first === null || (moment !== null && moment < first) ? moment : first), null);
