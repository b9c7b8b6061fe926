import type { Db } from "mongodb";
import type { Executor } from "./executor";

interface Tally {
  record: string;
  scope: string;
  key: string;
}

/** The increments of one transaction: one per count, however often it was changed. */
export class CountIncrements {
  readonly #increments = new Map<string, Tally & { by: number }>();

  add({ record, scope, key, by }: Tally & { by: number }): void {
    const name = JSON.stringify([record, scope, key]);
    this.#increments.set(name, { record, scope, key, by: (this.#increments.get(name)?.by ?? 0) + by });
  }

  /** Returns the increments so far and starts again with none. */
  take(): (Tally & { by: number })[] {
    const increments = [...this.#increments.values()];
    this.#increments.clear();
    return increments;
  }
}

/** Times are ISO 8601: their text sorts by time. */
export const laterOf = (one: string, other: string): string => (one.localeCompare(other) > 0 ? one : other);

/** On average, one of this many increments starts a fold of its count. */
const FOLD_EVERY = 64;

/** The most increments that one fold adds up. */
const FOLD_MOST = 1000;

/**
 * Folds the appended increments of a count into one from time to time, so that reading it stays cheap. Two processes that fold at once
 * conflict; one of them does it, and the other may give up.
 */
export class Tallies {
  constructor(
    private readonly db: Db,
    private readonly executor: Executor,
  ) {}

  /** Call it for each increment. It decides at random, because on a serverless host no process lives long enough to count that far. */
  readonly told = (tally: Tally): void => {
    if (Math.random() * FOLD_EVERY < 1) this.fold(tally).catch(() => undefined); // On failure a later fold includes these increments.
  };

  /** @throws AppError conflict or unavailable; then nothing was changed */
  fold({ record, scope, key }: Tally): Promise<void> {
    const increments = this.db.collection("tallies");
    return this.executor.transaction(async (session) => {
      const found = await increments.find({ record, scope, key }, { session }).limit(FOLD_MOST).toArray();
      if (found.length < 2) return;
      const by = found.reduce((sum, increment) => sum + increment.by, 0);
      const at = found.reduce((latest, increment) => laterOf(increment.at, latest), "");
      await increments.deleteMany({ _id: { $in: found.map(({ _id }) => _id) } }, { session });
      await increments.insertOne({ record, scope, key, by, at }, { session });
    });
  }
}
