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
/** What is still refused at its tenth try, some three hours after the first, is given up. */
const MOST_TRIES = 10;
/** When work is due that was given up: never. Its row stays with the reason, and its key is free for other work. */
const NEVER_MS = 100 * 365 * DAY_MS;
/** How many are done at the same time. The first one is done alone, to see whether anything works at all. */
const AT_ONCE = 10;
/** How long a lane rests when it was too fast for the provider, and how often in a row. */
const REST_MS = 1000;
const MOST_RESTS = 3;

/** Half a minute, then twice as long each time up to an hour; a little spread keeps many from coming back together. */
export const backoffMs = (attempts: number, spread = Math.random()): number =>
  Math.round(Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** attempts) * (0.9 + 0.2 * spread));

/** How work ended, and what that means for the work after it: it goes on, goes on after a rest, or stops for now. */
type Outcome = Ended & { next: "on" | "rest" | "stop" };

/** Whether the failure is about this piece of work alone: a provider that is away fails all mails, and a store that is away fails everything. */
const isOwnFault = ({ lane }: DueWork, error: unknown): boolean =>
  error instanceof Refused || (lane !== "mail" && !(error instanceof AppError && error.code === "unavailable"));

/** Work that failed only because the provider or the store was away is never given up, and neither is a job that nobody would ask for anew. */
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
 * Does what is due in a lane, some at a time, until nothing is due, time is up, or nothing of the lane can be done at the moment (the
 * provider is away: then it is so for all of them). What was done but not noted comes back after its lease. Any number of processes may
 * do this at once.
 * @param until when no more is begun, as `Date.now()` tells it
 * @param store given by tests only, which play several processes
 * @returns how many were done
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
