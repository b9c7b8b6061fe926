import { datesOf, jumpedDays, type Occurrence, patternOf } from "@/lib/meetups/recurrence-rules";
import { parseRule } from "@/lib/meetups/repeat-rules";
import { addDays, comesTwice, instantOf } from "@/lib/meetups/time-rules";
import type { MeetupDraft } from "./draft";
import { endOf, startOf } from "./plan-input";
import { ruleOf } from "./rule-of-draft";

/** Brings the libraries that know the world's clocks and rules: fetched when somebody begins to plan. */

const SHOWN = 6;
/** A rule of every fourth week, or of every month's last day, shows six dates in this time. */
const LOOK_AHEAD_DAYS = 400;

export interface NextDates {
  dates: Occurrence[];
  /** Days of the rule without a date: the clock jumps over its time. */
  jumped: string[];
}

/** The first dates that the rule makes, those struck out among them; empty while day, time or rule are not complete. */
export function nextDates(draft: MeetupDraft): NextDates {
  const rule = parseRule(ruleOf(draft) ?? "");
  const start = rule && draft.starts ? instantOf(startOf(draft), draft.zone) : null;
  if (!rule || start === null) return { dates: [], jumped: [] };
  const pattern = patternOf(rule, start, draft.zone, []);
  const dates = datesOf(pattern, pattern.firstDay, addDays(pattern.firstDay, LOOK_AHEAD_DAYS)).slice(0, SHOWN);
  const last = dates.at(-1)?.occursOn ?? pattern.firstDay;
  return { dates, jumped: jumpedDays(pattern, pattern.firstDay, last) };
}

/** What to know about a time on that day; empty almost always. */
export function clockNotes(draft: MeetupDraft): { starts: string; ends: string } {
  if (!draft.date) return { starts: "", ends: "" };
  const note = (time: string, wall: string) =>
    time && comesTwice(wall, draft.zone) ? "The clock goes back that night, so this time comes twice. The first one counts." : "";
  return { starts: note(draft.starts, startOf(draft)), ends: note(draft.ends, endOf(draft)) };
}
