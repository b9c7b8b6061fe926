import { DAY_MS, MINUTE_MS } from "@/lib/duration";
import { invalidFields } from "@/lib/errors";
import { type Pattern, patternOf } from "./recurrence-rules";
import { parseRule } from "./repeat-rules";
import { AHEAD_DAYS, type MeetupEdit, type MeetupInput } from "./schema";
import {
  addDays,
  addWallMinutes,
  dayIn,
  endMoved,
  exactWallTime,
  instant,
  instantOf,
  nearestInstantOf,
  wallMinutes,
  wallTime,
} from "./time-rules";

/** The times of a meetup as instants, all in the format of the store. */
export interface Times {
  startsAt: string;
  endsAt: string;
  rsvpOpensAt: string | null;
  rsvpClosesAt: string;
}

/** The longest duration of a meetup. */
export const LONGEST = 14 * DAY_MS;
/** How far ahead a meetup can be planned. */
const FURTHEST = 3 * 365 * DAY_MS;

/**
 * Reads an instant unchanged, and a wall-clock time in its zone.
 * @throws AppError invalid for a wall-clock time that the change to summer time skips
 */
function read(field: string, time: string, zone: string): string {
  if (time.endsWith("Z")) return time;
  const found = instantOf(time, zone);
  if (found === null) throw invalidFields({ [field]: ["The clock jumps over this time on that day. Choose another."] });
  return found;
}

/** @throws AppError invalid, with every field that is wrong */
function check({ startsAt, endsAt, rsvpOpensAt, rsvpClosesAt }: Times, now: string, moved: boolean): void {
  const length = Date.parse(endsAt) - Date.parse(startsAt);
  const ahead = Date.parse(startsAt) - Date.parse(now);
  // At most one rule of a field can be broken at a time.
  const rules: [field: keyof Times, broken: boolean, message: string][] = [
    ["startsAt", moved && ahead <= 0, "Choose a time that is still to come."],
    ["startsAt", moved && ahead > FURTHEST, "Plan at most three years ahead."],
    ["endsAt", length <= 0, "It ends before it starts."],
    ["endsAt", length > LONGEST, "A meetup lasts two weeks at most."],
    ["rsvpClosesAt", rsvpClosesAt > startsAt, "Answers close at the start at the latest."],
    ["rsvpOpensAt", rsvpOpensAt !== null && rsvpOpensAt >= rsvpClosesAt, "Answers open before they close."],
  ];
  const wrong = rules.filter(([, broken]) => broken);
  if (wrong.length > 0) throw invalidFields(Object.fromEntries(wrong.map(([field, , message]) => [field, [message]])));
}

/** @throws AppError invalid if both place and link are missing, or both are given */
export function checkWhere({ place, online }: { place: unknown; online: unknown }): void {
  if (place === null && online === null) throw invalidFields({ place: ["Say where you meet, or give a link."] });
  if (place !== null && online !== null) throw invalidFields({ online: ["A place or a link, not both."] });
}

/** @throws AppError invalid, by field */
export function timesOf(input: MeetupInput, now: string): Times {
  const { zone } = input;
  const startsAt = read("startsAt", input.startsAt, zone);
  const times = {
    startsAt,
    endsAt: read("endsAt", input.endsAt, zone),
    rsvpOpensAt: input.rsvpOpensAt === null ? null : read("rsvpOpensAt", input.rsvpOpensAt, zone),
    rsvpClosesAt: input.rsvpClosesAt === null ? startsAt : read("rsvpClosesAt", input.rsvpClosesAt, zone),
  };
  check(times, now, true);
  return times;
}

const shifted = (at: string, from: string, to: string): string => instant(Date.parse(at) + Date.parse(to) - Date.parse(from));

const minutesBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / MINUTE_MS);

/**
 * The length of a date in wall-clock minutes. If the clock goes back in between and the wall-clock end is not after the start, it is the
 * elapsed time.
 */
function lengthOf({ startsAt, endsAt, zone }: Pick<Times, "startsAt" | "endsAt"> & { zone: string }): number {
  const minutes = wallMinutes(wallTime(startsAt, zone), wallTime(endsAt, zone));
  return minutes > 0 ? minutes : minutesBetween(startsAt, endsAt);
}

const endAfter = (startsAt: string, minutes: number, zone: string): string =>
  nearestInstantOf(addWallMinutes(wallTime(startsAt, zone), minutes), zone);

/**
 * The times of one meetup after an edit. A time that is not given keeps its distance from the start. If only the zone changes, the
 * wall-clock time stays the same.
 * @throws AppError invalid, by field
 */
export function editedTimes(before: Times & { zone: string }, edit: MeetupEdit, now: string): Times & { zone: string } {
  const zone = edit.zone ?? before.zone;
  const wall = edit.startsAt ?? (zone === before.zone ? before.startsAt : exactWallTime(before.startsAt, before.zone));
  const startsAt = read("startsAt", wall, zone);
  const moved = startsAt !== before.startsAt;
  // The end is computed again only if the start or the zone changed: in the night of a clock change, one wall-clock length can mean two
  // ends.
  const stays = moved || zone !== before.zone ? endMoved(before, startsAt, zone) : before.endsAt;
  const endsAt = edit.endsAt === undefined ? stays : read("endsAt", edit.endsAt, zone);
  const keepDistance = (at: string) => (moved ? shifted(at, before.startsAt, startsAt) : at);
  const opens = edit.rsvpOpensAt === undefined ? before.rsvpOpensAt && keepDistance(before.rsvpOpensAt) : edit.rsvpOpensAt;
  const closes = edit.rsvpClosesAt === undefined ? keepDistance(before.rsvpClosesAt) : edit.rsvpClosesAt;
  const times = {
    startsAt,
    endsAt,
    rsvpOpensAt: opens === null ? null : read("rsvpOpensAt", opens, zone),
    rsvpClosesAt: closes === null ? startsAt : read("rsvpClosesAt", closes, zone),
  };
  check(times, now, moved);
  return { ...times, zone };
}

/** The lengths that the dates of a series share beside the day and the time, in minutes. */
export interface Spans {
  minutes: number;
  opensBefore: number | null;
  closesBefore: number;
}

export const spansOf = (times: Times & { zone: string }): Spans => ({
  minutes: lengthOf(times),
  opensBefore: times.rsvpOpensAt === null ? null : minutesBetween(times.rsvpOpensAt, times.startsAt),
  closesBefore: minutesBetween(times.rsvpClosesAt, times.startsAt),
});

/** The times of a date that starts at `startsAt`, by the lengths of its series. */
export const timesAt = (startsAt: string, { minutes, opensBefore, closesBefore }: Spans, zone: string): Times => ({
  startsAt,
  endsAt: endAfter(startsAt, minutes, zone),
  rsvpOpensAt: opensBefore === null ? null : instant(Date.parse(startsAt) - opensBefore * MINUTE_MS),
  rsvpClosesAt: instant(Date.parse(startsAt) - closesBefore * MINUTE_MS),
});

/** Whether the date has exactly these times. */
export const hasTimes = (date: Times, { startsAt, endsAt, rsvpOpensAt, rsvpClosesAt }: Times): boolean =>
  date.startsAt === startsAt && date.endsAt === endsAt && date.rsvpOpensAt === rsvpOpensAt && date.rsvpClosesAt === rsvpClosesAt;

/**
 * The changes that an edit makes to the times of a date. A field that was sent with its old value is no change: otherwise the whole series
 * would take over a value that was changed on this one date alone.
 */
export function changedTimes(
  before: Times & { zone: string },
  after: Times & { zone: string },
  edit: MeetupEdit,
): { moved: boolean; spans: Partial<Spans> } {
  const [then, now] = [spansOf(before), spansOf(after)];
  return {
    moved: after.startsAt !== before.startsAt || after.zone !== before.zone,
    spans: {
      // Without a new end, a move to another day can change the length: on that day the clock may skip the end.
      ...(edit.endsAt !== undefined && now.minutes !== then.minutes && { minutes: now.minutes }),
      ...(now.opensBefore !== then.opensBefore && { opensBefore: now.opensBefore }),
      ...(now.closesBefore !== then.closesBefore && { closesBefore: now.closesBefore }),
    },
  };
}

/** The lengths of a series after a change of some of them. @throws AppError invalid if answers would close before they open */
export function changedSpans({ minutes, opensBefore, closesBefore }: Spans, changed: Partial<Spans>): Spans {
  const spans = { minutes, opensBefore, closesBefore, ...changed };
  if (spans.opensBefore !== null && spans.opensBefore < spans.closesBefore)
    throw invalidFields({ rsvpOpensAt: ["Answers open before they close."] });
  return spans;
}

/**
 * The start of the date on this day. If the clock skips that time, the start is moved to after the gap, so that a date with answers is not
 * lost.
 */
export const startOf = (occursOn: string, { shiftDays, time, zone }: Pick<Pattern, "shiftDays" | "time" | "zone">): string =>
  nearestInstantOf(`${addDays(occursOn, shiftDays)}T${time}`, zone);

/** @throws AppError invalid if the rule is not supported, or has no date at all */
export function patternFor(repeats: NonNullable<MeetupInput["repeats"]>, startsAt: string, zone: string): Pattern {
  const rule = parseRule(repeats.rule);
  if (!rule) throw invalidFields({ "repeats.rule": ["This way of repeating is not offered."] });
  const pattern = patternOf(rule, startsAt, zone, repeats.except);
  if (pattern.lastDay !== null && pattern.lastDay < dayIn(startsAt, zone))
    throw invalidFields({ "repeats.rule": ["The last date comes before the first."] });
  return pattern;
}

export const noDates = () => invalidFields({ "repeats.rule": [`There is no date in the next ${AHEAD_DAYS} days.`] });

/** The last day up to which dates of a series exist as rows. */
export const horizon = (now: string, zone: string): string => dayIn(instant(Date.parse(now) + AHEAD_DAYS * DAY_MS), zone);
