import { expect, it } from "vitest";
import { LINE_STEP, type SeatAnswer, seatLineReach } from "@/lib/meetups/seat-rules";
import { answer, hoursBefore, START } from "./rsvp-scene";

const [early, late] = [hoursBefore(24.01), hoursBefore(24)];
const full = { capacity: 10, going: 8, held: 2, waiting: 600, startsAt: START };
const offered = (heldUntil: string | null, guests = 0): SeatAnswer => answer("o", { state: "offered", guests, heldUntil });

it.each<[string, Partial<typeof full> | { capacity: null }, SeatAnswer | null, SeatAnswer[], string, number | "all"]>([
  ["nobody where it is full", {}, null, [], early, 0],
  ["nobody where nobody waits", { waiting: 0, going: 1 }, null, [], early, 0],
  ["nobody where more go than there are places", { going: 12 }, answer("me"), [], early, 0],
  ["the first ones where a place is free", { going: 7 }, null, [], early, LINE_STEP],
  ["the first ones where there is no limit", { capacity: null }, null, [], early, LINE_STEP],
  ["the first ones where whoever acts goes", {}, answer("me"), [], early, LINE_STEP],
  ["the first ones where whoever acts has an offer", {}, offered(hoursBefore(1)), [], early, LINE_STEP],
  ["nobody where whoever acts waits", {}, answer("me", { state: "waiting" }), [], early, 0],
  ["nobody where whoever acts said no", {}, answer("me", { state: "not-going" }), [], early, 0],
  ["nobody where a hold goes on", {}, null, [offered(hoursBefore(23))], late, 0],
  ["everybody, late, where a hold is over", {}, null, [offered(late)], late, "all"],
  ["everybody, late, where a hold has no end", {}, null, [offered(null)], late, "all"],
  ["nobody where the hold that is over makes up for too many", { going: 10 }, null, [offered(late, 1)], late, 0],
  ["everybody where it more than makes up", { going: 9 }, null, [offered(late, 1)], late, "all"],
])("a step sees %s", (_, over, mine, offers, now, reach) => {
  expect(seatLineReach({ ...full, ...over }, mine, offers, now)).toBe(reach);
});
