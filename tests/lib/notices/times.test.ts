import fc from "fast-check";
import { Temporal } from "temporal-polyfill";
import { describe, expect, test } from "vitest";
import { DEFAULT_SETTINGS, deliveryOf, MARGIN_MS, nextDigest } from "@/lib/notices/delivery-rules";
import { afterQuiet, nextDaily, nextWeekly } from "@/lib/notices/time-rules";

const ZONES = ["Asia/Dhaka", "Europe/Berlin", "America/New_York", "Asia/Kathmandu", "Australia/Lord_Howe", "Africa/Cairo", "Pacific/Apia"];
const wall = (at: string, zone: string) => Temporal.Instant.from(at).toZonedDateTimeISO(zone);
const rhythm = { ...DEFAULT_SETTINGS, zone: "Europe/Berlin" };

test("the clock that goes forward skips an hour: the summary of that day comes when it is over", () => {
  expect(nextDaily("2027-03-27T20:00:00.000Z", { ...rhythm, digestAt: "02:30" })).toBe("2027-03-28T01:30:00.000Z");
});

test("the clock that skips the last hour of a day: its summary comes early on the next day, which has its own besides", () => {
  const nuuk = { ...rhythm, zone: "America/Nuuk", digestAt: "23:30" };
  expect(nextDaily("2027-03-28T00:50:00.000Z", nuuk)).toBe("2027-03-28T01:30:00.000Z");
  expect(nextDaily("2027-03-28T01:10:00.000Z", nuuk)).toBe("2027-03-28T01:30:00.000Z");
  expect(nextDaily("2027-03-28T01:30:00.000Z", nuuk)).toBe("2027-03-29T00:30:00.000Z");
});

test("the clock that goes back has an hour twice: there is one summary, in the first of them", () => {
  const first = nextDaily("2026-10-24T20:00:00.000Z", { ...rhythm, digestAt: "02:30" });
  expect(first).toBe("2026-10-25T00:30:00.000Z");
  expect(nextDaily(first, { ...rhythm, digestAt: "02:30" })).toBe("2026-10-26T01:30:00.000Z");
});

test("the week goes on over the end of a month and of a year", () => {
  const weekly = { ...rhythm, digestDay: 5 };
  expect(nextWeekly("2026-12-25T08:00:00.000Z", weekly)).toBe("2027-01-01T07:00:00.000Z");
  expect(nextWeekly("2027-01-29T08:00:00.000Z", weekly)).toBe("2027-02-05T07:00:00.000Z");
});

test("quiet hours end where they should, over midnight and on the days the clock changes", () => {
  const quiet = { ...rhythm, quiet: { from: "22:00", to: "07:00" } };
  expect(afterQuiet("2026-10-24T21:00:00.000Z", quiet)).toBe("2026-10-25T06:00:00.000Z");
  expect(afterQuiet("2027-03-28T01:30:00.000Z", quiet)).toBe("2027-03-28T05:00:00.000Z");
  expect(afterQuiet("2026-11-22T12:00:00.000Z", quiet)).toBe("2026-11-22T12:00:00.000Z");
});

test("quiet hours by day begin with their first minute and end before their last; from an hour to itself there are none", () => {
  const after = (time: string, to = "15:00") => afterQuiet(`2026-11-22T${time}:00.000Z`, { ...rhythm, quiet: { from: "13:00", to } });
  expect([after("11:59"), after("12:00"), after("13:59"), after("14:00")]).toEqual(
    ["11:59", "14:00", "14:00", "14:00"].map((time) => `2026-11-22T${time}:00.000Z`),
  );
  expect(after("12:30", "13:00")).toBe("2026-11-22T12:30:00.000Z");
});

describe("in any zone, on any day of ten years", () => {
  const at = fc.date({ min: new Date("2024-01-01"), max: new Date("2034-01-01"), noInvalidDate: true }).map((date) => date.toISOString());
  const zone = fc.constantFrom(...ZONES);
  const hour = fc.integer({ min: 0, max: 23 }).map((number) => `${String(number).padStart(2, "0")}:30`);

  test("a daily summary is one a calendar day, and none is left out", () => {
    fc.assert(
      fc.property(at, zone, hour, (from, zoneName, digestAt) => {
        const daily = { ...rhythm, zone: zoneName, digestAt };
        const first = nextDaily(from, daily);
        const second = nextDaily(first, daily);
        const days = wall(first, zoneName).toPlainDate().until(wall(second, zoneName).toPlainDate()).days;
        expect(first > from && second > first).toBe(true);
        // Apia has no 30 December 2011, and none of these ten years lacks a day anywhere.
        expect(days).toBe(1);
      }),
    );
  });

  test("a notice relies on a summary that is far enough away, within a day and a bit", () => {
    fc.assert(
      fc.property(at, zone, hour, (from, zoneName, digestAt) => {
        const due = Date.parse(nextDigest("daily", from, { ...rhythm, zone: zoneName, digestAt }));
        expect(due - Date.parse(from)).toBeGreaterThan(MARGIN_MS);
        expect(due - Date.parse(from)).toBeLessThan(26 * 3_600_000);
      }),
    );
  });
});

test("what somebody chose decides: in the app, by mail, and when", () => {
  const at = "2026-11-22T03:00:00.000Z";
  const person = { zone: "Asia/Dhaka", verified: true };
  const of = (topics: typeof DEFAULT_SETTINGS.topics, more = {}) =>
    deliveryOf("rules-changed", "g", { ...DEFAULT_SETTINGS, topics, ...more }, person, at);
  expect(of({})).toEqual({ shown: true, mail: "daily", dueAt: "2026-11-23T02:00:00.000Z" });
  expect(of({ groups: { app: false, mail: "now" } })).toEqual({ shown: false, mail: "now", dueAt: at });
  expect(of({ groups: { app: true, mail: "never" } })).toMatchObject({ shown: true, mail: null });
  expect(of({ groups: { app: false, mail: "weekly" } })).toMatchObject({ shown: false, mail: "weekly", dueAt: "2026-11-29T02:00:00.000Z" });
  expect(of({}, { muted: [{ groupId: "g", until: null }] })).toMatchObject({ shown: false, mail: null });
  expect(of({}, { muted: [{ groupId: "g", until: "2026-11-22T03:00:00.001Z" }] })).toMatchObject({ shown: false, mail: null });
  expect(of({}, { muted: [{ groupId: "g", until: at }] })).toMatchObject({ shown: true });
  expect(of({}, { muted: [{ groupId: "another", until: null }] })).toMatchObject({ shown: true });
  const asked = deliveryOf("request-received", "g", DEFAULT_SETTINGS, person, at);
  expect(asked).toEqual({ shown: true, mail: "bundle", dueAt: "2026-11-22T03:15:00.000Z" });
  expect(deliveryOf("new-device", null, { ...DEFAULT_SETTINGS, muted: [] }, { ...person, verified: false }, at)).toMatchObject({
    shown: true,
  });
  expect(deliveryOf("rules-changed", "g", DEFAULT_SETTINGS, { ...person, verified: false }, at)).toMatchObject({ shown: true, mail: null });
  const cancelled = { ...DEFAULT_SETTINGS, muted: [{ groupId: "g", until: null }] };
  expect(deliveryOf("meetup-cancelled", "g", cancelled, person, at)).toMatchObject({ shown: true, mail: "now" });
});
