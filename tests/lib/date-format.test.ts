import { afterEach, expect, test, vi } from "vitest";
import { siteDate } from "@/lib/date-format";

const DAY: Intl.DateTimeFormatOptions = { day: "numeric", month: "long", year: "numeric" };
const LATE = new Date("2026-11-21T20:30:00.000Z");

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

test("a date is the day it is where the site is", () => {
  expect(siteDate(DAY).format(LATE)).toBe("22 November 2026");
  vi.stubEnv("SITE_TIME_ZONE", "Europe/Berlin");
  expect(siteDate(DAY).format(LATE)).toBe("21 November 2026");
});

test("in the browser the page tells where that is", () => {
  vi.stubGlobal("document", { documentElement: { dataset: { zone: "America/Lima" } } });
  expect(siteDate(DAY).format(LATE)).toBe("21 November 2026");
});
