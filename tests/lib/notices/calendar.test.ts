import { expect, test } from "vitest";
import type { Coming } from "@/lib/meetups/coming-queries";
import { type Ahead, timesWords, yoursIn } from "@/lib/notices/calendar-rules";
import { offerWords } from "@/lib/notices/meetup-rules";

const MEETUP: Coming = {
  ...{ _id: "1", groupId: "g", title: "Five easy kilometres", startsAt: "2026-11-26T12:30:00.000Z", zone: "Asia/Dhaka" },
  ...{ involvement: "going", guests: 0, position: null, heldUntil: null, going: 3 },
};
const ahead = (...coming: Partial<Coming>[]): Ahead => ({
  ...{ zone: "Asia/Dhaka", now: "2026-11-22T02:00:00.000Z" },
  coming: coming.map((one) => ({ ...MEETUP, ...one })),
});
const whens = (...coming: Partial<Coming>[]) => yoursIn(ahead(...coming)).map(({ when }) => when);
const says = (...coming: Partial<Coming>[]) => yoursIn(ahead(...coming)).map((one) => one.says);

test("one’s own dates say when they are, with the month and the year where these are others than today’s", () => {
  expect(whens({}, { startsAt: "2026-12-01T15:00:00.000Z" }, { startsAt: "2027-01-02T15:00:00.000Z" })).toEqual([
    "Thu 26, 6:30\u00a0pm",
    "Tue 1 Dec, 9:00\u00a0pm",
    "Sat 2 Jan 2027, 9:00\u00a0pm",
  ]);
  expect(yoursIn(ahead({}))).toMatchObject([{ day: "Thursday", path: "/dashboard/calendar/1" }]);
});

test("a date a week ahead or later is not named by its weekday alone", () => {
  const starts = ["2026-11-28T12:30:00.000Z", "2026-11-29T12:30:00.000Z", "2027-01-10T12:30:00.000Z"].map((startsAt) => ({ startsAt }));
  expect(yoursIn(ahead(...starts)).map(({ day }) => day)).toEqual(["Saturday", "Sunday 29 November", "Sunday 10 January 2027"]);
});

test("a zone is named where its clock shows another time than the reader’s", () => {
  expect(whens({ zone: "Europe/Berlin" }, { zone: "Asia/Thimphu" })).toEqual([
    "Thu 26, 1:30\u00a0pm, Berlin time (GMT+1)",
    "Thu 26, 6:30\u00a0pm",
  ]);
  expect(timesWords(ahead())).toBe("Times are Dhaka time, where no other is named.");
});

test("one’s own dates say how one stands", () => {
  expect(says({}, { guests: 1 }, { guests: 3 })).toEqual(["You’re going", "You’re going, with a guest", "You’re going, with 3 guests"]);
  const hosting = (going: number) => ({ involvement: "hosting" as const, going });
  expect(says(hosting(0), hosting(1), hosting(1400))).toEqual(["You host", "You host, 1 is coming", "You host, 1,400 are coming"]);
  const waiting = { involvement: "waiting" as const };
  expect(says({ ...waiting, position: 2 }, waiting, { ...waiting, heldUntil: "2026-11-22T10:00:00.000Z" })).toEqual([
    "2nd in line",
    "In line",
    "A place is held for you until Sun 22, 4:00\u00a0pm",
  ]);
  expect(says({ zone: "Europe/Berlin", heldUntil: "2026-11-22T10:00:00.000Z" })).toEqual([
    "A place is held for you until Sun 22, 11:00\u00a0am, Berlin time (GMT+1)",
  ]);
});

test("what is planned says what room there is and what it costs", () => {
  const fee = { amount: 25_000, currency: "BDT", covers: "The boat", refund: "All of it", pay: "bKash" };
  const places = { going: 7, held: 1, fee };
  expect([12, 9, 8, 6, null].map((capacity) => offerWords({ ...places, capacity }))).toEqual([
    "4 places left, Tk 250",
    "1 place left, Tk 250",
    "full, Tk 250",
    "full, Tk 250",
    "Tk 250",
  ]);
  expect(offerWords({ capacity: null, going: 0, held: 0, fee: null })).toBe("free");
});
