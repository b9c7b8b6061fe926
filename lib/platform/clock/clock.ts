import "server-only";
import { log } from "@/lib/log";
import type { Jobs } from "./jobs";
import type { Lane } from "./record";
import { takeDue } from "./take-due";

const TICK_MS = 15_000;

interface Clock {
  jobs?: Jobs;
  running?: Promise<void> | undefined;
  /** Somebody asked since the last look. */
  asked: boolean;
}

// Next bundles instrumentation and each route by itself: only globalThis is shared by all of them.
const CLOCK = Symbol.for("hobbyhub.clock");
const shared = globalThis as { [CLOCK]?: Clock };

function clock(): Clock {
  shared[CLOCK] ??= { asked: false };
  return shared[CLOCK];
}

/** Instrumentation says here which jobs there are; without them (a test) nothing happens by itself. */
export function setJobs(jobs: Jobs): void {
  clock().jobs = jobs;
}

/** Does what is due in every lane. @returns how many were done @throws AppError unavailable */
async function takeAllDue(jobs: Jobs, until?: number): Promise<number> {
  const take = (lane: Lane) => takeDue(lane, jobs, until);
  const [mails, works] = await Promise.all([take("mail"), take("work")]);
  // What work makes due comes after that look for mails, and on a host that only a scheduler wakes nobody may ask again for a day.
  return mails + works + (works > 0 ? await take("mail") : 0);
}

async function run(state: Clock, jobs: Jobs): Promise<void> {
  while (state.asked) {
    state.asked = false;
    await takeAllDue(jobs).catch((error: unknown) => log.warn({ err: error }, "Due work waits"));
  }
  // In the same turn as the look at `asked`: whoever asks after it starts a new run instead of waiting for one that is over.
  state.running = undefined;
}

/** Does what is due in the background, at most once at a time in this process; never throws. */
export function kickClock(): Promise<void> {
  const state = clock();
  if (!state.jobs) return Promise.resolve();
  state.asked = true;
  state.running ??= run(state, state.jobs);
  return state.running;
}

/** On one machine: looks for what is due every quarter of a minute. @returns how to stop it */
export function startClock(everyMs = TICK_MS): () => void {
  const timer = setInterval(() => void kickClock(), everyMs);
  timer.unref();
  return () => clearInterval(timer);
}

/** How long a call of the scheduler may work: hosts end it after a minute at most. */
const CRON_MS = 25_000;

/** What is due, for a scheduler's call. @throws AppError unavailable */
export async function takeForCron(): Promise<{ done: number }> {
  const { jobs } = clock();
  return { done: jobs ? await takeAllDue(jobs, Date.now() + CRON_MS) : 0 };
}
