import { createHash } from "node:crypto";
import { type IRateLimiterOptions, type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { withTimeout } from "./timeout";

export interface Limit {
  /** Names the counter, e.g. `login:account`. */
  name: string;
  points: number;
  windowSeconds: number;
  /** What somebody is told who reached it, where there is more to say than that it was a lot. */
  reached?: string;
}

export interface LimitStore {
  /**
   * Takes one point of `key` from the limit, shared by every process on this store and kept over restarts. With the store away a
   * counter in memory stands in.
   * @returns null while points are left, else whole seconds until the next try can succeed (at least 1)
   */
  consume(limit: Limit, key: string): Promise<number | null>;

  /** Gives `key` one point back (a try that turned out to be no wrong one). */
  refund(limit: Limit, key: string): Promise<void>;

  /** Gives `key` all its points back (a login that succeeded). */
  reset(limit: Limit, key: string): Promise<void>;
}

/** After a failure memory stands in for this long before the store is asked again, so that nobody waits for a store that is away. */
const AWAY_MS = 1000;
/** A limit is not worth a longer wait. */
const ANSWER_MS = 500;

/** Any length of key costs the same, and no address is kept in the clear. */
const digest = (key: string): string => createHash("sha256").update(key).digest("base64url");

/**
 * The limits of both adapters; `shared` makes the limiter that counts for every process.
 * @param raced tells that another process made the same counter at this moment: asked again, it is there
 */
export function limitStore(
  shared: (options: IRateLimiterOptions) => RateLimiterAbstract,
  raced: (error: unknown) => boolean = () => false,
): LimitStore {
  const limiters = new Map<string, { store: RateLimiterAbstract; memory: RateLimiterMemory }>();
  let awayUntil = 0;

  const limiterOf = ({ name, points, windowSeconds }: Limit) => {
    const id = `${name} ${points} ${windowSeconds}`;
    const options = { keyPrefix: name, points, duration: windowSeconds };
    const known = limiters.get(id) ?? { store: shared(options), memory: new RateLimiterMemory(options) };
    limiters.set(id, known);
    return known;
  };

  async function ask<T>(limit: Limit, question: (limiter: RateLimiterAbstract) => Promise<T>): Promise<T> {
    const { store, memory } = limiterOf(limit);
    if (Date.now() < awayUntil) return question(memory);
    try {
      const asked = question(store).catch((error: unknown) => {
        if (raced(error)) return question(store);
        throw error;
      });
      return await withTimeout(ANSWER_MS, asked);
    } catch (error) {
      if (error instanceof RateLimiterRes) throw error;
      awayUntil = Date.now() + AWAY_MS;
      return question(memory);
    }
  }

  return {
    async consume(limit, key) {
      try {
        await ask(limit, (limiter) => limiter.consume(digest(key)));
        return null;
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
        throw refusal;
      }
    },
    async refund(limit, key) {
      await ask(limit, (limiter) => limiter.reward(digest(key), 1));
    },
    async reset(limit, key) {
      await limiterOf(limit).memory.delete(digest(key));
      await ask(limit, (limiter) => limiter.delete(digest(key)));
    },
  };
}
