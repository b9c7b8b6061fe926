import { createHash } from "node:crypto";
import { type IRateLimiterOptions, type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

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

/** Any length of key costs the same, and no address is kept in the clear. */
const digest = (key: string): string => createHash("sha256").update(key).digest("base64url");

/** What the library asks when the store fails, and says so. */
class Standby extends RateLimiterMemory {
  constructor(
    options: IRateLimiterOptions,
    private readonly onUse: () => void,
  ) {
    super(options);
  }

  override consume(...asked: Parameters<RateLimiterMemory["consume"]>) {
    this.onUse();
    return super.consume(...asked);
  }

  override reward(...asked: Parameters<RateLimiterMemory["reward"]>) {
    this.onUse();
    return super.reward(...asked);
  }
}

/** The limits of both adapters; `shared` makes the limiter that counts for every process, insured by one in memory. */
export function limitStore(shared: (options: IRateLimiterOptions) => RateLimiterAbstract): LimitStore {
  const limiters = new Map<string, { store: RateLimiterAbstract; memory: Standby }>();
  let awayUntil = 0;
  const isAway = () => Date.now() < awayUntil;
  const failed = () => {
    if (!isAway()) awayUntil = Date.now() + AWAY_MS;
  };

  const limiterOf = ({ name, points, windowSeconds }: Limit) => {
    const id = `${name} ${points} ${windowSeconds}`;
    const known = limiters.get(id);
    if (known) return known;
    const options = { keyPrefix: name, points, duration: windowSeconds };
    const memory = new Standby(options, failed);
    const made = { store: shared({ ...options, insuranceLimiter: memory }), memory };
    limiters.set(id, made);
    return made;
  };

  const present = (limit: Limit): RateLimiterAbstract => {
    const { store, memory } = limiterOf(limit);
    return isAway() ? memory : store;
  };

  return {
    async consume(limit, key) {
      try {
        await present(limit).consume(digest(key));
        return null;
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
        throw refusal;
      }
    },
    async refund(limit, key) {
      await present(limit).reward(digest(key), 1);
    },
    async reset(limit, key) {
      await limiterOf(limit).memory.delete(digest(key));
      await present(limit).delete(digest(key));
    },
  };
}
