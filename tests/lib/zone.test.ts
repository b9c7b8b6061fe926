import { Temporal } from "temporal-polyfill";
import { expect, test } from "vitest";
import { isZone, SHORT_ZONES, zoneNamed } from "@/lib/zone";

/** What moves a line, writes a calendar and plans a summary calculates with this. */
function calculates(zone: string): boolean {
  try {
    return Temporal.Instant.from("2026-11-25T00:00:00Z").toZonedDateTimeISO(zone).hour >= 0;
  } catch {
    return false;
  }
}

const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
const SHORT = LETTERS.flatMap((one) => LETTERS.flatMap((two) => LETTERS.map((three) => one + two + three)));
const OLD = [
  "Asia/Calcutta",
  "US/Pacific",
  "GB-Eire",
  "W-SU",
  "EST5EDT",
  "Zulu",
  "Etc/GMT+5",
  "Etc/Unknown",
  "SystemV/PST8PDT",
  "PRC",
  "etc/utc",
];

test("a zone that is taken is one that can be calculated with, however it is written", () => {
  const names = [...SHORT, ...Object.keys(SHORT_ZONES).map((name) => name.toLowerCase()), ...OLD, ...Intl.supportedValuesOf("timeZone")];
  expect(names.filter((name) => isZone(name) !== calculates(name))).toEqual([]);
  expect(["Asia/Dhaka", "UTC", "EST"].filter(isZone)).toHaveLength(3);
  expect(["PST", "ist", "+06:00", "", "Nowhere/At_All"].filter(isZone)).toEqual([]);
});

test("a zone is kept as calendars know it, in whatever letters it was given", () => {
  expect(["asia/dhaka", "AMERICA/NEW_YORK", "Europe/Berlin", "UTC"].map(zoneNamed)).toEqual([
    ...["Asia/Dhaka", "America/New_York", "Europe/Berlin", "UTC"],
  ]);
});

test("what a short name stood for can be calculated with", () => {
  expect(Object.values(SHORT_ZONES).filter((zone) => !isZone(zone))).toEqual([]);
});
