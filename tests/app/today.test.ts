import { expect, test, vi } from "vitest";
import { beginsAt, today } from "@/app/today";

vi.hoisted(() => {
  process.env.SITE_TIME_ZONE = "Pacific/Kiritimati";
});

test("the day is that of the zone the site is set to", () => {
  expect(today(new Date("2026-11-21T10:00:00Z"))).toBe("2026-11-22");
});

test("a day to come begins at midnight there, and one that has begun does so no more", () => {
  const now = new Date("2026-11-21T10:00:00Z");
  expect(beginsAt("2026-11-23", now)).toBe("2026-11-22T10:00:00.000Z");
  expect(beginsAt("2026-11-22", now)).toBeNull();
});
