import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { NextUp } from "@/components/meetups/next-up";
import type { MyMeetupRow } from "@/lib/meetups/my-views";

test("the sheet and the words beside it name one day, that of the reader", () => {
  const row = {
    ...{ _id: "a", title: "First light", startsAt: "2026-11-28T00:00:00.000Z", zone: "Asia/Dhaka", day: "2026-11-27" },
    ...{ involvement: "hosting", online: false, place: "The gate", hobby: "Photography", group: { groupName: "Walks" }, may: {} },
  } as MyMeetupRow;
  const calendar = { rows: [row], zone: "America/New_York", today: "2026-11-26", now: "2026-11-26T17:00:00.000Z" };
  const shown = renderToStaticMarkup(createElement(NextUp, { row, calendar }));
  expect(shown).toContain("Tomorrow, ");
  expect(shown).toContain('dateTime="2026-11-27"');
});
