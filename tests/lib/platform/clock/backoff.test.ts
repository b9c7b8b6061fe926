import { expect, test } from "vitest";
import { backoffMs } from "@/lib/platform/clock/take-due";

test("waits half a minute, then twice as long, an hour at most", () => {
  expect([0, 1, 2, 7, 50].map((attempts) => backoffMs(attempts, 0.5))).toEqual([30_000, 60_000, 120_000, 3_600_000, 3_600_000]);
});
