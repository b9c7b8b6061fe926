import { RRuleTemporal } from "rrule-temporal";
import { Temporal } from "temporal-polyfill";
import { WEEKDAYS } from "@/lib/weekdays";
import type { Rule } from "./repeat-rules";
import { addDays, addWallMinutes, dayIn, daysBetween, instantOf, wallTime } from "./time-rules";

/** How the dates of a series follow from each other. Days are those of the rule; `shiftDays` moves each of them, `time` is the wall's. */
export interface Pattern {
  rule: string;
  zone: string;
  firstDay: string;
  lastDay: string | null;
  time: string;
  shiftDays: number;
  /** Days struck out. */
  struckOut: string[];
}

/** One date: the day that the rule names, which stays its name whatever is changed, and when it starts. */
export interface Occurrence {
  occursOn: string;
  startsAt: string;
}

const NOON = "T12:00[UTC]";

/** Days are counted at noon in UTC, where no clock changes; which instant a day means is worked out afterwards. */
const ruleFrom = (pattern: string, firstDay: string) =>
  new RRuleTemporal({ rruleString: `RRULE:${pattern}`, dtstart: Temporal.ZonedDateTime.from(`${firstDay}${NOON}`) });

/** When a day of the rule starts; null on a day on which the clock jumps over that time: RFC 5545 leaves it out and does not count it. */
const startOn = (day: string, { time, zone, shiftDays }: Pick<Pattern, "time" | "zone" | "shiftDays">): string | null =>
  instantOf(`${addDays(day, shiftDays)}T${time}`, zone);

/** What a rule and the first wall-clock time make together. COUNT and UNTIL become the last day, once and for good. */
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

/** The days that the rule names from `from` to `to`, both included. */
function daysOf(pattern: Pattern, from: string, to: string): string[] {
  const first = from < pattern.firstDay ? pattern.firstDay : from;
  const last = earlier(to, pattern.lastDay);
  if (first > last) return [];
  const noon = (day: string) => Temporal.ZonedDateTime.from(`${day}${NOON}`);
  const days = ruleFrom(pattern.rule, pattern.firstDay).between(noon(first), noon(last), true);
  return days.map((date) => date.toString().slice(0, 10)).filter((day) => !pattern.struckOut.includes(day));
}

/** The dates of a series whose day lies from `from` to `to`, both included. */
export const datesOf = (pattern: Pattern, from: string, to: string): Occurrence[] =>
  daysOf(pattern, from, to).flatMap((occursOn) => {
    const startsAt = startOn(occursOn, pattern);
    return startsAt === null ? [] : [{ occursOn, startsAt }];
  });

/** The days between on which there is no date, because the clock jumps over its time. */
export const jumpedDays = (pattern: Pattern, from: string, to: string): string[] =>
  daysOf(pattern, from, to).filter((day) => startOn(day, pattern) === null);

/** The series after its dates were given the time of one of them, as many days from the one that the rule names. */
export function movedPattern(pattern: Pattern, occursOn: string, newStart: string, zone: string): Pattern {
  const [day = "", time = ""] = wallTime(newStart, zone).split("T");
  return { ...pattern, zone, time, shiftDays: daysBetween(occursOn, day) };
}

/** The series after all of its dates moved by so many minutes on the wall. */
export function shiftedPattern(pattern: Pattern, minutes: number, zone: string): Pattern {
  const { firstDay, shiftDays } = pattern;
  const [day = "", time = ""] = addWallMinutes(`${firstDay}T${pattern.time}`, minutes).split("T");
  return { ...pattern, zone, time, shiftDays: shiftDays + daysBetween(firstDay, day) };
}

const dayAfter = (name: string, days: number): string => WEEKDAYS[(((WEEKDAYS.indexOf(name) + days) % 7) + 7) % 7] ?? name;

/** The rule whose days lie so many days later; null where none of the small set says it: two days after the last of each month. */
function movedRule(rule: string, days: number): string | null {
  if (days === 0 || !/BYDAY|BYMONTHDAY/.test(rule)) return rule;
  if (rule.startsWith("FREQ=WEEKLY"))
    return rule.replace(/(?<=BYDAY=)[A-Z,]+/, (names) => names.replace(/[A-Z]+/g, (name) => dayAfter(name, days)));
  const day = Number(/BYMONTHDAY=(\d+)/.exec(rule)?.[1]) + days;
  // Every month has these days.
  return day >= 1 && day <= 28 ? rule.replace(/(?<=BYMONTHDAY=)\d+/, String(day)) : null;
}

/** Where a date stands in its series. */
interface DateInSeries {
  occursOn: string | null;
  startsAt: string;
  zone: string;
  edited: boolean;
}

/**
 * The day on which its series has a date, where one that was changed by hand stands on another: it was moved, or the others were since. Null
 * for one that is where it belongs.
 */
export function insteadOf({ shiftDays }: Pick<Pattern, "shiftDays">, { occursOn, startsAt, zone, edited }: DateInSeries): string | null {
  const planned = edited && occursOn !== null ? addDays(occursOn, shiftDays) : null;
  return planned === dayIn(startsAt, zone) ? null : planned;
}

/**
 * The rule of a series as it holds for one of its dates, which an edit of several may have moved to other days; one that was changed by hand
 * goes by what the others do. Null where it cannot be said.
 */
export const ruleAt = (
  { rule, shiftDays }: Pick<Pattern, "rule" | "shiftDays">,
  { occursOn, startsAt, zone, edited }: DateInSeries,
): string | null => movedRule(rule, edited || occursOn === null ? shiftDays : daysBetween(occursOn, dayIn(startsAt, zone)));

export type Scope = "this" | "following" | "all";

/** What a change needs to know of each date of the series. */
export interface SeriesDate {
  _id: string;
  occursOn: string;
  startsAt: string;
  status: "scheduled" | "cancelled";
  /** Changed by hand, alone. */
  edited: boolean;
}

/**
 * The dates that a change reaches: the one it was made on always, others only while they are to come, take place,
 * and were not changed by hand (unless that is asked for).
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
