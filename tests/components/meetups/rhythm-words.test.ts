import { expect, test } from "vitest";
import { rhythmInWords } from "@/components/meetups/rhythm-words";

// A Saturday in Dhaka, still Friday in UTC.
const AT = "2026-11-27T20:00:00.000Z";

test.each([
  ["FREQ=DAILY", "every day"],
  ["FREQ=WEEKLY", "every Saturday"],
  ["FREQ=WEEKLY;BYDAY=SA,SU", "every Saturday and Sunday"],
  ["FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH", "every 2 weeks on Monday and Thursday"],
  ["FREQ=MONTHLY;BYDAY=2FR", "on the second Friday of every month"],
  ["FREQ=MONTHLY;BYDAY=-1FR", "on the last Friday of every month"],
  ["FREQ=MONTHLY;BYMONTHDAY=-1", "on the last day of every month"],
  ["FREQ=MONTHLY;BYMONTHDAY=8", "on day 8 of every month"],
  ["FREQ=MONTHLY", "on day 28 of every month"],
])("%s is %s", (rule, words) => {
  expect(rhythmInWords(rule, AT, "Asia/Dhaka")).toBe(words);
});
