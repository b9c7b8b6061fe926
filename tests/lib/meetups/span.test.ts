import { expect, test } from "vitest";
import { beginsAt, spanOf } from "@/lib/meetups/span-rules";

test("a span of days is one of the site's zone and holds its last day", () => {
  expect(spanOf({ from: "2026-11-28", to: "2026-11-28" }, "Asia/Dhaka")).toEqual({
    from: "2026-11-27T18:00:00.000Z",
    to: "2026-11-28T18:00:00.000Z",
  });
  expect(spanOf({ to: "2026-11-28T06:00:00+06:00" }, "Asia/Dhaka")).toEqual({ to: "2026-11-28T00:00:00.000Z" });
});

test("a span to the end of the last year of four digits holds all that is before it", () => {
  expect(spanOf({ to: "9999-12-31" }, "Asia/Dhaka")).toEqual({ to: "9999-12-31T18:00:00.000Z" });
  expect(spanOf({ to: "9999-12-31T23:59:59-12:00" }, "Asia/Dhaka")).toEqual({ to: "9999-12-31T23:59:59.999Z" });
});

test("a day to come begins at midnight in its zone, and one that has begun does so no more", () => {
  const now = "2026-11-21T10:00:00.000Z";
  expect(beginsAt("2026-11-23", now, "Pacific/Kiritimati")).toBe("2026-11-22T10:00:00.000Z");
  expect(beginsAt("2026-11-22", now, "Pacific/Kiritimati")).toBeNull();
});
