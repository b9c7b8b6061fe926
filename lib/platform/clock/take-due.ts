import "server-only";
import { DAY_MS, HOUR_MS, inMs } from "@/lib/duration";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/log";
import { type Jobs, NotYet, Refused, TooFast } from "./jobs";
import type { DueWork, Lane } from "./record";
import { type Ended, works } from "./store";

/** Longer than one job may take (see the timeout of the mail provider). */
const LEASE_MS = 60_000;
const FIRST_DELAY_MS = 30_000;
const LONGEST_DELAY_MS = HOUR_MS;
/** Work whose tenth try fails through its own fault is given up, some three hours after its first try. */
const MOST_TRIES = 10;
/** The due time of work that was given up: never. Its row stays with the last error, and its key becomes free for other work. */
const NEVER_MS = 100 * 365 * DAY_MS;
/** How many pieces of work run at the same time. The first one runs alone, to see whether anything can be done at all. */
const AT_ONCE = 10;
/** How long a lane pauses after the provider's rate limit was reached, and how many times in a row. */
const REST_MS = 1000;
const MOST_RESTS = 3;

/**
 * Half a minute, doubled after each failure up to an hour. A little randomness keeps many pieces of work from being retried at the same
 * moment.
 */
export const backoffMs = (attempts: number, spread = Math.random()): number =>
  Math.round(Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** attempts) * (0.9 + 0.2 * spread));

/** How a piece of work ended, and what the lane does next: goes on, pauses first, or stops for now. */
type Outcome = Ended & { next: "on" | "rest" | "stop" };

/** Whether only this piece of work is at fault. An unavailable provider fails all mails, and an unavailable store fails all work. */
const isOwnFault = ({ lane }: DueWork, error: unknown): boolean =>
  error instanceof Refused || (lane !== "mail" && !(error instanceof AppError && error.code === "unavailable"));

/**
 * Work that fails only because the provider or the store is unavailable is never given up. A recurring job is never given up either:
 * nothing would schedule it again.
 */
function failed(work: DueWork, error: unknown, recurring = false): Outcome {
  if (error instanceof NotYet) return { work, change: { dueAt: error.dueAt }, next: "on" };
  const lastError = error instanceof Error ? error.message : String(error);
  if (error instanceof TooFast) return { work, change: { lastError, dueAt: inMs(REST_MS) }, next: "rest" };
  const attempts = work.attempts + 1;
  const own = isOwnFault(work, error);
  const over = own && !recurring && attempts >= MOST_TRIES;
  const delay = over ? NEVER_MS : backoffMs(work.attempts);
  const facts = { err: error, work: work._id, kind: work.kind, attempts };
  if (over) log.error(facts, "Due work is refused for good and given up");
  else log.warn({ ...facts, delay }, "Due work was not done and will be tried again");
  const change = { attempts, lastError, dueAt: inMs(delay), ...(over && { key: `${work.key} ${work._id}` }) };
  return { work, change, next: own ? "on" : "stop" };
}

async function attempt(jobs: Jobs, work: DueWork): Promise<Outcome> {
  try {
    const job = jobs[work.kind];
    if (!job) throw new Refused(`There is no job for ${work.kind}.`);
    const again = await job(work);
    return { work, change: again ? { data: again.data, dueAt: again.dueAt ?? inMs(0), attempts: 0, lastError: null } : null, next: "on" };
  } catch (error) {
    return failed(work, error, jobs[work.kind]?.everyMs !== undefined);
  }
}

const rest = () => new Promise((resolve) => setTimeout(resolve, REST_MS));

/**
 * Does the due work of a lane, some pieces at a time. It ends when no work is due, when the time is up, or when nothing in the lane can be
 * done at present (an unavailable provider fails all mails). Work that was done but not yet stored as done becomes due again after its
 * lease. Any number of processes may call this at once.
 * @param until no work begins after this time, in the milliseconds of `Date.now()`
 * @param store given only by tests, which simulate several processes
 * @returns how many pieces of work were done
 * @throws AppError unavailable
 */
export async function takeDue(lane: Lane, jobs: Jobs, until = Number.POSITIVE_INFINITY, store = works): Promise<number> {
  let done = 0;
  let rests = 0;
  let ended: Outcome[] = [];
  for (let limit = 1; ; limit = AT_ONCE) {
    const taken = await store.claim(lane, ended, limit, LEASE_MS);
    if (taken.length === 0) return done;
    ended = await Promise.all(taken.map((work) => attempt(jobs, work)));
    const over = ended.filter(({ change }) => change === null).length;
    done += over;
    rests = over > 0 ? 0 : rests + 1;
    const resting = ended.find(({ next }) => next === "rest");
    const tired = resting !== undefined && rests > MOST_RESTS;
    if (tired) log.warn({ lane, lastError: resting.change?.lastError }, "Due work waits: the provider asks for patience again and again");
    if (ended.some(({ next }) => next === "stop") || Date.now() >= until || tired) {
      await store.claim(lane, ended, 0, LEASE_MS);
      return done;
    }
    if (resting) await rest();
  }
}
