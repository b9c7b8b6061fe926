import { expect, test } from "vitest";
import { phaseAt } from "@/lib/meetups/phase-rules";

const meetup = { rsvpClosesAt: "2026-11-28T00:00:00.000Z", endsAt: "2026-11-28T02:30:00.000Z" };

test.each([
  ["2026-11-27T23:59:59.999Z", "open"],
  ["2026-11-28T00:00:00.000Z", "closed"],
  ["2026-11-28T02:29:59.999Z", "closed"],
  ["2026-11-28T02:30:00.000Z", "over"],
])("at %s a meetup is %s", (now, phase) => {
  expect(phaseAt(meetup, now)).toBe(phase);
});
