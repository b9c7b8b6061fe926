export interface Limit {
  /** Names the counter, e.g. `login:account`. */
  name: string;
  points: number;
  windowSeconds: number;
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
