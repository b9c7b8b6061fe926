import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { MyMeetRow } from "@/components/meetups/my-meet-row";
import type { MyMeetupRow } from "@/lib/meetups/my-views";

const zone = "Asia/Dhaka";
const camp = {
  ...{ _id: "a", title: "Camp", startsAt: "2026-11-27T01:00:00.000Z", zone, day: "2026-11-27", lastDay: "2026-11-29" },
  ...{ involvement: "going", online: false, place: "The lake", guests: 0, heldUntil: null, going: 1, faces: [], may: {} },
  group: { slug: "lake", groupName: "Lake", imageUrl: "/covers/fishing.svg" },
} as unknown as MyMeetupRow;

const whenOf = (row: MyMeetupRow, day: string) =>
  /<p>(.*?)<\/p>/.exec(renderToStaticMarkup(createElement(MyMeetRow, { row, day, zone })))?.[1]?.replace(/<[^>]+>/g, "");

test("a meetup of several days says until when it goes, and on a later day since when", () => {
  expect(whenOf(camp, "2026-11-27")).toBe("7:00\u00a0am, until Sunday 29 November");
  expect(whenOf(camp, "2026-11-29")).toBe("Since Friday 27 November, 7:00\u00a0am, until Sunday 29 November");
  expect(whenOf({ ...camp, lastDay: camp.day }, camp.day)).toBe("7:00\u00a0am");
});
