import fc from "fast-check";
import ICAL from "ical.js";
import nodeIcal, { type VEvent } from "node-ical";
import { describe, expect, it } from "vitest";
import { HOUR_MS } from "@/lib/duration";
import { type CalendarEvent, calendarFile, googleLink, outlookLink } from "@/lib/meetups/calendar-answers";
import { datesOf, patternOf } from "@/lib/meetups/recurrence-rules";
import { parseRule } from "@/lib/meetups/repeat-rules";
import { instant, instantOf } from "@/lib/meetups/time-rules";

const event = (over: Partial<CalendarEvent> = {}): CalendarEvent => ({
  _id: "66f0a1b2c3d4e5f601234567",
  title: "Shankhari Bazar at first light",
  description: "One lane, from first light; phones, cameras, anything.\nBring water.",
  startsAt: "2026-11-28T00:00:00.000Z",
  endsAt: "2026-11-28T02:30:00.000Z",
  zone: "Asia/Dhaka",
  where: "The gate of Shankhari Bazar, Old Dhaka",
  url: "https://hobbyhub.example/groups/old-dhaka-photo-walks/meetups/66f0a1b2c3d4e5f601234567",
  groupName: "Old Dhaka Photo Walks",
  category: "Photography",
  status: "scheduled",
  cancelReason: null,
  sequence: 3,
  createdAt: "2026-11-01T10:00:00.000Z",
  updatedAt: "2026-11-20T10:00:00.000Z",
  ...over,
});

const longest = (file: string) => Math.max(...file.split("\r\n").map((line) => Buffer.byteLength(line)));

const byNodeIcal = (file: string) => Object.values(nodeIcal.sync.parseICS(file)).filter((part): part is VEvent => part?.type === "VEVENT");

const byIcalJs = (file: string) =>
  ICAL.Component.fromString(file)
    .getAllSubcomponents("vevent")
    .map((component) => new ICAL.Event(component));

/** What a second library reads out of the file. */
function read(file: string) {
  return byNodeIcal(file).map(({ uid, summary, start, end, status, sequence, location, url, lastmodified, dtstamp }) => ({
    uid,
    summary,
    start: start.toISOString(),
    end: end?.toISOString(),
    status,
    sequence: Number(sequence),
    location: location ?? "",
    url,
    changed: [lastmodified, dtstamp].map((at) => at && new Date(at).toISOString()),
  }));
}

it("a calendar's name keeps its commas and strokes as text", () => {
  const file = calendarFile("Tea, cake; chess\\now", []);
  for (const property of ["NAME", "X-WR-CALNAME"]) expect(file).toContain(`\r\n${property}:Tea\\, cake\\; chess\\\\now\r\n`);
});

describe("a calendar file", () => {
  it("says when, where and what, as two libraries read it", () => {
    const file = calendarFile("Old Dhaka Photo Walks", [event()]);
    expect(read(file)).toEqual([
      {
        uid: "66f0a1b2c3d4e5f601234567@meetups.hobbyhub",
        summary: "Shankhari Bazar at first light",
        start: "2026-11-28T00:00:00.000Z",
        end: "2026-11-28T02:30:00.000Z",
        status: "CONFIRMED",
        sequence: 3,
        location: "The gate of Shankhari Bazar, Old Dhaka",
        url: event().url,
        changed: ["2026-11-20T10:00:00.000Z", "2026-11-20T10:00:00.000Z"],
      },
    ]);
    const [first] = byIcalJs(file);
    expect(first?.description).toContain("One lane, from first light; phones, cameras, anything.\nBring water.");
    expect(first?.startDate.toString()).toBe("2026-11-28T06:00:00");
    expect(file).toContain("DTSTART;TZID=Asia/Dhaka:20261128T060000");
    expect(file).toContain("DTSTAMP:20261120T100000Z");
  });

  it("keeps what was cancelled, with the reason", () => {
    const file = calendarFile("Walks", [event({ status: "cancelled", cancelReason: "Fog until nine.", sequence: 4 })]);
    expect(read(file)[0]).toMatchObject({ status: "CANCELLED", sequence: 4 });
    expect(byIcalJs(file)[0]?.description).toMatch(/^Cancelled\. Fog until nine\./);
  });

  it("is the same to the byte for the same meetups", () => {
    expect(calendarFile("Walks", [event()])).toBe(calendarFile("Walks", [event()]));
  });

  it("says nothing of a place that its reader may not know", () => {
    expect(calendarFile("Walks", [event({ where: "" })])).not.toMatch(/^LOCATION/m);
  });

  it("takes a zone under its old name, and one without changes of the clock", () => {
    for (const zone of ["Asia/Calcutta", "UTC", "America/Argentina/Buenos_Aires"])
      expect(read(calendarFile("Walks", [event({ zone })]))[0]).toMatchObject({ start: event().startsAt, end: event().endsAt });
  });

  it("is read at its instants, by both libraries, in the night when the clock goes back", () => {
    const night = { zone: "Europe/Berlin", startsAt: "2026-10-25T00:30:00.000Z", endsAt: "2026-10-25T01:30:00.000Z" };
    const file = calendarFile("Walks", [event(night)]);
    expect(read(file)[0]).toMatchObject({ start: night.startsAt, end: night.endsAt });
    expect(byIcalJs(file).map(({ startDate, endDate }) => [startDate, endDate].map((at) => at.toJSDate().toISOString()))).toEqual([
      [night.startsAt, night.endsAt],
    ]);
  });

  it("is read at its instants in every zone, also where the library and the runtime disagree on its clock", () => {
    const wrong = Intl.supportedValuesOf("timeZone").flatMap((zone) => {
      const dates = ["2026-12-12", "2027-01-15", "2027-03-05", "2027-07-15"].map((day) => ({
        startsAt: `${day}T18:00:00.000Z`,
        endsAt: `${day}T20:00:00.000Z`,
      }));
      const found = byIcalJs(
        calendarFile(
          "Walks",
          dates.map((times) => event({ ...times, zone })),
        ),
      );
      const times = found.map(({ startDate, endDate }) => [startDate, endDate].map((at) => at.toJSDate().toISOString()));
      return times.flatMap(([startsAt, endsAt], at) =>
        startsAt === dates[at]?.startsAt && endsAt === dates[at]?.endsAt ? [] : [`${zone} ${dates[at]?.startsAt}`],
      );
    });
    expect(wrong).toEqual([]);
  });

  it("folds by octets, whatever is written, and loses nothing of it", () => {
    const words = fc.string({ unit: "grapheme", minLength: 1, maxLength: 200 }).filter((text) => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text));
    fc.assert(
      fc.property(words, words, words, (title, description, where) => {
        const file = calendarFile(title, [event({ title, description, where })]);
        expect(longest(file)).toBeLessThanOrEqual(75);
        const [found] = byIcalJs(file);
        expect([found?.summary, found?.location]).toEqual([title, where]);
        expect(found?.description.startsWith(description)).toBe(true);
      }),
    );
    const bangla = "পুরান ঢাকার ছবি তোলার দল ".repeat(30);
    expect(longest(calendarFile(bangla, [event({ title: bangla, description: bangla })]))).toBeLessThanOrEqual(75);
  });

  it.each(["Asia/Dhaka", "Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Pacific/Auckland"])(
    "holds five years of dates in %s, at their instants",
    (zone) => {
      const rule = parseRule("FREQ=WEEKLY;BYDAY=SU");
      const first = instantOf("2026-11-22T19:00", zone);
      if (!rule || !first) throw new Error("The rule cannot be read");
      const dates = datesOf(patternOf(rule, first, zone, []), "2026-11-22", "2031-11-22");
      const events = dates.map(({ startsAt }, index) =>
        event({ _id: String(index), zone, startsAt, endsAt: instant(Date.parse(startsAt) + 2 * HOUR_MS) }),
      );
      const file = calendarFile("Sundays", events);
      expect(events.length).toBeGreaterThan(260);
      expect(read(file).map(({ start, end }) => [start, end])).toEqual(events.map(({ startsAt, endsAt }) => [startsAt, endsAt]));
      const zones = ICAL.Component.fromString(file).getAllSubcomponents("vtimezone");
      expect(zones.length).toBe(1);
      const timezone = new ICAL.Timezone(zones[0]);
      const starts = byIcalJs(file).map(({ startDate }) => {
        const local = startDate.clone();
        local.zone = timezone;
        return local.toJSDate().toISOString();
      });
      expect(starts).toEqual(events.map(({ startsAt }) => startsAt));
      expect(longest(file)).toBeLessThanOrEqual(75);
    },
  );
});

describe("links to other calendars", () => {
  it("fill in the meetup", () => {
    const google = new URL(googleLink(event({ title: "Tea & talk?" })));
    expect(google.searchParams.get("text")).toBe("Tea & talk?");
    expect(google.searchParams.get("dates")).toBe("20261128T000000Z/20261128T023000Z");
    const outlook = new URL(outlookLink(event()));
    expect([outlook.searchParams.get("startdt"), outlook.searchParams.get("enddt")]).toEqual([event().startsAt, event().endsAt]);
  });
});
