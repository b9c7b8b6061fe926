import type { Database } from "better-sqlite3";
import { backoff, RETRY_FOR_MS, retry } from "../retry";
import { isBusy, toAppError } from "./errors";

interface QueuedTask {
  task: () => unknown;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
  deadline: number;
  repeatable: boolean;
  /** It takes long: nobody who waits shares its transaction. */
  alone: boolean;
}

/** How long one transaction may gather waiting writes. */
const BATCH_MS = 8;

/**
 * How this process writes. Tasks may run twice and await nothing but answers that are there already, so that a transaction is over before
 * the event loop turns; only one that is alone may stop in between. Writes that wait at the same moment share one immediate transaction
 * (each in a savepoint of its own), because the flush to disk at its end is what a write costs. A lock held elsewhere is waited for without
 * blocking the event loop.
 */
export class Executor {
  readonly #queue: QueuedTask[] = [];
  #runner: Promise<void> | null = null;
  /** As connection.ts opens it. */
  #flushes = true;

  /** @param check throws when the file must not be written to */
  constructor(
    private readonly sqlite: Database,
    private readonly check: () => void,
  ) {}

  /** A read. @throws AppError unavailable when the database stays locked or is broken */
  run<T>(task: () => Promise<T>): Promise<T> {
    return retry(task, isBusy, toAppError);
  }

  /** Resolves when the write is on disk, a repeatable one before that. @throws AppError conflict, unavailable; then nothing of it happened */
  transaction<T>(task: () => Promise<T>, { repeatable = false, alone = false } = {}): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const deadline = Date.now() + RETRY_FOR_MS;
      this.#queue.push({ task, resolve: resolve as (value: unknown) => void, reject, deadline, repeatable, alone });
      this.#runner ??= this.#drain();
    });
  }

  /** Resolves when no write waits any more. */
  async idle(): Promise<void> {
    await this.#runner;
  }

  async #drain(): Promise<void> {
    for (let busy = 0; this.#queue.length > 0; ) {
      // One round of the event loop: whoever else writes at this moment joins the batch.
      await new Promise((resolve) => setImmediate(resolve));
      try {
        await this.#batch();
        busy = 0;
      } catch (error) {
        const lost = isBusy(error) ? this.#takeOverdue() : this.#queue.splice(0);
        for (const queued of lost) queued.reject(toAppError(error));
        await backoff(busy++);
      }
    }
    this.#runner = null;
  }

  #takeOverdue(): QueuedTask[] {
    const now = Date.now();
    const patient = this.#queue.findIndex((queued) => queued.deadline > now);
    return this.#queue.splice(0, patient === -1 ? this.#queue.length : patient);
  }

  /** Throws only when the transaction could not begin: then every task is still in the queue. */
  async #batch(): Promise<void> {
    this.check();
    // Only where all of them can be repeated. The next flush takes along what was not flushed before it.
    const [first] = this.#queue;
    const repeatable = first?.alone ? first.repeatable : this.#queue.every((queued) => queued.repeatable);
    this.#flushAtEnd(!repeatable);
    await this.#groupCommit(repeatable);
  }

  /** Sets the pragma only when the value changes: many steps of the same kind follow one another. */
  #flushAtEnd(wanted: boolean): void {
    if (wanted === this.#flushes) return;
    this.sqlite.pragma(`synchronous = ${wanted ? "FULL" : "NORMAL"}`);
    this.#flushes = wanted;
  }

  async #groupCommit(repeatable: boolean): Promise<void> {
    const { sqlite } = this;
    sqlite.exec("BEGIN IMMEDIATE");
    const until = performance.now() + BATCH_MS;
    const taken: { queued: QueuedTask; answer: () => void }[] = [];
    try {
      const next = () => {
        const [queued] = this.#queue;
        const apart = taken.length > 0 && (queued?.alone || taken[0]?.queued.alone);
        return apart || (repeatable && !queued?.repeatable) ? undefined : this.#queue.shift();
      };
      for (let queued = next(); queued; queued = performance.now() < until ? next() : undefined) {
        const entry = { queued, answer: () => {} };
        taken.push(entry);
        entry.answer = await this.#attempt(queued);
      }
      sqlite.exec("COMMIT");
    } catch (error) {
      // Before the rollback, which may throw too: nobody is to wait for ever.
      for (const { queued } of taken) queued.reject(toAppError(error));
      if (sqlite.inTransaction) sqlite.exec("ROLLBACK");
      return;
    }
    for (const { answer } of taken) answer();
  }

  /** Throws when a failure took the whole transaction with it, as a full disk does, or takes it: one that is alone needs no savepoint. */
  async #attempt(queued: QueuedTask): Promise<() => void> {
    const { sqlite } = this;
    if (queued.alone) {
      const value = await queued.task();
      return () => queued.resolve(value);
    }
    sqlite.exec("SAVEPOINT task");
    try {
      const value = await queued.task();
      sqlite.exec("RELEASE task");
      return () => queued.resolve(value);
    } catch (error) {
      if (!sqlite.inTransaction) throw error;
      sqlite.exec("ROLLBACK TO task; RELEASE task");
      return () => queued.reject(toAppError(error));
    }
  }
}
