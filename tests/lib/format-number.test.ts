import { expect, test } from "vitest";
import { formatNumber } from "@/lib/format-number";

test("numbers read as the platform's own rules write them", () => {
  for (const number of [0, 7, 999, 1000, 1234, 45_678, 1_000_000, -5, -999, -1000])
    expect(formatNumber(number)).toBe(number.toLocaleString("en"));
});
