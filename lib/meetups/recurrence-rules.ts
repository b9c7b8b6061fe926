import { RRuleTemporal } from "rrule-temporal";
import { Temporal } from "temporal-polyfill";
import { WEEKDAYS } from "@/lib/weekdays";
import type { Rule } from "./repeat-rules";
import { addDays, addWallMinutes, dayIn, daysBetween, instantOf, wallTime } from "./time-rules";

/** How the dates of a series are computed. Days are those of the rule, `shiftDays` moves each of them, and `time` is wall-clock time. */
export interface Pattern {
  rule: string;
  zone: string;
  firstDay: string;
  lastDay: string | null;
  time: string;
  shiftDays: number;
  /** Days on which the series has no date. */
  struckOut: string[];
}

/** One date: its day by the rule, which identifies it even after changes, and its start. */
export interface Occurrence {
  occursOn: string;
  startsAt: string;
}

const NOON = "T12:00[UTC]";

/** The rule runs at noon in UTC, where the clock never changes. `startOn` then computes the instant of each day. */
const ruleFrom = (pattern: string, firstDay: string) =>
  new RRuleTemporal({ rruleString: `RRULE:${pattern}`, dtstart: Temporal.ZonedDateTime.from(`${firstDay}${NOON}`) });

/**
 * The start of the date on a day of the rule. Null on a day when the clock skips that time: RFC 5545 leaves it out and does not count it.
 */
const startOn = (day: string, { time, zone, shiftDays }: Pick<Pattern, "time" | "zone" | "shiftDays">): string | null =>
  instantOf(`${addDays(day, shiftDays)}T${time}`, zone);

/** The pattern of a rule with its first start. COUNT and UNTIL are converted to the last day, which then stays fixed. */
export function patternOf(rule: Rule, firstStart: string, zone: string, struckOut: string[]): Pattern {
  const [firstDay = "", time = ""] = wallTime(firstStart, zone).split("T");
  const start = { rule: rule.pattern, zone, firstDay, lastDay: null, time, shiftDays: 0, struckOut };
  return { ...start, lastDay: lastDay(rule, start) };
}

function lastDay({ pattern, count, until }: Rule, start: Pattern): string | null {
  if (until !== null && until.length === 10) return until;
  if (until !== null) {
    const day = dayIn(until, start.zone);
    const startsAt = startOn(day, start);
    return startsAt !== null && startsAt > until ? addDays(day, -1) : day;
  }
  if (count === null) return null;
  let left = count;
  let last = start.firstDay;
  ruleFrom(pattern, start.firstDay).all((date) => {
    const day = date.toString().slice(0, 10);
    if (startOn(day, start) === null) return true;
    last = day;
    left -= 1;
    return left > 0;
  });
  return last;
}

const earlier = (one: string, other: string | null): string => (other !== null && other < one ? other : one);

/** The days of the rule from `from` to `to`, both included. */
function daysOf(pattern: Pattern, from: string, to: string): string[] {
  const first = from < pattern.firstDay ? pattern.firstDay : from;
  const last = earlier(to, pattern.lastDay);
  if (first > last) return [];
  const noon = (day: string) => Temporal.ZonedDateTime.from(`${day}${NOON}`);
  const days = ruleFrom(pattern.rule, pattern.firstDay).between(noon(first), noon(last), true);
  return days.map((date) => date.toString().slice(0, 10)).filter((day) => !pattern.struckOut.includes(day));
}

/** The dates of a series from `from` to `to`, both included. */
export const datesOf = (pattern: Pattern, from: string, to: string): Occurrence[] =>
  daysOf(pattern, from, to).flatMap((occursOn) => {
    const startsAt = startOn(occursOn, pattern);
    return startsAt === null ? [] : [{ occursOn, startsAt }];
  });

/** The days of the rule without a date, because the clock skips its time. */
export const jumpedDays = (pattern: Pattern, from: string, to: string): string[] =>
  daysOf(pattern, from, to).filter((day) => startOn(day, pattern) === null);

/** The pattern after all dates got the time of one of them, and the same number of days from the day of the rule. */
export function movedPattern(pattern: Pattern, occursOn: string, newStart: string, zone: string): Pattern {
  const [day = "", time = ""] = wallTime(newStart, zone).split("T");
  return { ...pattern, zone, time, shiftDays: daysBetween(occursOn, day) };
}

/** The pattern after all dates moved by this many wall-clock minutes. */
export function shiftedPattern(pattern: Pattern, minutes: number, zone: string): Pattern {
  const { firstDay, shiftDays } = pattern;
  const [day = "", time = ""] = addWallMinutes(`${firstDay}T${pattern.time}`, minutes).split("T");
  return { ...pattern, zone, time, shiftDays: shiftDays + daysBetween(firstDay, day) };
}

const dayAfter = (name: string, days: number): string => WEEKDAYS[(((WEEKDAYS.indexOf(name) + days) % 7) + 7) % 7] ?? name;

/** The rule for days that are `days` later. Null if no supported rule describes them, such as two days after the last day of each month. */
function movedRule(rule: string, days: number): string | null {
  if (days === 0 || !/BYDAY|BYMONTHDAY/.test(rule)) return rule;
  if (rule.startsWith("FREQ=WEEKLY"))
    return rule.replace(/(?<=BYDAY=)[A-Z,]+/, (names) => names.replace(/[A-Z]+/g, (name) => dayAfter(name, days)));
  const day = Number(/BYMONTHDAY=(\d+)/.exec(rule)?.[1]) + days;
  // Every month has the days 1 to 28.
  return day >= 1 && day <= 28 ? rule.replace(/(?<=BYMONTHDAY=)\d+/, String(day)) : null;
}

/** The fields that relate a date to its series. */
interface DateInSeries {
  occursOn: string | null;
  startsAt: string;
  zone: string;
  edited: boolean;
}

/**
 * The day on which the series has this date, if the date was changed by hand and is on another day: either it was moved, or the others were
 * moved later. Null if it is on its own day.
 */
export function insteadOf({ shiftDays }: Pick<Pattern, "shiftDays">, { occursOn, startsAt, zone, edited }: DateInSeries): string | null {
  const planned = edited && occursOn !== null ? addDays(occursOn, shiftDays) : null;
  return planned === dayIn(startsAt, zone) ? null : planned;
}

/**
 * The rule of the series as it applies to one of its dates, because an edit may have moved some dates to other days. A date that was
 * changed by hand shows the rule of the others. Null if no supported rule describes it.
 */
export const ruleAt = (
  { rule, shiftDays }: Pick<Pattern, "rule" | "shiftDays">,
  { occursOn, startsAt, zone, edited }: DateInSeries,
): string | null => movedRule(rule, edited || occursOn === null ? shiftDays : daysBetween(occursOn, dayIn(startsAt, zone)));

export type Scope = "this" | "following" | "all";

/** What a change needs to know about each date of the series. */
export interface SeriesDate {
  _id: string;
  occursOn: string;
  startsAt: string;
  status: "scheduled" | "cancelled";
  /** Somebody changed this date alone, so it may differ from its series. */
  edited: boolean;
}

/**
 * The dates that a change affects. The chosen date is always one of them. Others must be in scope, still to come and not cancelled, and not
 * changed by hand (unless `alsoEdited`).
 */
export function reached<D extends SeriesDate>(dates: D[], chosen: D, scope: Scope, now: string, alsoEdited = false): D[] {
  if (scope === "this") return [chosen];
  return dates.filter(
    (date) =>
      date._id === chosen._id ||
      (date.startsAt > now &&
        date.status === "scheduled" &&
        (alsoEdited || !date.edited) &&
        (scope === "all" || date.occursOn >= chosen.occursOn)),
  );
}
