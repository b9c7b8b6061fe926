import "server-only";
import { type Jobs, recurring } from "@/lib/platform/clock/jobs";
import { runClock } from "./clock-jobs";
import { recordStalePages } from "./page-jobs";
import { instant } from "./time-rules";

const EVERY_MS = 15_000;

/**
 * Ends expired offers, moves the waiting lines and makes new dates of series. One process at a time runs the job, which then waits for its
 * next run.
 */
export const MEETUP_JOBS: Jobs = {
  "meetup-clock": recurring(EVERY_MS, async ({ data: { since } }) => {
    const now = new Date().toISOString();
    await runClock(now);
    if (typeof since === "string") await recordStalePages(since, now);
    return { data: { since: now }, dueAt: instant(Date.parse(now) + EVERY_MS) };
  }),
};
