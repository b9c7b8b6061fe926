import { expect, test } from "vitest";
import { CLOSES, OPENS, spanInWords } from "@/components/meetups/form/answer-spans";

test("answers open and close so long before the start", () => {
  expect(CLOSES.map((minutes) => spanInWords(minutes, "When it starts"))).toEqual([
    "When it starts",
    "1 hour before it starts",
    "2 hours before it starts",
    "6 hours before it starts",
    "12 hours before it starts",
    "1 day before it starts",
    "2 days before it starts",
    "3 days before it starts",
    "7 days before it starts",
  ]);
  expect(OPENS.map((minutes) => spanInWords(minutes, "At once"))).toContain("30 days before it starts");
  expect(spanInWords("1590", "")).toBe("1 day 2 hours 30 minutes before it starts");
});

test("what is chosen is counted in minutes", () => {
  expect([...CLOSES, ...OPENS].map(Number)).toEqual([
    0, 60, 120, 360, 720, 1440, 2880, 4320, 10_080, 0, 1440, 2880, 4320, 10_080, 20_160, 43_200,
  ]);
});
