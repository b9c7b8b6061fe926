import { createHash } from "node:crypto";
import { type IRateLimiterOptions, type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

export interface Limit {
  /** Names the counter, e.g. `login:account`. */
  name: string;
  points: number;
  windowSeconds: number;
  /** The message when the limit is reached; without it a general message is shown. */
  reached?: string;
}

export interface LimitStore {
  /**
   * Takes one point of `key` from the limit. All processes with this store share the counter, and it survives a restart. While the store is
   * unavailable, a counter in memory is used.
   * @returns null while points are left, else whole seconds until the next try can succeed (at least 1)
   */
  consume(limit: Limit, key: string): Promise<number | null>;

  /** Gives `key` one point back (the try turned out to be correct). */
  refund(limit: Limit, key: string): Promise<void>;

  /** Gives `key` all its points back (after a successful login). */
  reset(limit: Limit, key: string): Promise<void>;
}

/**
 * After a failure the counter in memory is used for this long before the store is asked again, so that requests do not wait for an
 * unavailable store.
 */
const AWAY_MS = 1000;

/** A hash of the key: it has a fixed length, and no address is stored in plain text. */
const digest = (key: string): string => createHash("sha256").update(key).digest("base64url");

/** The counter in memory, which the library uses when the store fails; each use is reported to `onUse`. */
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

/** The limits of both adapters. `shared` creates the limiter in the store; a limiter in memory replaces it while the store fails. */
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
