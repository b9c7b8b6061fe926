import { expect, test } from "vitest";
import { daysOf, lineOf } from "@/components/meetups/meet-line";
import type { MeetupRow } from "@/lib/meetups/page-views";

const DHAKA = "Asia/Dhaka";

const row = (over: Partial<MeetupRow> = {}): MeetupRow => ({
  _id: "6b02dadde0c30d2427b9d58e",
  title: "One lane at first light",
  startsAt: "2026-11-23T00:00:00.000Z",
  zone: DHAKA,
  place: "Shankhari Bazar",
  online: false,
  limited: true,
  fee: null,
  status: "scheduled",
  group: { slug: "old-dhaka-photo-walks", groupName: "Old Dhaka Photo Walks", imageUrl: "/covers/photography.svg" },
  ...over,
});

test("a meetup travels as a short line: what its group's name makes is left out", () => {
  expect(lineOf(row(), DHAKA)).toEqual([
    "6b02dadde0c30d2427b9d58e",
    "One lane at first light",
    "2026-11-23T00:00Z",
    "6:00\u00a0am",
    "Old Dhaka Photo Walks",
    "Shankhari Bazar",
    "photography",
    1,
    "Free",
  ]);
});

test("an address of the group's own choice travels too", () =>
  expect(lineOf(row({ group: { slug: "walks", groupName: "Old Dhaka Photo Walks", imageUrl: "" } }), DHAKA)[9]).toBe("walks"));

test.each<[string, Partial<MeetupRow>, part: number, value: unknown]>([
  ["is online", { online: true, place: null }, 5, null],
  ["tells its place to those who go", { place: null }, 5, "The place is told to those who go"],
  ["counts no places", { limited: false }, 7, 0],
  ["was cancelled", { status: "cancelled" }, 8, null],
  ["begins in another zone", { zone: "Europe/Berlin" }, 3, "1:00\u00a0am Berlin time (GMT+1)"],
  ["begins within a minute", { startsAt: "2026-11-23T00:00:04.120Z" }, 2, "2026-11-23T00:00:04.120Z"],
])("one that %s says so", (_, over, part, value) => expect(lineOf(row(over), DHAKA)[part]).toBe(value));

test("lines hang on the day on which they start where they are", () => {
  const late = row({ startsAt: "2026-11-22T23:30:00.000Z", zone: "Europe/Berlin" });
  const days = daysOf([late, row(), row()], DHAKA, "2026-11-20T00:00:00.000Z");
  expect(days.map(({ words, lines }) => [words, lines.length])).toEqual([["Monday 23 November", 3]]);
  expect(days[0]).toMatchObject({ weekday: "Mon", day: "23", month: "Nov" });
  const earlier = row({ startsAt: "2026-11-22T20:00:00.000Z", zone: "Europe/Berlin" });
  expect(daysOf([earlier, row()], DHAKA, "2026-11-20T00:00:00.000Z").map(({ day }) => day)).toEqual(["22", "23"]);
});

test("days are in the order of the calendar, also where the later meetup is on the earlier day", () => {
  const auckland = row({ startsAt: "2026-11-22T20:00:00.000Z", zone: "Pacific/Auckland" });
  const newYork = row({ startsAt: "2026-11-22T23:00:00.000Z", zone: "America/New_York" });
  expect(daysOf([auckland, newYork], DHAKA, "2026-11-20T00:00:00.000Z").map(({ day }) => day)).toEqual(["22", "23"]);
});

test("a day of another year says its year", () => {
  // Already the next year in Dhaka, where it is 0:30 am.
  const [day] = daysOf([row({ startsAt: "2026-12-31T18:30:00.000Z" })], DHAKA, "2026-11-20T00:00:00.000Z");
  expect(day).toMatchObject({ weekday: "Fri", day: "1", month: "Jan ’27", words: "Friday 1 January 2027" });
  const [same] = daysOf([row({ startsAt: "2026-12-31T18:30:00.000Z" })], DHAKA, "2026-12-31T18:00:00.000Z");
  expect(same).toMatchObject({ month: "Jan", words: "Friday 1 January" });
});
