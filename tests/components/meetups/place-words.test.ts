import { expect, test } from "vitest";
import { afterHoldWords, gaveUpWords } from "@/components/meetups/place-words";
import { MEETUP_ACTIONS } from "@/lib/meetups/policy";
import type { RsvpView } from "@/lib/meetups/views";

const canWith = (go: RsvpView["can"]["go"]) => ({
  can: Object.fromEntries(MEETUP_ACTIONS.map((action) => [action, go])) as RsvpView["can"],
});

test("who gives up a place reads that it is free only while one is given", () => {
  expect(gaveUpWords(canWith({ allowed: true }))).toBe("You are not coming. Your place is free for somebody else.");
  expect(gaveUpWords(canWith({ allowed: false, code: "closed", reason: "Answers are closed.", next: null }))).toBe("You are not coming.");
  expect(gaveUpWords(canWith({ allowed: false, code: "cancelled", reason: "This meetup is cancelled.", next: null }))).toBe(
    "You are not coming.",
  );
});

test("an offered place goes to the next in line only where there is one, and while answers are open", () => {
  const [earlier, closes] = ["2026-11-27T11:00:00.000Z", "2026-11-27T12:00:00.000Z"];
  expect(afterHoldWords({ heldUntil: earlier, inLine: 2 }, closes)).toBe("Then it goes to the next in line.");
  expect(afterHoldWords({ heldUntil: earlier, inLine: 0 }, closes)).toBe("Then it is free for somebody else.");
  expect(afterHoldWords({ heldUntil: closes, inLine: 2 }, closes)).toBe("Then answers are closed: no more places are given.");
});
