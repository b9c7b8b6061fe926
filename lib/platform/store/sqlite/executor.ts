import type { Database } from "better-sqlite3";
import { backoff, RETRY_FOR_MS, retry } from "../retry";
import { isBusy, toAppError } from "./errors";

interface QueuedTask {
  task: () => unknown;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
  deadline: number;
  repeatable: boolean;
  /** A long task: no other task shares its transaction. */
  alone: boolean;
}

/** How long one transaction may take in waiting writes. */
const BATCH_MS = 8;

/**
 * Runs the writes of this process. A task may run twice, and must await only values that are ready, so that its transaction ends before the
 * next turn of the event loop. Only a task with `alone` may pause in between. Writes that wait at the same moment share one immediate
 * transaction, each in its own savepoint, because the flush to disk at the end is the main cost of a write. While another process holds the
 * lock, the executor waits without blocking the event loop.
 */
export class Executor {
  readonly #queue: QueuedTask[] = [];
  #runner: Promise<void> | null = null;
  /** The value that connection.ts sets at the start. */
  #flushes = true;

  /** @param check throws when the file must not be written to */
  constructor(
    private readonly sqlite: Database,
    private readonly check: () => void,
  ) {}

  /** Runs a read. @throws AppError unavailable when the database stays locked or is broken */
  run<T>(task: () => Promise<T>): Promise<T> {
    return retry(task, isBusy, toAppError);
  }

  /**
   * Runs a write. It resolves when the write is on disk; a repeatable write may resolve before that. @throws AppError conflict,
   * unavailable; then nothing was written
   */
  transaction<T>(task: () => Promise<T>, { repeatable = false, alone = false } = {}): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const deadline = Date.now() + RETRY_FOR_MS;
      this.#queue.push({ task, resolve: resolve as (value: unknown) => void, reject, deadline, repeatable, alone });
      this.#runner ??= this.#drain();
    });
  }

  /** Resolves when no write is waiting. */
  async idle(): Promise<void> {
    await this.#runner;
  }

  async #drain(): Promise<void> {
    for (let busy = 0; this.#queue.length > 0; ) {
      // One turn of the event loop, so that writes of the same moment join the batch.
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

  /** Throws only when the transaction could not begin; then all tasks are still in the queue. */
  async #batch(): Promise<void> {
    this.check();
    // The flush is skipped only when all tasks are repeatable. The next flush also writes what was not flushed before it.
    const [first] = this.#queue;
    const repeatable = first?.alone ? first.repeatable : this.#queue.every((queued) => queued.repeatable);
    this.#flushAtEnd(!repeatable);
    await this.#groupCommit(repeatable);
  }

  /** Sets the pragma only when the value changes, because most consecutive writes are of the same kind. */
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
      // Before the rollback, which may throw too: otherwise these callers would wait for ever.
      for (const { queued } of taken) queued.reject(toAppError(error));
      if (sqlite.inTransaction) sqlite.exec("ROLLBACK");
      return;
    }
    for (const { answer } of taken) answer();
  }

  /**
   * Throws when the failure ended the whole transaction, as a full disk does, or when the task runs alone: such a task has no savepoint.
   */
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
