import { describe, expect, test } from "vitest";
import { afterEdit, feeRises, quietLines, toldLines } from "@/components/meetups/form/change-lines";
import { checkMeetup } from "@/components/meetups/form/check-meetup";
import { copyOf, draftOf, EMPTY_MEETUP, type MeetupDraft } from "@/components/meetups/form/draft";
import { clockNotes, nextDates } from "@/components/meetups/form/next-dates";
import { changesOf, inputOf } from "@/components/meetups/form/plan-input";
import { feeInWords, placesInWords, whenInWords } from "@/components/meetups/form/preview-words";
import { keptRuleInWords, repeatsInWords, ruleOf } from "@/components/meetups/form/rule-of-draft";
import { endThatFollows } from "@/components/meetups/form/wall-fields";
import { MeetupEdit, MeetupInput } from "@/lib/meetups/schema";
import { plannedOn } from "@/tests/support/planned-meetup";

const YEAR = new Date().getUTCFullYear() + 1;

/** A Saturday a year from now at the most. */
const SATURDAY = `${YEAR}-01-${String(1 + ((6 - new Date(`${YEAR}-01-01T12:00:00Z`).getUTCDay() + 7) % 7)).padStart(2, "0")}`;

const draft = (over: Partial<MeetupDraft> = {}): MeetupDraft => ({
  ...EMPTY_MEETUP,
  title: "First light",
  date: SATURDAY,
  starts: "06:00",
  ends: "08:30",
  zone: "Asia/Dhaka",
  placeName: "The gate",
  ...over,
});

const MEETUP = plannedOn(SATURDAY);

test("a title, a time and a place are enough", () => {
  expect(checkMeetup(draft(), null)).toEqual({});
  const input = MeetupInput.parse(inputOf(draft()));
  expect(input).toMatchObject({ startsAt: `${SATURDAY}T06:00`, fee: null, capacity: null, repeats: null });
});

test.each<[keyof MeetupDraft, Partial<MeetupDraft>]>([
  ["title", { title: " " }],
  ["date", { date: "" }],
  ["starts", { starts: "" }],
  ["ends", { ends: "05:00" }],
  ["placeName", { placeName: "" }],
  ["link", { where: "online", link: "http://meet.example" }],
  ["mapLink", { mapLink: "javascript:alert(1)" }],
  ["capacity", { capacity: "many" }],
  ["capacity", { capacity: "0" }],
  ["bring", { bring: Array.from({ length: 11 }, (_, index) => `Thing ${index}`).join("\n") }],
  ["amount", { costs: "yes", covers: "Tea", refund: "None", pay: "Cash" }],
  ["amount", { costs: "yes", amount: "1.234", covers: "Tea", refund: "None", pay: "Cash" }],
  ["covers", { costs: "yes", amount: "250", refund: "None", pay: "Cash" }],
  ["count", { repeats: "1", until: "count", count: "0" }],
  ["lastDay", { repeats: "1", until: "until" }],
  ["lastDay", { repeats: "1", until: "until", lastDay: "2020-01-01" }],
  ["starts", { date: "2020-01-01" }],
  // The clock of New York jumps over this half hour.
  ["starts", { zone: "America/New_York", date: `${YEAR}-03-${secondSunday(YEAR, 3)}`, starts: "02:30", ends: "05:00" }],
])("says beside %s what is wrong", (field, over) => {
  expect(Object.keys(checkMeetup(draft(over), null))).toEqual([field]);
});

function secondSunday(year: number, month: number): string {
  const first = new Date(Date.UTC(year, month - 1, 1)).getUTCDay();
  return String(1 + ((7 - first) % 7) + 7).padStart(2, "0");
}

test("a time that comes twice is said, and the first one counts", () => {
  const sunday = Number(secondSunday(YEAR, 11)) - 7;
  const twice = draft({ zone: "America/New_York", date: `${YEAR}-11-${String(sunday).padStart(2, "0")}`, starts: "01:30", ends: "04:00" });
  expect(clockNotes(twice).starts).toContain("comes twice");
  expect(clockNotes(draft()).starts).toBe("");
});

test.each<[Partial<MeetupDraft>, string, string]>([
  [{ repeats: "daily" }, "FREQ=DAILY", "Every day, until you stop it."],
  [{ repeats: "1" }, "FREQ=WEEKLY;BYDAY=SA", "Every Saturday, until you stop it."],
  [
    { repeats: "2", weekdays: "TH,MO", until: "count", count: "8" },
    "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH;COUNT=8",
    "Every 2 weeks on Monday and Thursday, 8 times.",
  ],
  [{ repeats: "monthly", date: "2027-01-31" }, "FREQ=MONTHLY;BYMONTHDAY=-1", "On the last day of every month, until you stop it."],
  [{ repeats: "monthly", date: "2027-01-08" }, "FREQ=MONTHLY;BYMONTHDAY=8", "On day 8 of every month, until you stop it."],
  [
    { repeats: "monthly", monthly: "weekday", date: "2027-01-08", until: "until", lastDay: "2027-06-30" },
    "FREQ=MONTHLY;BYDAY=2FR;UNTIL=20270630",
    "On the second Friday of every month until 30 June 2027.",
  ],
  [
    { repeats: "monthly", monthly: "weekday", date: "2027-01-29" },
    "FREQ=MONTHLY;BYDAY=-1FR",
    "On the last Friday of every month, until you stop it.",
  ],
])("%o is said in words", (over, rule, words) => {
  const wish = draft(over);
  expect(ruleOf(wish)).toBe(rule);
  expect(repeatsInWords(wish)).toBe(words);
  expect(words.startsWith(keptRuleInWords(rule, wish.date))).toBe(true);
});

test("the first six dates are shown, struck-out ones among them, and the days without one are named", () => {
  const weekly = nextDates(draft({ repeats: "1", except: SATURDAY }));
  expect(weekly.dates).toHaveLength(6);
  expect(weekly.dates[0]?.occursOn).toBe(SATURDAY);
  const jump = `${YEAR}-03-${secondSunday(YEAR, 3)}`;
  const sundays = nextDates(
    draft({
      zone: "America/New_York",
      repeats: "1",
      date: `${YEAR}-03-${String(Number(secondSunday(YEAR, 3)) - 7).padStart(2, "0")}`,
      starts: "02:30",
      ends: "03:30",
    }),
  );
  expect(sundays.jumped).toEqual([jump]);
  expect(nextDates(draft({ starts: "" })).dates).toEqual([]);
});

test("what was not touched is not sent", () => {
  const initial = draftOf(MEETUP);
  expect(changesOf(initial, initial)).toEqual({});
  expect(changesOf({ ...initial, title: "Second light" }, initial)).toEqual({ title: "Second light" });
  const later = changesOf({ ...initial, starts: "07:00" }, initial);
  expect(later).toEqual({ startsAt: `${SATURDAY}T07:00`, endsAt: `${SATURDAY}T08:30`, zone: "Asia/Dhaka" });
  expect(changesOf({ ...initial, ends: "09:00" }, initial)).toEqual({ endsAt: `${SATURDAY}T09:00`, zone: "Asia/Dhaka" });
  expect(changesOf({ ...initial, placeName: "The river" }, initial)).toMatchObject({ place: { name: "The river" }, online: null });
  expect(changesOf({ ...initial, closes: "60" }, initial)).toEqual({
    rsvpClosesAt: new Date(Date.parse(MEETUP.startsAt) - 3_600_000).toISOString(),
  });
  for (const change of [later, changesOf({ ...initial, costs: "", capacity: "" }, initial)])
    expect(MeetupEdit.parse(change)).toEqual(change);
});

test("a copy has everything but its day", () => {
  expect(copyOf(MEETUP)).toMatchObject({ title: "First light", date: "", starts: "06:00", amount: "250", capacity: "16", bring: "Water" });
});

test("a change is shown before and after; a typo is told to nobody", () => {
  const edit = {
    startsAt: `${SATURDAY}T07:00`,
    endsAt: `${SATURDAY}T08:30`,
    zone: "Asia/Dhaka",
    fee: { ...MEETUP.fee, amount: 30_000 },
  } as MeetupEdit;
  const after = afterEdit(MEETUP, edit);
  const lines = toldLines(MEETUP, after);
  expect(lines.map(({ name }) => name)).toEqual(["When", "Fee"]);
  expect(lines[0]?.before).toContain("6:00 to 8:30\u00a0am");
  expect(lines[0]?.after).toContain("7:00 to 8:30\u00a0am");
  expect(feeRises(MEETUP, after)).toBe(true);
  const typo = { title: "First Light" };
  expect(toldLines(MEETUP, afterEdit(MEETUP, typo))).toEqual([]);
  expect(quietLines(MEETUP, typo)).toEqual([{ name: "The title", before: "First light", after: "First Light" }]);
});

test("the preview says when as people say it", () => {
  const on = (over: Partial<MeetupDraft>) => whenInWords(draft({ date: "2026-11-28", ...over }), "2026-11-21T00:00:00.000Z");
  expect(on({})).toMatch(/28 November.*, 6:00 to 8:30\u00a0am$/);
  expect(on({ ends: "" })).toMatch(/28 November.*, 6:00\u00a0am$/);
  expect(on({ starts: "", ends: "" })).toMatch(/28 November[^,]*$/);
  expect(on({ starts: "22:00", ends: "01:00", endDate: "2026-11-29" })).toMatch(/10:00\u00a0pm to Sunday 29 November, 1:00\u00a0am$/);
  expect(on({ date: "2027-01-02" })).toContain("Saturday 2 January 2027, ");
  expect(on({ date: "" })).toBe("When you meet");
});

test("the preview says for how many it is and what it costs", () => {
  const places = (capacity: string, guestsAllowed: string) => placesInWords(draft({ capacity, guestsAllowed }));
  expect([places("16", "2"), places("1", "0"), places("", "1"), places("", "0")]).toEqual([
    "16 places, 2 guests each",
    "1 place",
    "A guest each",
    "",
  ]);
  const fee = (over: Partial<MeetupDraft>) => feeInWords(draft({ costs: "yes", amount: "250", currency: "BDT", ...over }));
  expect(fee({ refund: "" })).toBe("Tk 250");
  expect(fee({ refund: "All of it until 48 hours before" })).toBe("Tk 250. Refund: All of it until 48 hours before");
  expect(fee({ costs: "" })).toBe("Free");
});

test("numbers in Bangla digits mean the same in the preview, the rule and what is sent", () => {
  const bangla = draft({ capacity: "১৬", costs: "yes", amount: "২৫০", currency: "BDT", repeats: "1", until: "count", count: "৫" });
  expect(placesInWords(bangla)).toBe("16 places");
  expect(feeInWords(bangla)).toBe(feeInWords({ ...bangla, amount: "250" }));
  expect(feeInWords(bangla)).not.toBe("Free");
  expect(ruleOf(bangla)).toMatch(/;COUNT=5$/);
  expect(inputOf(bangla)).toMatchObject({ capacity: 16, fee: { amount: 25_000 } });
});

test("a series of one date is not said to come 1 times", () => {
  expect(repeatsInWords(draft({ repeats: "1", until: "count", count: "1" }))).toBe("Every Saturday, once.");
});

describe("an end follows its beginning", () => {
  const was = { date: "2027-03-05", starts: "18:00", ends: "20:30", endDate: "" };

  test("a later start keeps the length", () => {
    expect(endThatFollows(was, { ...was, starts: "19:00" })).toEqual({ ends: "21:30" });
    expect(endThatFollows({ ...was, starts: "", ends: "" }, { ...was, ends: "" })).toEqual({ ends: "20:00" });
    expect(endThatFollows(was, { ...was, starts: "" })).toEqual({});
  });

  test("another day keeps the number of days", () => {
    const weekend = { ...was, endDate: "2027-03-07" };
    expect(endThatFollows(weekend, { ...weekend, date: "2027-03-12" })).toEqual({ endDate: "2027-03-14" });
    expect(endThatFollows(weekend, { ...weekend, date: "2027-02-27" })).toEqual({ endDate: "2027-03-01" });
    expect(endThatFollows(was, { ...was, date: "2027-03-12" })).toEqual({});
  });

  test("a draft that comes back after logging in stays as it was written", () => {
    expect(endThatFollows(was, { ...was, starts: "19:00", ends: "22:00" })).toEqual({});
    expect(endThatFollows(was, { ...was, date: "2027-03-12", endDate: "2027-03-13" })).toEqual({});
  });
});
