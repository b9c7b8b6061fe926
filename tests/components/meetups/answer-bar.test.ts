import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { AnswerBar } from "@/components/meetups/answer-bar";
import type { PublicMeetup } from "@/lib/meetups/page-views";

test("the bar at the foot of a phone’s screen says the year where it is another one", () => {
  const meetup = {
    ...{ startsAt: "2027-01-02T01:41:00.000Z", zone: "Asia/Dhaka", capacity: null, fee: null },
    ...{ status: "scheduled", phase: "open", groupClosed: false, places: { taken: 0, left: null, inLine: 0 } },
  } as PublicMeetup;
  const shown = (now: string) => renderToStaticMarkup(createElement(AnswerBar, { meetup, now }));
  expect(shown("2026-11-28T00:00:00.000Z")).toContain("Sat 2 Jan ’27, 7:41\u00a0am");
  expect(shown("2027-01-01T00:00:00.000Z")).toContain("Sat 2 Jan, 7:41\u00a0am");
});
