import { expect, test } from "vitest";
import {
  attendanceWords,
  changesInWords,
  everyDateWords,
  goWords,
  lineAheadWords,
  opensInWords,
  waitsInLine,
} from "@/components/meetups/rsvp-words";

const fee = { amount: 25_000, currency: "BDT", covers: "Tea", refund: "None", pay: "Cash" };
const times = {
  fee: null,
  startsAt: "2026-11-28T12:00:00.000Z",
  rsvpOpensAt: null,
  rsvpClosesAt: "2026-11-28T12:00:00.000Z",
  zone: "Asia/Dhaka",
};

test("whoever comes before answers open reads when they do, by the meetup’s clock", () => {
  expect(opensInWords({ ...times, rsvpOpensAt: "2026-11-24T19:00:00.000Z" })).toBe("Answers open on Wednesday 25 November, 1:00\u00a0am.");
  expect(opensInWords({ ...times, startsAt: "2027-01-02T12:00:00.000Z", rsvpOpensAt: "2026-12-26T12:00:00.000Z" })).toBe(
    "Answers open on Saturday 26 December 2026, 6:00\u00a0pm.",
  );
});

test("an answer can be changed until the start, or for as long as answers are open", () => {
  expect(changesInWords(times)).toBe("You can change your answer until it starts.");
  expect(changesInWords({ ...times, rsvpClosesAt: "2026-11-27T12:00:00.000Z" })).toBe(
    "You can answer until Friday 27 November, 6:00\u00a0pm, and step out until it starts.",
  );
});

test("nobody from outside the group is promised a place at a meetup that is full", () => {
  expect(goWords({ ...times, fee }, true, true)).toEqual({
    button: "Join the group and the waitlist",
    hint: "One step: you become a member and wait in line. You pay nothing while you wait.",
  });
  // Nobody is told of money at a meetup that costs none.
  expect(goWords(times, true, true).hint).toBe("One step: you become a member and wait in line. You can leave the line at any time.");
  expect(goWords(times, true, false).hint).toBe("One step: you become a member and have your place.");
  expect(goWords(times, false, true).button).toBe("Join the waitlist");
  expect(goWords(times, false, false)).toEqual({ button: "I’m going", hint: "You can change your answer until it starts." });
});

test("a free place is not promised to somebody new while it belongs to the line", () => {
  const startsAt = "2026-11-28T12:00:00.000Z";
  const [early, late] = ["2026-11-27T11:59:00.000Z", "2026-11-27T12:00:00.000Z"];
  const waits = (places: [left: number | null, inLine: number], guests: number, now: string) =>
    waitsInLine({ startsAt, places: { taken: 2, left: places[0], inLine: places[1] } }, guests, now);
  expect(waits([1, 1], 0, early)).toBe(true);
  expect(waits([1, 1], 0, late)).toBe(false);
  expect(waits([1, 0], 0, early)).toBe(false);
  expect(waits([1, 0], 1, late)).toBe(true);
  expect(waits([null, 0], 5, early)).toBe(false);
});

test("whoever waits where places are left reads for whom they are", () => {
  const places = { taken: 2, left: 1, inLine: 1 };
  expect(lineAheadWords(places, 0)).toBe("1 person is waiting. What is free goes to them first.");
  expect(lineAheadWords(places, 1)).toBe("1 person is waiting.");
  expect(lineAheadWords({ ...places, inLine: 2 }, 1)).toBe("2 people are waiting.");
  // The head of the panel says how many are waiting.
  expect(lineAheadWords({ ...places, left: 0 }, 0)).toBeNull();
});

test("“every date” says how many dates it does not stand for", () => {
  expect([0, 1, 2].map(everyDateWords)).toEqual([
    "You go to every date. One of them can be declined by itself.",
    "You go to every date but one. Open it to answer it by itself.",
    "You go to every date but these 2. Open one to answer it by itself.",
  ]);
});

test("after a meetup whoever had a place reads whether they were marked as there, or that nobody kept a list", () => {
  const words = (came: boolean | null, state: "going" | "waiting" = "going") => attendanceWords({ state, came });
  expect(words(true)).toBeNull();
  expect(words(false)).toBe("You had a place, and were not marked as there. If you were, ask a host: they can still add it.");
  expect(words(null)).toBe("Nobody kept a list of who came.");
  expect(words(false, "waiting")).toBeNull();
});
