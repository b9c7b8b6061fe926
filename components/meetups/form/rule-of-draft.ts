import { numberIn } from "@/components/groups/draft";
import { WEEKDAY_NAMES, WEEKDAYS, weekdayName } from "@/lib/weekdays";
import { listed } from "@/lib/word-list";
import type { MeetupDraft } from "./draft";
import { dayInWords, weekdayOf } from "./wall-fields";

const NTH = ["first", "second", "third", "fourth"];
const LAST_WEEK = 4;

/** The choices of how to repeat, with their labels. */
export const REPEATS: [value: string, words: string][] = [
  ["never", "Never"],
  ["daily", "Every day"],
  ["1", "Every week"],
  ["2", "Every 2 weeks"],
  ["3", "Every 3 weeks"],
  ["4", "Every 4 weeks"],
  ["monthly", "Every month"],
];

export const isWeekly = (repeats: string): boolean => /^[1-4]$/.test(repeats);

/** The chosen weekdays, in the order of the week; the weekday of the date if none is chosen. */
export function weekdaysOf({ weekdays, date }: Pick<MeetupDraft, "weekdays" | "date">): string[] {
  const own = weekdayOf(date);
  const chosen = weekdays.split(",").filter(Boolean);
  if (chosen.length === 0) return own === null ? [] : [WEEKDAYS[own] ?? "MO"];
  return WEEKDAYS.filter((day) => chosen.includes(day));
}

/** The position of a day among the same weekdays of its month: 1 to 4, or -1 for the last. After the fourth only the last is supported. */
function nthOf(date: string): number {
  const day = Number(date.slice(8, 10));
  const nth = Math.ceil(day / 7);
  return nth > LAST_WEEK ? -1 : nth;
}

const isLastDay = (date: string): boolean => {
  const next = new Date(`${date}T12:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.getUTCDate() === 1;
};

/** "On the 27th", "On the last day", "On the last Friday". */
export function monthlyWords(date: string): { day: string; weekday: string } {
  const weekday = WEEKDAY_NAMES[weekdayOf(date) ?? 0] ?? "";
  const nth = nthOf(date);
  return {
    day: isLastDay(date) ? "On the last day" : `On day ${Number(date.slice(8, 10))}`,
    weekday: `On the ${nth === -1 ? "last" : NTH[nth - 1]} ${weekday}`,
  };
}

function daysPart({ repeats, monthly, date, ...draft }: MeetupDraft): string {
  if (repeats === "daily") return "FREQ=DAILY";
  if (isWeekly(repeats)) {
    const interval = repeats === "1" ? "" : `;INTERVAL=${repeats}`;
    return `FREQ=WEEKLY${interval};BYDAY=${weekdaysOf({ date, weekdays: draft.weekdays }).join(",")}`;
  }
  if (monthly === "weekday") return `FREQ=MONTHLY;BYDAY=${nthOf(date)}${WEEKDAYS[weekdayOf(date) ?? 0]}`;
  return `FREQ=MONTHLY;BYMONTHDAY=${isLastDay(date) ? -1 : Number(date.slice(8, 10))}`;
}

/** The rule in the format of RFC 5545. Null for a meetup that does not repeat or has no date yet. */
export function ruleOf(draft: MeetupDraft): string | null {
  if (draft.repeats === "never" || weekdayOf(draft.date) === null) return null;
  const end = {
    count: draft.count.trim() ? `;COUNT=${numberIn(draft.count) ?? draft.count.trim()}` : "",
    until: draft.lastDay ? `;UNTIL=${draft.lastDay.replaceAll("-", "")}` : "",
  }[draft.until];
  return `${daysPart(draft)}${end ?? ""}`;
}

function daysInWords({ repeats, monthly, date, weekdays }: MeetupDraft): string {
  if (repeats === "daily") return "Every day";
  if (repeats === "monthly") return `${monthlyWords(date)[monthly === "weekday" ? "weekday" : "day"]} of every month`;
  const names = listed(weekdaysOf({ weekdays, date }).map(weekdayName));
  return repeats === "1" ? `Every ${names}` : `Every ${repeats} weeks on ${names}`;
}

/** "Every Saturday until 2 January 2027." */
export function repeatsInWords(draft: MeetupDraft): string {
  if (ruleOf(draft) === null) return "";
  const end =
    draft.until === "count" && draft.count.trim()
      ? `, ${numberIn(draft.count) === 1 ? "once" : `${draft.count.trim()} times`}`
      : draft.until === "until" && draft.lastDay
        ? ` until ${dayInWords(draft.lastDay, { day: "numeric", month: "long", year: "numeric" })}`
        : ", until you stop it";
  return `${daysInWords(draft)}${end}.`;
}

/** A stored rule in words: "Every 2 weeks on Tuesday and Thursday". */
export function keptRuleInWords(rule: string, date: string): string {
  const parts = new Map(rule.split(";").map((part) => part.split("=") as [string, string]));
  const byDay = parts.get("BYDAY");
  if (parts.get("FREQ") === "DAILY") return "Every day";
  if (parts.get("FREQ") === "WEEKLY")
    return daysInWords({ repeats: parts.get("INTERVAL") ?? "1", weekdays: byDay ?? "", date } as MeetupDraft);
  const [, nth, day] = /^(-?\d)(\w\w)$/.exec(byDay ?? "") ?? [];
  if (day) return `On the ${nth === "-1" ? "last" : NTH[Number(nth) - 1]} ${weekdayName(day)} of every month`;
  const monthDay = parts.get("BYMONTHDAY");
  return monthDay === "-1" ? "On the last day of every month" : `On day ${monthDay ?? Number(date.slice(8, 10))} of every month`;
}
