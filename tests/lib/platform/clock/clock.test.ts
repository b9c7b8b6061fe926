// First: gives this file a store of its own.
import "@/tests/support/api";

import { expect, onTestFinished, test, vi } from "vitest";
import { HOUR_MS, inMs } from "@/lib/duration";
import { kickClock, setJobs, startClock, takeForCron } from "@/lib/platform/clock/clock";
import { type Job, recurring } from "@/lib/platform/clock/jobs";
import { beginRecurring, schedule } from "@/lib/platform/clock/schedule";
import { database } from "@/lib/platform/store";

test("whoever asks while a run is ending gets a new one", async () => {
  const done: string[] = [];
  let meanwhile: Promise<void> | undefined;
  const job: Job = async ({ _id }) => {
    done.push(_id);
    return undefined;
  };
  setJobs({ test: job });
  const db = await database();
  const due = () => db.write((tx) => schedule(tx, { kind: "test" }));
  await due();
  // In the very turn in which the first run has ended.
  await kickClock().then(() => {
    meanwhile = due().then(() => kickClock());
  });
  await meanwhile;
  expect(done).toHaveLength(2);
  const [first, second] = [kickClock(), due().then(() => kickClock())];
  await Promise.all([first, second]);
  expect(done).toHaveLength(3);
});

test("a mail that work makes due is sent in the same run: who asks may be the last for a day", async () => {
  const sent: string[] = [];
  const db = await database();
  const tells: Job = async ({ _id }) => {
    await db.write((tx) => schedule(tx, { kind: "letter", lane: "mail", data: { of: _id } }));
    return undefined;
  };
  const letter: Job = async ({ data }) => {
    sent.push(String(data.of));
    return undefined;
  };
  setJobs({ tells, letter });
  const due = () => db.write((tx) => schedule(tx, { kind: "tells" }));
  const first = await due();
  await kickClock();
  expect(sent).toEqual([first]);
  const second = await due();
  expect(await takeForCron()).toEqual({ done: 2 });
  expect(sent).toEqual([first, second]);
});

test("asking never throws, also without a job", async () => {
  setJobs({});
  await expect(kickClock()).resolves.toBeUndefined();
});

test("recurring work goes on where the system clock is put back while the server runs", async () => {
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  let runs = 0;
  const often = recurring(1000, async () => {
    runs += 1;
    return { data: {}, dueAt: inMs(1000) };
  });
  setJobs({ often });
  await beginRecurring(await database(), { often });
  onTestFinished(startClock(1000));
  /** Far less than the clock is put back by. */
  const runsWithin = async (seconds: number) => {
    const before = runs;
    for (let left = seconds; left > 0 && runs === before; left--) {
      await vi.advanceTimersByTimeAsync(1000);
      await kickClock();
    }
    return runs - before;
  };
  expect(await runsWithin(60)).toBe(1);
  vi.setSystemTime(Date.now() - 6 * HOUR_MS);
  expect(await runsWithin(60)).toBe(1);
});
