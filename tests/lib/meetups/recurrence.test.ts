import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import {
  datesOf,
  insteadOf,
  movedPattern,
  type Pattern,
  patternOf,
  reached,
  ruleAt,
  type SeriesDate,
} from "@/lib/meetups/recurrence-rules";
import { parseRule } from "@/lib/meetups/repeat-rules";
import { instantOf, wallTime } from "@/lib/meetups/time-rules";
import vectors from "./vectors/recurrence.json";

function pattern(rule: string, start: string, zone: string, except: string[] = []): Pattern {
  const read = parseRule(rule);
  const first = instantOf(start, zone);
  if (!read || !first) throw new Error(`${rule} from ${start} in ${zone} cannot be read`);
  return patternOf(read, first, zone, except);
}

const wallDates = (of: Pattern, from: string, to: string) => datesOf(of, from, to).map(({ startsAt }) => wallTime(startsAt, of.zone));

describe("recurrence", () => {
  it("has vectors for ten zones", () => {
    expect(new Set(vectors.map(({ zone }) => zone)).size).toBe(10);
    expect(vectors.length).toBeGreaterThan(100);
  });

  it.each(vectors)(
    "makes the dates another library makes: $rule in $zone from $start",
    ({ zone, start, rule, dates, first, last, sha256 }) => {
      const made = datesOf(pattern(rule, start, zone), "2026-01-01", "2031-12-31").map(({ startsAt }) => startsAt);
      expect([made.length, made.slice(0, 3), made.slice(-2)]).toEqual([dates, first, last]);
      expect(createHash("sha256").update(made.join("\n")).digest("hex")).toBe(sha256);
    },
  );

  it("keeps the wall's clock across its changes", () => {
    const berlin = pattern("FREQ=MONTHLY;BYMONTHDAY=1", "2027-01-01T19:00", "Europe/Berlin");
    expect(wallDates(berlin, "2027-01-01", "2027-12-31")).toEqual(
      Array.from({ length: 12 }, (_, month) => `2027-${String(month + 1).padStart(2, "0")}-01T19:00`),
    );
    expect(datesOf(berlin, "2027-01-01", "2027-01-01")[0]?.startsAt).toBe("2027-01-01T18:00:00.000Z");
    expect(datesOf(berlin, "2027-07-01", "2027-07-01")[0]?.startsAt).toBe("2027-07-01T17:00:00.000Z");
  });

  it("leaves out a time that the clock jumps over, and takes the first of two", () => {
    const nights = pattern("FREQ=DAILY", "2027-03-26T02:30", "Europe/Berlin");
    expect(wallDates(nights, "2027-03-27", "2027-03-29")).toEqual(["2027-03-27T02:30", "2027-03-29T02:30"]);
    expect(datesOf(nights, "2027-10-31", "2027-10-31")[0]?.startsAt).toBe("2027-10-31T00:30:00.000Z");
  });

  it("does not count a date that does not exist", () => {
    const nights = pattern("FREQ=DAILY;COUNT=3", "2027-03-27T02:30", "Europe/Berlin");
    expect(wallDates(nights, "2027-01-01", "2027-12-31")).toEqual(["2027-03-27T02:30", "2027-03-29T02:30", "2027-03-30T02:30"]);
  });

  it("strikes a date out without making one more", () => {
    const saturdays = pattern("FREQ=WEEKLY;COUNT=3", "2026-11-28T06:00", "Asia/Dhaka", ["2026-12-05"]);
    expect(wallDates(saturdays, "2026-01-01", "2027-12-31")).toEqual(["2026-11-28T06:00", "2026-12-12T06:00"]);
  });

  it("ends on a day, or at an instant", () => {
    expect(pattern("FREQ=WEEKLY;UNTIL=20261212", "2026-11-28T06:00", "Asia/Dhaka").lastDay).toBe("2026-12-12");
    // 6:00 in Dhaka is midnight in UTC.
    expect(pattern("FREQ=WEEKLY;UNTIL=20261212T000000Z", "2026-11-28T06:00", "Asia/Dhaka").lastDay).toBe("2026-12-12");
    expect(pattern("FREQ=WEEKLY;UNTIL=20261211T235959Z", "2026-11-28T06:00", "Asia/Dhaka").lastDay).toBe("2026-12-11");
  });

  it("moves every date by as much as the one that was moved", () => {
    const fridays = pattern("FREQ=MONTHLY;BYDAY=-1FR", "2026-11-27T19:00", "Europe/Berlin");
    const moved = movedPattern(fridays, "2026-12-25", instantOf("2026-12-26T17:30", "Europe/Berlin") ?? "", "Europe/Berlin");
    expect(wallDates(moved, "2026-12-01", "2027-02-28")).toEqual(["2026-12-26T17:30", "2027-01-30T17:30", "2027-02-27T17:30"]);
    expect(datesOf(moved, "2026-12-01", "2026-12-31")[0]?.occursOn).toBe("2026-12-25");
  });

  it.each([
    "FREQ=YEARLY",
    "FREQ=HOURLY",
    "FREQ=DAILY;INTERVAL=2",
    "FREQ=WEEKLY;INTERVAL=5",
    "FREQ=WEEKLY;BYDAY=2FR",
    "FREQ=WEEKLY;BYMONTHDAY=3",
    "FREQ=MONTHLY;INTERVAL=2",
    "FREQ=MONTHLY;BYDAY=FR",
    "FREQ=MONTHLY;BYDAY=5FR",
    "FREQ=MONTHLY;BYMONTHDAY=0",
    "FREQ=MONTHLY;BYMONTHDAY=32",
    "FREQ=MONTHLY;BYDAY=1FR;BYMONTHDAY=1",
    "FREQ=WEEKLY;COUNT=0",
    "FREQ=WEEKLY;COUNT=501",
    "FREQ=WEEKLY;COUNT=2;UNTIL=20270101",
    "FREQ=WEEKLY;UNTIL=20270231",
    "FREQ=WEEKLY;UNTIL=tomorrow",
    "FREQ=WEEKLY;WKST=XX",
    "FREQ=WEEKLY;BYHOUR=3",
    "FREQ=WEEKLY;FREQ=DAILY",
    "FREQ",
    "",
  ])("does not take %j", (rule) => {
    expect(parseRule(rule)).toBeNull();
  });
});

describe("a date that was changed by hand", () => {
  const from = (day: string, { shiftDays = 0, edited = true }: { shiftDays?: number; edited?: boolean } = {}) =>
    insteadOf({ shiftDays }, { occursOn: "2026-12-14", startsAt: `${day}T06:00:00.000Z`, zone: "Asia/Dhaka", edited });

  it("was moved where it is on another day than its series would have it", () => {
    expect(from("2026-12-15")).toBe("2026-12-14");
    expect(from("2026-12-14")).toBeNull();
    // The series itself was moved meanwhile.
    expect(from("2026-12-15", { shiftDays: 1 })).toBeNull();
    expect(from("2026-12-15", { shiftDays: 2 })).toBe("2026-12-16");
    expect(from("2026-12-15", { edited: false })).toBeNull();
    expect(
      insteadOf({ shiftDays: 0 }, { occursOn: null, startsAt: "2026-12-15T06:00:00.000Z", zone: "Asia/Dhaka", edited: true }),
    ).toBeNull();
  });
});

describe("the rule at a date", () => {
  const at = (rule: string, { day, shiftDays = 0, edited = false }: { day: string; shiftDays?: number; edited?: boolean }) =>
    ruleAt({ rule, shiftDays }, { occursOn: "2026-12-02", startsAt: `${day}T20:00:00.000Z`, zone: "Asia/Dhaka", edited });

  // In Dhaka each of these starts on the day after.
  it.each([
    ["FREQ=WEEKLY;BYDAY=WE", "2026-12-01", "FREQ=WEEKLY;BYDAY=WE"],
    ["FREQ=WEEKLY;BYDAY=WE", "2026-12-02", "FREQ=WEEKLY;BYDAY=TH"],
    ["FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE,SU;WKST=MO", "2026-11-30", "FREQ=WEEKLY;INTERVAL=2;BYDAY=SU,TU,SA;WKST=MO"],
    ["FREQ=WEEKLY;BYDAY=WE", "2026-12-11", "FREQ=WEEKLY;BYDAY=SA"],
    ["FREQ=WEEKLY", "2026-12-02", "FREQ=WEEKLY"],
    ["FREQ=DAILY", "2026-12-02", "FREQ=DAILY"],
    ["FREQ=MONTHLY;BYMONTHDAY=2", "2026-12-02", "FREQ=MONTHLY;BYMONTHDAY=3"],
    ["FREQ=MONTHLY;BYMONTHDAY=2", "2026-11-29", null],
    ["FREQ=MONTHLY;BYMONTHDAY=28", "2026-12-02", null],
    ["FREQ=MONTHLY;BYMONTHDAY=-1", "2026-12-02", null],
    ["FREQ=MONTHLY;BYMONTHDAY=-1", "2026-12-01", "FREQ=MONTHLY;BYMONTHDAY=-1"],
    ["FREQ=MONTHLY;BYDAY=1WE", "2026-12-02", null],
  ])("%s from 2 December, moved to the day after %s, is %s", (rule, day, words) => {
    expect(at(rule, { day })).toBe(words);
  });

  it("is that of the others for a date that was changed by hand", () => {
    expect(at("FREQ=WEEKLY;BYDAY=WE", { day: "2026-12-02", edited: true })).toBe("FREQ=WEEKLY;BYDAY=WE");
    expect(at("FREQ=WEEKLY;BYDAY=WE", { day: "2026-12-05", shiftDays: 2, edited: true })).toBe("FREQ=WEEKLY;BYDAY=FR");
  });
});

describe("reached", () => {
  const date = (id: number, over: Partial<SeriesDate> = {}): SeriesDate => ({
    _id: String(id),
    occursOn: `2026-12-0${id}`,
    startsAt: `2026-12-0${id}T10:00:00.000Z`,
    status: "scheduled",
    edited: false,
    ...over,
  });
  const now = "2026-12-02T12:00:00.000Z";
  const dates = [date(1), date(2), date(3), date(4, { edited: true }), date(5), date(6, { status: "cancelled" }), date(7)];
  const ids = (...of: Parameters<typeof reached<SeriesDate>>) => reached(...of).map(({ _id }) => Number(_id));
  const [, , third, fourth, fifth] = dates as [SeriesDate, SeriesDate, SeriesDate, SeriesDate, SeriesDate];

  it("reaches one date alone, also one that was edited or is over", () => {
    expect(ids(dates, fourth, "this", now)).toEqual([4]);
    expect(ids(dates, dates[0] as SeriesDate, "this", now)).toEqual([1]);
  });

  it("reaches this and those that follow, but none that was edited, cancelled or is over", () => {
    expect(ids(dates, fifth, "following", now)).toEqual([5, 7]);
    expect(ids(dates, third, "following", now)).toEqual([3, 5, 7]);
    expect(ids(dates, fourth, "following", now)).toEqual([4, 5, 7]);
  });

  it("reaches all that come", () => {
    expect(ids(dates, fifth, "all", now)).toEqual([3, 5, 7]);
    expect(ids(dates, fifth, "all", now, true)).toEqual([3, 4, 5, 7]);
  });
});
