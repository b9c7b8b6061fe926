import { expect, test, vi } from "vitest";
import { today } from "@/app/today";

vi.hoisted(() => {
  process.env.SITE_TIME_ZONE = "Pacific/Kiritimati";
});

test("the day is that of the zone the site is set to", () => {
  expect(today(new Date("2026-11-21T10:00:00Z"))).toBe("2026-11-22");
});
