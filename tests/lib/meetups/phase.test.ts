import { expect, test } from "vitest";
import { phaseAt, phaseEnds } from "@/lib/meetups/phase-rules";

const meetup = { rsvpOpensAt: "2026-11-20T00:00:00.000Z", rsvpClosesAt: "2026-11-28T00:00:00.000Z", endsAt: "2026-11-28T02:30:00.000Z" };

test.each([
  ["2026-11-19T23:59:59.999Z", "early"],
  ["2026-11-20T00:00:00.000Z", "open"],
  ["2026-11-27T23:59:59.999Z", "open"],
  ["2026-11-28T00:00:00.000Z", "closed"],
  ["2026-11-28T02:29:59.999Z", "closed"],
  ["2026-11-28T02:30:00.000Z", "over"],
])("at %s a meetup is %s", (now, phase) => {
  expect(phaseAt(meetup, now)).toBe(phase);
});

test("without a moment at which answers open they are open from the first", () => {
  expect(phaseAt({ ...meetup, rsvpOpensAt: null }, "2026-01-01T00:00:00.000Z")).toBe("open");
});

test("each phase ends where the next begins", () => {
  expect(phaseEnds(meetup, "early")).toBe(meetup.rsvpOpensAt);
  expect(phaseEnds(meetup, "open")).toBe(meetup.rsvpClosesAt);
  expect(phaseEnds(meetup, "closed")).toBe(meetup.endsAt);
  expect(phaseEnds(meetup, "over")).toBeNull();
});
