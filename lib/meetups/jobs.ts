import "server-only";
import { AppError } from "@/lib/errors";
import type { Jobs } from "@/lib/platform/clock/jobs";
import { schedule } from "@/lib/platform/clock/schedule";
import { revalidateByItself } from "@/lib/platform/http/revalidation";
import type { Database } from "@/lib/platform/store/database";
import { runClock } from "./clock-commands";
import { turnPages } from "./page-commands";
import { instant } from "./time-rules";

const KIND = "meetup-clock";
const EVERY_MS = 15_000;

/** Holds that are over, lines that move on, new dates of series: one process at a time looks for them, and then waits for the next turn. */
export const MEETUP_JOBS: Jobs = {
  async [KIND]({ data: { since } }) {
    const now = new Date().toISOString();
    await runClock(now);
    if (typeof since === "string") await revalidateByItself(await turnPages(since, now));
    return { data: { since: now }, dueAt: instant(Date.parse(now) + EVERY_MS) };
  },
};

/** Starts the first turn, where none waits yet and no other process starts it at this very moment. */
export async function beginMeetupClock(db: Database): Promise<void> {
  try {
    await db.write((tx) => schedule(tx, { kind: KIND, key: KIND }));
  } catch (error) {
    if (!(error instanceof AppError && error.code === "conflict")) throw error;
  }
}
