// First: gives this file a store of its own and says who is signed in.
import "@/tests/support/api";

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { HOUR_MS } from "@/lib/duration";
import { recurring } from "@/lib/platform/clock/jobs";
import { Work } from "@/lib/platform/clock/record";
import { beginRecurring } from "@/lib/platform/clock/schedule";
import { takeDue } from "@/lib/platform/clock/take-due";
import { database } from "@/lib/platform/store";

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

test("a recurring job that fails again and again is tried for ever: nobody would ask for it anew", async () => {
  const db = await database();
  const job = vi.fn(async () => {
    throw new Error("A row it cannot read.");
  });
  const jobs = { "some-clock": recurring(HOUR_MS, job) };
  await beginRecurring(db, jobs);
  for (let tries = 0; tries < 30; tries++) {
    await takeDue("work", jobs);
    vi.setSystemTime(Date.now() + 2 * HOUR_MS);
  }
  expect(job).toHaveBeenCalledTimes(30);
  expect(await db.read((reader) => reader.list(Work, { where: { kind: "some-clock" } }))).toMatchObject([
    { key: "some-clock", attempts: 30 },
  ]);
});
