import "server-only";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { database } from "@/lib/platform/store";
import type { Limit } from "@/lib/platform/store/limits";
import { noteSecurity } from "@/lib/security-log";

/** Limits that a person cannot reach by hand, but a script reaches soon. Each is multiplied by `RATE_LIMIT_FACTOR`. */
export const LIMITS = {
  /** Per IP address, in memory. It is high because a whole office may share one address. */
  read: { name: "read", points: 3000, windowSeconds: 60 },
  /** Per IP address, in memory; it is checked before the session is looked up. */
  writeByAddress: { name: "write-by-address", points: 600, windowSeconds: 60 },
  /**
   * Pages that are rendered for one request, per IP address, in memory: each takes some 30 ms of processor time. Cached pages cost no
   * point. A person opens at most one page a second, so this is enough for an office full of people.
   */
  page: { name: "page", points: 600, windowSeconds: 60 },
  /** Searches, per IP address, in memory. */
  search: { name: "search", points: 120, windowSeconds: 60 },
  /** Per account, in the store. */
  write: { name: "write", points: 120, windowSeconds: 60 },
} as const satisfies Record<string, Limit>;

const scaled = (limit: Limit): Limit => ({ ...limit, points: Math.max(1, Math.round(limit.points * env().RATE_LIMIT_FACTOR)) });

const TOO_MANY = "That was a lot at once. Please wait a moment and try again.";

const refusal = ({ reached = TOO_MANY }: Limit, retryAfter: number): AppError => new AppError("too_many_requests", reached, { retryAfter });

/**
 * Takes a point of `key`. The counter is in the store: all processes share it, and it survives a restart.
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
 * Takes a point of `key`, for an action that is skipped without an error when no point is left.
 * @returns whether a point was left
 */
export async function hasLeft(limit: Limit, key: string): Promise<boolean> {
  const store = await database();
  return (await store.limits.consume(scaled(limit), key)) === null;
}

/** Gives `key` one point back, because the action did not happen or did no harm. */
export async function refund(limit: Limit, key: string): Promise<void> {
  const store = await database();
  await store.limits.refund(scaled(limit), key);
}

/** Gives one point of each limit back. */
export async function giveBack(limits: readonly Limit[], key: string): Promise<void> {
  for (const limit of limits) await refund(limit, key);
}

/** Takes one point of each limit, or no point at all. @throws AppError too_many_requests */
async function takeAll(limits: readonly Limit[], key: string): Promise<void> {
  for (const [taken, limit] of limits.entries())
    await consume(limit, key).catch(async (refused: unknown) => {
      await giveBack(limits.slice(0, taken), key);
      throw refused;
    });
}

/** The price of an action: one point of `key` from each of the limits. */
export interface Cost {
  limits: readonly Limit[];
  key: string;
  /**
   * Selects the refusals that give the points back: nothing was done, and the refusal reveals nothing that an attacker could find out by
   * trying. Any other error keeps the points, because the action may have been done all the same.
   */
  isFree?: (refusal: AppError) => boolean;
}

/**
 * Runs an action that costs points. The points are taken first, so that concurrent calls cannot pass the limit. They are given back after a
 * refusal that `isFree` selects.
 * @throws AppError too_many_requests, and what `step` throws
 */
export async function spend<T>({ limits, key, isFree }: Cost, step: () => Promise<T>): Promise<T> {
  await takeAll(limits, key);
  return step().catch(async (error: unknown) => {
    if (error instanceof AppError && isFree?.(error)) await giveBack(limits, key);
    throw error;
  });
}

/** Gives `key` all its points back, e.g. after a successful login. */
export async function reset(limit: Limit, key: string): Promise<void> {
  const store = await database();
  await store.limits.reset(scaled(limit), key);
}

// Next bundles each route separately: only globalThis is shared by all of them.
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

/** Gives points back to the IP address `key`. */
export async function refundInMemory(limit: Limit, key: string, points: number): Promise<void> {
  await inMemory(limit).reward(key, points);
}

/**
 * Takes points of the IP address `key`, counted in this process only. It is for reads, where a database write per request would cost more
 * than it saves.
 * @throws AppError too_many_requests with `retryAfter`
 */
export async function consumeInMemory(limit: Limit, key: string, points = 1): Promise<void> {
  try {
    await inMemory(limit).consume(key, points);
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    // Logged once per window, at the first refusal: a flood of requests must not become a flood of log lines.
    if (refused.consumedPoints - points <= inMemory(limit).points) noteSecurity("limit_reached", { limit: limit.name, address: key });
    throw refusal(limit, refused.msBeforeNext / 1000);
  }
}
