import { expect, test } from "vitest";
import { longDay, patchParts, plainDay, shortDayWithYear } from "@/lib/meetups/date-format-rules";

const DHAKA = "Asia/Dhaka";
const AT = "2026-11-28T00:00:00.000Z";

test("a day is told with its year where that is another one, and where nobody knows when it is read", () => {
  expect(longDay(AT, DHAKA, "2026-12-31T17:59:59.000Z")).toBe("Saturday 28 November");
  expect(longDay(AT, DHAKA, "2026-12-31T18:00:00.000Z")).toBe("Saturday 28 November 2026");
  expect(longDay(AT, DHAKA, null)).toBe("Saturday 28 November 2026");
  expect(longDay(AT, DHAKA)).toBe("Saturday 28 November");
  expect(plainDay("2026-11-28", null)).toBe("Saturday 28 November 2026");
});

test("a date patch has its year in short where that is another one, and where nobody knows when it is read", () => {
  expect(patchParts(AT, DHAKA, AT)).toEqual({ weekday: "Sat", day: "28", month: "Nov", date: "2026-11-28" });
  expect(patchParts(AT, DHAKA, "2027-01-01T00:00:00.000Z").month).toBe("Nov ’26");
  expect(patchParts(AT, DHAKA, null).month).toBe("Nov ’26");
});

test("under a milestone a day is told with its month in short, which leaves it two lines on a phone", () => {
  expect(shortDayWithYear(AT, DHAKA)).toBe("28 Nov 2026");
});
