import { expect, test } from "vitest";
import { goingInWords } from "@/components/meetups/desk/who-is-told";
import { toldDates } from "@/components/meetups/form/change-lines";
import type { MeetupEdit } from "@/lib/meetups/schema";
import { plannedOn } from "@/tests/support/planned-meetup";

const MEETUP = plannedOn("2027-01-02");

test("of a wide change those dates are told whose people find something else, whatever the chosen one had", () => {
  const own = { startsAt: MEETUP.startsAt, zone: MEETUP.zone, going: 1, guests: 0, waiting: 0, paid: 0, edited: true, following: true };
  const { place, online, fee } = MEETUP;
  const same = { ...own, _id: "same", place, online, fee };
  const elsewhere = { ...same, _id: "elsewhere", place: { name: "The boat", address: "", mapLink: null, howToFind: "" } };
  const dearer = { ...same, _id: "dearer", fee: { ...fee, amount: 30_000 } as typeof fee };
  const told = (edit: MeetupEdit) => toldDates(MEETUP, edit, [same, elsewhere, dearer]).map(({ _id }) => _id);
  expect(told({ title: "First Light" })).toEqual([]);
  // For the chosen date only a better description of the way.
  expect(told({ place: { ...place, howToFind: "By the tree" } } as MeetupEdit)).toEqual(["elsewhere"]);
  expect(told({ fee: dearer.fee } as MeetupEdit)).toEqual(["same", "elsewhere"]);
  expect(told({ startsAt: "2027-01-02T07:00", endsAt: "2027-01-02T08:30", zone: "Asia/Dhaka" })).toEqual(["same", "elsewhere", "dearer"]);
});

test("how many answers a change touches is said as answers, not as people: one person may go to each date", () => {
  const date = {
    startsAt: MEETUP.startsAt,
    zone: MEETUP.zone,
    paid: 0,
    edited: false,
    following: true,
    place: null,
    online: null,
    fee: null,
  };
  const of = (...answers: [going: number, waiting: number, guests?: number][]) =>
    answers.map(([going, waiting, guests = 0], index) => ({ ...date, _id: String(index), going, waiting, guests }));
  expect(goingInWords(of([0, 0]))).toBe("Nobody has said yet that they are coming.");
  expect(goingInWords(of([1, 0]))).toBe("1 place taken.");
  expect(goingInWords(of([1, 0], [1, 0]))).toBe("2 places taken, on these 2 dates.");
  expect(goingInWords(of([3, 1]))).toBe("3 places taken, and 1 in line.");
  expect(goingInWords(of([3, 1, 1]))).toBe("3 places taken, 1 of them by a guest, and 1 in line.");
  expect(goingInWords(of([3, 0, 1], [4, 0, 2]))).toBe("7 places taken, 3 of them by guests, on these 2 dates.");
  expect(goingInWords(of([0, 2], [0, 0]), 5)).toBe("2 in line on 2 of these 5 dates.");
});
