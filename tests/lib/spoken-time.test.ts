import { expect, test } from "vitest";
import { clockTime } from "@/lib/meetups/date-format-rules";
import { spokenHour } from "@/lib/spoken-time";

const onOneLine = (at: string, zone: string) => clockTime(at, zone).replace("\u00a0", " ");

test.each([spokenHour, onOneLine])("noon and midnight are twelve, never nought", (said) => {
  expect(said("2026-11-22T06:30:00.000Z", "Asia/Dhaka")).toBe("12:30 pm");
  expect(said("2026-11-22T18:05:00.000Z", "Asia/Dhaka")).toBe("12:05 am");
  expect(said("2026-11-22T10:02:00.000Z", "Asia/Dhaka")).toBe("4:02 pm");
});
