import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { innerPath, meetupRewrites, meetupsAddress, viewOfPath } from "@/lib/meetups/addresses";
import { type MonthView, monthAddress, monthInnerPath, monthOfPath } from "@/lib/meetups/month-addresses";
import { spanOf, spanWhen } from "@/lib/meetups/span-rules";

describe("the addresses of all meetups", () => {
  test("hold what was asked for, and nothing else", () => {
    expect(meetupsAddress({})).toBe("/meetups");
    expect(meetupsAddress({ when: "week", category: "Drawing & Painting", free: true })).toBe(
      "/meetups?when=week&category=Drawing+%26+Painting&free=1",
    );
  });

  test("put two rules before every request: a meetup's calendar, and the guard of the inner paths", () => {
    expect(meetupRewrites().beforeFiles.map(({ source }) => source)).toEqual([
      "/groups/:slug/meetups/:id([0-9a-f]{24}).ics",
      "/meetups/:inner+",
    ]);
  });

  test("lead to one inner path each, which is read back", () => {
    const rules = meetupRewrites().fallback.filter(({ source }) => source === "/meetups");
    // Sixteen combinations of four keys, and one refusal for each key with a value nobody knows; eight of a month and its refusal.
    expect(rules.length).toBe(29);
    expect(viewOfPath(innerPath({}).split("/").slice(2))).toEqual({});
    expect(viewOfPath(["week", "Drawing%20%26%20Painting", "1", "any"])).toEqual({
      when: "week",
      category: "Drawing & Painting",
      free: true,
    });
    expect(viewOfPath(["any", "any", "true", "any"])).toEqual({ free: true });
    expect(viewOfPath(["any", "any", "any", "0123456789abcdef01234567"])).toEqual({ after: "0123456789abcdef01234567" });
  });

  test.each([
    [["soon", "any", "any", "any"]],
    [["any", "Juggling", "any", "any"]],
    [["any", "any", "2", "any"]],
    [["any", "any", "any", "x"]],
    [["any"]],
    [["any", "any", "any", "any", "any"]],
  ])("know no path %j", (path) => expect(viewOfPath(path)).toBeNull());
});

describe("the addresses of a month", () => {
  test("hold what was asked for, the day at the end", () => {
    expect(monthAddress({})).toBe("/meetups?view=month");
    expect(monthAddress({ day: "2026-11-28", category: "Hiking", free: true })).toBe(
      "/meetups?view=month&category=Hiking&free=1&day=2026-11-28",
    );
  });

  test.each<MonthView>([{}, { day: "2026-11-28" }, { day: "2026-11-28", category: "Drawing & Painting", free: true }])(
    "%j leads to an inner path of its own, which is read back",
    (view) => {
      expect(monthOfPath(monthInnerPath(view).split("/").slice(3))).toEqual(view);
    },
  );

  test.each([
    [["2026-11", "any", "any"]],
    [["2026-11-28x", "any", "any"]],
    [["any", "Juggling", "any"]],
    [["any", "any", "2"]],
    [["any", "any"]],
    [["any", "any", "any", "any"]],
  ])("know no path %j", (path) => expect(monthOfPath(path)).toBeNull());
});

describe("days of the site", () => {
  const before = process.env.SITE_TIME_ZONE;
  beforeEach(() => {
    process.env.SITE_TIME_ZONE = "Asia/Dhaka";
  });
  afterEach(() => {
    process.env.SITE_TIME_ZONE = before ?? "";
  });

  // A Saturday; in Dhaka it is two in the afternoon.
  const now = "2026-11-21T08:00:00.000Z";

  test.each([
    ["today", now, now, "2026-11-21T18:00:00.000Z"],
    ["week", now, now, "2026-11-27T18:00:00.000Z"],
    ["weekend", now, now, "2026-11-21T18:00:00.000Z"],
    ["weekend", "2026-11-22T08:00:00.000Z", "2026-11-26T18:00:00.000Z", "2026-11-28T18:00:00.000Z"],
    ["month", now, now, "2026-11-30T18:00:00.000Z"],
    // In Dhaka the new month has begun already.
    ["month", "2026-11-30T20:00:00.000Z", "2026-11-30T20:00:00.000Z", "2026-12-31T18:00:00.000Z"],
  ] as const)("%s from %s", (when, at, from, to) => {
    expect(spanWhen(when, at, "Asia/Dhaka")).toEqual({ from, to });
  });

  test("a span holds its last day", () => {
    expect(spanOf({ from: "2026-11-28", to: "2026-11-28" }, "Asia/Dhaka")).toEqual({
      from: "2026-11-27T18:00:00.000Z",
      to: "2026-11-28T18:00:00.000Z",
    });
    expect(spanOf({ to: "2026-11-28T06:00:00+06:00" }, "Asia/Dhaka")).toEqual({ to: "2026-11-28T00:00:00.000Z" });
  });
});
