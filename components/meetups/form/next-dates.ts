import { datesOf, jumpedDays, type Occurrence, patternOf } from "@/lib/meetups/recurrence-rules";
import { parseRule } from "@/lib/meetups/repeat-rules";
import { addDays, comesTwice, instantOf } from "@/lib/meetups/time-rules";
import type { MeetupDraft } from "./draft";
import { endOf, startOf } from "./plan-input";
import { ruleOf } from "./rule-of-draft";

/** This file imports the libraries for time zones and recurrence rules, so it is loaded only when an organizer begins to plan. */

const SHOWN = 6;
/** Within this time every supported rule has six dates, also one for every fourth week or for the last day of each month. */
const LOOK_AHEAD_DAYS = 400;

export interface NextDates {
  dates: Occurrence[];
  /** Days of the rule without a date, because the clock skips the time. */
  jumped: string[];
}

/** The first dates of the rule, removed ones included. Empty while day, time or rule are incomplete. */
export function nextDates(draft: MeetupDraft): NextDates {
  const rule = parseRule(ruleOf(draft) ?? "");
  const start = rule && draft.starts ? instantOf(startOf(draft), draft.zone) : null;
  if (!rule || start === null) return { dates: [], jumped: [] };
  const pattern = patternOf(rule, start, draft.zone, []);
  const dates = datesOf(pattern, pattern.firstDay, addDays(pattern.firstDay, LOOK_AHEAD_DAYS)).slice(0, SHOWN);
  const last = dates.at(-1)?.occursOn ?? pattern.firstDay;
  return { dates, jumped: jumpedDays(pattern, pattern.firstDay, last) };
}

/** Notes about a clock change on that day; nearly always empty. */
export function clockNotes(draft: MeetupDraft): { starts: string; ends: string } {
  if (!draft.date) return { starts: "", ends: "" };
  const note = (time: string, wall: string) =>
    time && comesTwice(wall, draft.zone) ? "The clock goes back that night, so this time comes twice. The first one counts." : "";
  return { starts: note(draft.starts, startOf(draft)), ends: note(draft.ends, endOf(draft)) };
}
