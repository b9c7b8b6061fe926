import "server-only";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { database } from "@/lib/platform/store";
import type { Limit } from "@/lib/platform/store/limits";
import { noteSecurity } from "@/lib/security-log";

/** What a person cannot reach by hand and a loop reaches at once. Each is multiplied by `RATE_LIMIT_FACTOR`. */
export const LIMITS = {
  /** Per address, in memory: a whole office may sit behind one. */
  read: { name: "read", points: 3000, windowSeconds: 60 },
  /** Per address, in memory, before anybody is asked for a session. */
  writeByAddress: { name: "write-by-address", points: 600, windowSeconds: 60 },
  /**
   * Pages that have to be made for the one who asks, per address, in memory: some 30 ms of a processor each. Pages that are at hand cost
   * nothing. A person turns a page a second at most; this is an office full of them.
   */
  page: { name: "page", points: 600, windowSeconds: 60 },
  /** Words to search for, per address, in memory. */
  search: { name: "search", points: 120, windowSeconds: 60 },
  /** Per person, kept in the store. */
  write: { name: "write", points: 120, windowSeconds: 60 },
} as const satisfies Record<string, Limit>;

const scaled = (limit: Limit): Limit => ({ ...limit, points: Math.max(1, Math.round(limit.points * env().RATE_LIMIT_FACTOR)) });

const TOO_MANY = "That was a lot at once. Please wait a moment and try again.";

const refusal = ({ reached = TOO_MANY }: Limit, retryAfter: number): AppError => new AppError("too_many_requests", reached, { retryAfter });

/**
 * Takes a point of `key`, shared by every process on the store and kept over restarts.
 * @throws AppError too_many_requests with `retryAfter`
 */
export async function consume(limit: Limit, key: string): Promise<void> {
  const store = await database();
  const wait = await store.limits.consume(scaled(limit), key);
  if (wait === null) return;
  noteSecurity("limit_reached", { limit: limit.name });
  throw refusal(limit, wait);
}

/**
 * Takes a point of `key` for something that is simply left undone when there is none: nobody learns of it.
 * @returns whether there was one
 */
export async function hasLeft(limit: Limit, key: string): Promise<boolean> {
  const store = await database();
  return (await store.limits.consume(scaled(limit), key)) === null;
}

/** Gives `key` one point back: what it was taken for did not happen, or was no harm. */
export async function refund(limit: Limit, key: string): Promise<void> {
  const store = await database();
  await store.limits.refund(scaled(limit), key);
}

/** Gives one point of each limit back. */
export async function giveBack(limits: readonly Limit[], key: string): Promise<void> {
  for (const limit of limits) await refund(limit, key);
}

/** Takes a point of each limit, or of none. @throws AppError too_many_requests */
async function takeAll(limits: readonly Limit[], key: string): Promise<void> {
  for (const [taken, limit] of limits.entries())
    await consume(limit, key).catch(async (refused: unknown) => {
      await giveBack(limits.slice(0, taken), key);
      throw refused;
    });
}

/** What costs a point of `key` of each limit. */
export interface Cost {
  limits: readonly Limit[];
  key: string;
  /**
   * Names the refusals that cost nothing: nothing was done, and they tell nothing that must not be tried out. Whatever else goes wrong stays
   * counted: it may have been done all the same.
   */
  isFree?: (refusal: AppError) => boolean;
}

/**
 * Does what has a cost. The points are taken first, so that racing calls cannot slip through, and given back where it was refused for nothing.
 * @throws AppError too_many_requests, and what `step` throws
 */
export async function spend<T>({ limits, key, isFree }: Cost, step: () => Promise<T>): Promise<T> {
  await takeAll(limits, key);
  return step().catch(async (error: unknown) => {
    if (error instanceof AppError && isFree?.(error)) await giveBack(limits, key);
    throw error;
  });
}

/** Gives `key` all its points back, e.g. after a login that succeeded. */
export async function reset(limit: Limit, key: string): Promise<void> {
  const store = await database();
  await store.limits.reset(scaled(limit), key);
}

// Next bundles each route by itself: only globalThis is shared by all of them.
const shared = globalThis as { [MEMORY]?: Map<string, RateLimiterMemory> };
const MEMORY = Symbol.for("hobbyhub.limits");

function inMemory(limit: Limit): RateLimiterMemory {
  shared[MEMORY] ??= new Map();
  const limiters = shared[MEMORY];
  const { name, points, windowSeconds } = scaled(limit);
  const limiter = limiters.get(name) ?? new RateLimiterMemory({ keyPrefix: name, points, duration: windowSeconds });
  limiters.set(name, limiter);
  return limiter;
}

/** Gives the address `key` one point back. */
export async function refundInMemory(limit: Limit, key: string): Promise<void> {
  await inMemory(limit).reward(key);
}

/**
 * Takes a point of the address `key` in this process only: for reads, where a database write per request would cost more than it saves.
 * @throws AppError too_many_requests with `retryAfter`
 */
export async function consumeInMemory(limit: Limit, key: string): Promise<void> {
  try {
    await inMemory(limit).consume(key);
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    // Once each time: a flood of requests must not become a flood of lines.
    if (refused.consumedPoints === inMemory(limit).points + 1) noteSecurity("limit_reached", { limit: limit.name, address: key });
    throw refusal(limit, refused.msBeforeNext / 1000);
  }
}
