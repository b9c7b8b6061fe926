import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { roomInWords, shortLeftWords } from "@/components/meetups/line-words";
import { RsvpSignedOut } from "@/components/meetups/rsvp-signed-out";
import { DAY_MS } from "@/lib/duration";
import type { PublicMeetup } from "@/lib/meetups/page-views";

const places = (left: number | null, inLine: number) => ({ taken: 3, left, inLine });

test("a list says that there is a line, also where a place is left", () => {
  expect([shortLeftWords(0, false), shortLeftWords(1, false), shortLeftWords(1200, false)]).toEqual([
    "Full",
    "1 place left",
    "1,200 places left",
  ]);
  expect([shortLeftWords(0, true), shortLeftWords(1, true)]).toEqual(["Full: there is a line", "1 left: there is a line"]);
});

test("the bar at the foot of a phone’s screen says that there is a line, also where a place is left", () => {
  const words = (capacity: number | null, left: number | null, inLine: number) => roomInWords({ capacity, places: places(left, inLine) });
  expect(words(null, null, 0)).toBe("Room for everybody");
  expect(words(4, 1, 0)).toBe("1 place left");
  expect(words(4, 1, 2)).toBe("1 place left: there is a line");
  expect(words(3, 0, 2)).toBe("All 3 places are taken");
});

test("whoever is signed out is not promised a place that belongs to the line", () => {
  const shown = (left: number | null, inLine: number, days: number) => {
    const startsAt = new Date(Date.now() + days * DAY_MS).toISOString();
    const meetup = { _id: "a".repeat(24), slug: "walks", fee: null, startsAt, places: places(left, inLine) } as PublicMeetup;
    return renderToStaticMarkup(createElement(RsvpSignedOut, { meetup }));
  };
  expect(shown(1, 0, 3)).toContain("Log in to say you’re going");
  expect(shown(1, 1, 3)).toContain("1 person is waiting. What is free goes to them first.");
  expect(shown(1, 1, 3)).toContain("Log in to join the waitlist");
  expect(shown(0, 2, 3)).toContain("Log in to join the waitlist");
  expect(shown(0, 2, 3)).not.toContain("waiting");
  // In the last 24 hours it is free for whoever comes first.
  expect(shown(1, 1, 0.5)).toContain("Log in to say you’re going");
});
