import type { Db } from "mongodb";
import type { Executor } from "./executor";

interface Tally {
  record: string;
  scope: string;
  key: string;
}

/** What one transaction adds to counts: one step for each of them, however often it was counted. */
export class CountSteps {
  readonly #steps = new Map<string, Tally & { by: number }>();

  add({ record, scope, key, by }: Tally & { by: number }): void {
    const name = JSON.stringify([record, scope, key]);
    this.#steps.set(name, { record, scope, key, by: (this.#steps.get(name)?.by ?? 0) + by });
  }

  /** The steps so far; it begins anew after that. */
  take(): (Tally & { by: number })[] {
    const steps = [...this.#steps.values()];
    this.#steps.clear();
    return steps;
  }
}

/** Moments are ISO 8601: their text sorts by time. */
export const laterOf = (one: string, other: string): string => (one.localeCompare(other) > 0 ? one : other);

/** So many steps of one count are added up into one. */
const FOLD_EVERY = 64;

/** How many of them at once. */
const FOLD_MOST = 1000;

/**
 * Adds the appended steps of a count up, now and then, so that reading it stays cheap. Two processes that fold at once meet as a conflict:
 * one of them does it, the other may leave it.
 */
export class Tallies {
  readonly #steps = new Map<string, number>();

  constructor(
    private readonly db: Db,
    private readonly executor: Executor,
  ) {}

  /** To be told of each step; starts a fold when there were enough. */
  readonly told = (tally: Tally): void => {
    const name = JSON.stringify(tally);
    const steps = (this.#steps.get(name) ?? 0) + 1;
    this.#steps.set(name, steps % FOLD_EVERY);
    if (steps === FOLD_EVERY) this.fold(tally).catch(() => undefined); // The next one takes these steps along.
  };

  /** @throws AppError conflict or unavailable, then nothing happened */
  fold({ record, scope, key }: Tally): Promise<void> {
    const steps = this.db.collection("tallies");
    return this.executor.transaction(async (session) => {
      const found = await steps.find({ record, scope, key }, { session }).limit(FOLD_MOST).toArray();
      if (found.length < 2) return;
      const by = found.reduce((sum, step) => sum + step.by, 0);
      const at = found.reduce((latest, step) => laterOf(step.at, latest), "");
      await steps.deleteMany({ _id: { $in: found.map(({ _id }) => _id) } }, { session });
      await steps.insertOne({ record, scope, key, by, at }, { session });
    });
  }
}
