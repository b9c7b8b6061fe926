import type { Db } from "mongodb";
import type { Executor } from "./executor";

interface Tally {
  record: string;
  scope: string;
  key: string;
}

/** What one transaction adds to counts: one increment of each of them, however often it was counted. */
export class CountIncrements {
  readonly #increments = new Map<string, Tally & { by: number }>();

  add({ record, scope, key, by }: Tally & { by: number }): void {
    const name = JSON.stringify([record, scope, key]);
    this.#increments.set(name, { record, scope, key, by: (this.#increments.get(name)?.by ?? 0) + by });
  }

  /** The increments so far; it begins anew after that. */
  take(): (Tally & { by: number })[] {
    const increments = [...this.#increments.values()];
    this.#increments.clear();
    return increments;
  }
}

/** Moments are ISO 8601: their text sorts by time. */
export const laterOf = (one: string, other: string): string => (one.localeCompare(other) > 0 ? one : other);

/** One increment of so many, as chance has it, has those of its count added up. */
const FOLD_EVERY = 64;

/** How many of them at once. */
const FOLD_MOST = 1000;

/**
 * Adds the appended increments of a count up, now and then, so that reading it stays cheap. Two processes that fold at once meet as a conflict:
 * one of them does it, the other may leave it.
 */
export class Tallies {
  constructor(
    private readonly db: Db,
    private readonly executor: Executor,
  ) {}

  /** To be told of each increment. By chance, not by counting: on a serverless host no process lives long enough to count that far. */
  readonly told = (tally: Tally): void => {
    if (Math.random() * FOLD_EVERY < 1) this.fold(tally).catch(() => undefined); // A later one takes these increments along.
  };

  /** @throws AppError conflict or unavailable, then nothing happened */
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
