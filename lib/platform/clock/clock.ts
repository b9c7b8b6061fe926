import "server-only";
import { log } from "@/lib/log";
import { database } from "@/lib/platform/store";
import type { Jobs } from "./jobs";
import type { Lane } from "./record";
import { beginRecurring } from "./schedule";
import { takeDue } from "./take-due";

const TICK_MS = 15_000;

interface Clock {
  jobs?: Jobs;
  running?: Promise<void> | undefined;
  /** True when `kickClock` was called since the last look for due work. */
  asked: boolean;
}

// Next bundles instrumentation and each route separately: only globalThis is shared by all of them.
const CLOCK = Symbol.for("hobbyhub.clock");
const shared = globalThis as { [CLOCK]?: Clock };

function clock(): Clock {
  shared[CLOCK] ??= { asked: false };
  return shared[CLOCK];
}

/** Called by instrumentation with the list of jobs. Without it (in a test) no due work is done. */
export function setJobs(jobs: Jobs): void {
  clock().jobs = jobs;
}

/** Does the due work of every lane. @returns how many pieces were done @throws AppError unavailable */
async function takeAllDue(jobs: Jobs, until?: number): Promise<number> {
  const take = (lane: Lane) => takeDue(lane, jobs, until);
  const [mails, works] = await Promise.all([take("mail"), take("work")]);
  // The work may have scheduled mails after the look at the mail lane. Where only a scheduler wakes the process, the next look may be a day
  // away.
  return mails + works + (works > 0 ? await take("mail") : 0);
}

async function run(state: Clock, jobs: Jobs): Promise<void> {
  while (state.asked) {
    state.asked = false;
    await takeAllDue(jobs).catch((error: unknown) => log.warn({ err: error }, "Due work waits"));
  }
  // In the same turn of the event loop as the check of `asked`: a caller that comes later starts a new run instead of waiting for one that
  // is over.
  state.running = undefined;
}

/** Does due work in the background, in at most one run per process at a time. Never throws. */
export function kickClock(): Promise<void> {
  const state = clock();
  if (!state.jobs) return Promise.resolve();
  state.asked = true;
  state.running ??= run(state, state.jobs);
  return state.running;
}

/** The system clock was put back, and recurring work may wait until that clock is where it was. */
async function beginAgain({ jobs = {} }: Clock): Promise<void> {
  try {
    await beginRecurring(await database(), jobs);
  } catch (error) {
    log.warn({ err: error }, "Recurring work could not begin again");
  }
}

/** For a single server: looks for due work every `everyMs`, 15 seconds by default. @returns a function that stops it */
export function startClock(everyMs = TICK_MS): () => void {
  let lookedAt = Date.now();
  const timer = setInterval(() => {
    const isBack = Date.now() < lookedAt;
    lookedAt = Date.now();
    void (isBack ? beginAgain(clock()) : Promise.resolve()).then(kickClock);
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}

/** How long one call of the scheduler may work: hosts end a request after a minute at most. */
const CRON_MS = 25_000;

/** Does due work for one call of the scheduler. @throws AppError unavailable */
export async function takeForCron(): Promise<{ done: number }> {
  const { jobs } = clock();
  return { done: jobs ? await takeAllDue(jobs, Date.now() + CRON_MS) : 0 };
}
