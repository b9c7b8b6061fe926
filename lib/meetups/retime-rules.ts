import { hasTimes, type Spans, spansOf, startOf, type Times, timesAt } from "./plan-rules";
import { movedPattern, type Pattern, shiftedPattern } from "./recurrence-rules";
import { addWallMinutes, nearestInstantOf, wallMinutes, wallTime } from "./time-rules";

type Start = Pick<Times, "startsAt"> & { zone: string };

/** A date whose times change together with its series. */
type DateOfSeries = Times & { zone: string; occursOn: string | null; edited: boolean };

/** A change of the start of a series' dates. */
interface Move {
  before: Pattern;
  after: Pattern;
  /** The difference in wall-clock minutes, and the new zone if it changes. Null if each date moves to where the series now has it. */
  by: { minutes: number; zone: string | null } | null;
}

/**
 * The move that an edit of one date means for the others. They move by the same number of wall-clock minutes, so that dates that were moved
 * together before keep their difference. If the edited date had been changed by hand, each date gets its time and its distance in days from
 * the planned day.
 */
export function moveOf(series: Pattern, chosen: Start & { occursOn: string; edited: boolean }, to: Start): Move {
  if (chosen.edited) return { before: series, after: movedPattern(series, chosen.occursOn, to.startsAt, to.zone), by: null };
  const minutes = wallMinutes(wallTime(chosen.startsAt, chosen.zone), wallTime(to.startsAt, to.zone));
  const by = { minutes, zone: to.zone === chosen.zone ? null : to.zone };
  return { before: series, after: shiftedPattern(series, minutes, by.zone ?? series.zone), by };
}

/**
 * The start of a date after a move. A date that is where the series had it, or that was changed by hand, moves to where the series has it
 * now.
 */
function movedStart({ occursOn, startsAt, zone, edited }: DateOfSeries, { before, after, by }: Move): Start {
  const day = occursOn ?? "";
  const asSeries = zone === before.zone && startsAt === startOf(day, before);
  if (by === null || edited || asSeries) return { startsAt: startOf(day, after), zone: after.zone };
  const next = by.zone ?? zone;
  return { startsAt: nearestInstantOf(addWallMinutes(wallTime(startsAt, zone), by.minutes), next), zone: next };
}

/** The change of the times of a series' dates. */
interface Retiming {
  /** Null if no start changes. */
  move: Move | null;
  /** The lengths of the series before and after the change, and those that changed. */
  before: Spans;
  spans: Spans;
  changed: Partial<Spans>;
}

/** The new times of one date. A date that the move would put into the past keeps its times. */
export function retimed(date: DateOfSeries, { move, before, spans, changed }: Retiming, now: string): Partial<Times & { zone: string }> {
  // Lengths that differ from the series stay, unless they are changed. If the clock skipped the end of a date, only the series knows its
  // length.
  const own = hasTimes(date, timesAt(date.startsAt, before, date.zone)) ? before : spansOf(date);
  const { minutes = own.minutes } = changed;
  const answers = changed.opensBefore !== undefined || changed.closesBefore !== undefined;
  // Both are set, so that they fit together even if one of them was changed by hand.
  const { opensBefore, closesBefore } = answers ? spans : own;
  const { startsAt, zone } = move ? movedStart(date, move) : date;
  const times = timesAt(startsAt, { minutes, opensBefore, closesBefore }, zone);
  if (move) return times.startsAt > now ? { ...times, zone } : {};
  const { endsAt, rsvpOpensAt, rsvpClosesAt } = times;
  return { ...(changed.minutes !== undefined && { endsAt }), ...(answers && { rsvpOpensAt, rsvpClosesAt }) };
}
