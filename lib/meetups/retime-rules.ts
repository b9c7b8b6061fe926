import { hasTimes, type Spans, spansOf, startOf, type Times, timesAt } from "./plan-rules";
import { movedPattern, type Pattern, shiftedPattern } from "./recurrence-rules";
import { addWallMinutes, nearestInstantOf, wallMinutes, wallTime } from "./time-rules";

type Start = Pick<Times, "startsAt"> & { zone: string };

/** A date whose times change with its series. */
type DateOfSeries = Times & { zone: string; occursOn: string | null; edited: boolean };

/** How the dates of a series begin at another time. */
interface Move {
  before: Pattern;
  after: Pattern;
  /** By how many minutes on the wall, and into which zone where that changes; null where each date goes where the series has it now. */
  by: { minutes: number; zone: string | null } | null;
}

/**
 * The move that one date gives the others. They move by as much on the wall, so that dates which were moved together before keep what is
 * their own; from a date that was changed by hand each gets the time, as many days from the one it was planned for.
 */
export function moveOf(series: Pattern, chosen: Start & { occursOn: string; edited: boolean }, to: Start): Move {
  if (chosen.edited) return { before: series, after: movedPattern(series, chosen.occursOn, to.startsAt, to.zone), by: null };
  const minutes = wallMinutes(wallTime(chosen.startsAt, chosen.zone), wallTime(to.startsAt, to.zone));
  const by = { minutes, zone: to.zone === chosen.zone ? null : to.zone };
  return { before: series, after: shiftedPattern(series, minutes, by.zone ?? series.zone), by };
}

/** When a date begins after a move. One that stands where its series has it, or was changed by hand, goes where the series has it now. */
function movedStart({ occursOn, startsAt, zone, edited }: DateOfSeries, { before, after, by }: Move): Start {
  const day = occursOn ?? "";
  const asSeries = zone === before.zone && startsAt === startOf(day, before);
  if (by === null || edited || asSeries) return { startsAt: startOf(day, after), zone: after.zone };
  const next = by.zone ?? zone;
  return { startsAt: nearestInstantOf(addWallMinutes(wallTime(startsAt, zone), by.minutes), next), zone: next };
}

/** What changes in the times of the dates of a series. */
interface Retiming {
  /** Null where each begins when it did. */
  move: Move | null;
  /** The spans of the series as they were and as they are now, and which of them are new. */
  before: Spans;
  spans: Spans;
  changed: Partial<Spans>;
}

/** The new times of a date of a series. One whose new time would be over already stays where it was: nobody is moved into the past. */
export function retimed(date: DateOfSeries, { move, before, spans, changed }: Retiming, now: string): Partial<Times & { zone: string }> {
  // What a date has of its own stays, but for what is changed; where the clock jumped over the end of one it is the series that knows its length.
  const own = hasTimes(date, timesAt(date.startsAt, before, date.zone)) ? before : spansOf(date);
  const { minutes = own.minutes } = changed;
  const answers = changed.opensBefore !== undefined || changed.closesBefore !== undefined;
  // Both, so that they fit each other also where one of them was changed by hand.
  const { opensBefore, closesBefore } = answers ? spans : own;
  const { startsAt, zone } = move ? movedStart(date, move) : date;
  const times = timesAt(startsAt, { minutes, opensBefore, closesBefore }, zone);
  if (move) return times.startsAt > now ? { ...times, zone } : {};
  const { endsAt, rsvpOpensAt, rsvpClosesAt } = times;
  return { ...(changed.minutes !== undefined && { endsAt }), ...(answers && { rsvpOpensAt, rsvpClosesAt }) };
}
