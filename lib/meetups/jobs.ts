import "server-only";
import { type Jobs, recurring } from "@/lib/platform/clock/jobs";
import { runClock } from "./clock-jobs";
import { recordStalePages } from "./page-jobs";
import { instant } from "./time-rules";

const EVERY_MS = 15_000;

/** Holds that are over, lines that move on, new dates of series: one process at a time looks for them, and then waits for the next turn. */
export const MEETUP_JOBS: Jobs = {
  "meetup-clock": recurring(EVERY_MS, async ({ data: { since } }) => {
    const now = new Date().toISOString();
    await runClock(now);
    if (typeof since === "string") await recordStalePages(since, now);
    return { data: { since: now }, dueAt: instant(Date.parse(now) + EVERY_MS) };
  }),
};
