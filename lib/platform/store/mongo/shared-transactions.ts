import type { ClientSession } from "mongodb";
import { AppError } from "@/lib/errors";
import { isConflict, isDuplicate, toAppError } from "./errors";
import type { Executor, Time } from "./executor";
import type { MongoTransaction } from "./transaction";

interface Committed<T> {
  value: T;
  /** The topics of the whole shared transaction: its tasks have the same key, so they concern the same thing. */
  topics: ReadonlySet<string>;
}

interface QueuedTask {
  task: (transaction: MongoTransaction) => Promise<unknown>;
  resolve: (committed: Committed<unknown>) => void;
  reject: (error: unknown) => void;
}

/** How long one transaction continues to take in waiting tasks. */
const GATHER_MS = 400;

/** When a key is busy in other processes too, a transaction may be retried for this long. */
const BUSY: Time = { longest: 5000, patience: 9000 };

/**
 * A task that failed after a write. Its writes cannot be undone alone, so the transaction is aborted and the other tasks start again
 * without it.
 */
class Spoiled extends Error {
  constructor(
    readonly queued: QueuedTask,
    readonly reason: unknown,
  ) {
    super("A task of a shared transaction failed.");
  }
}

/**
 * Puts tasks of this process with the same key into one transaction, one after the other. In separate transactions all but one would
 * conflict, be retried and conflict again, until most of them gave up.
 */
export class SharedTransactions {
  readonly #waiting = new Map<string, QueuedTask[]>();

  constructor(
    private readonly executor: Executor,
    private readonly begin: (session: ClientSession) => MongoTransaction,
  ) {}

  run<T>(key: string, task: (transaction: MongoTransaction) => Promise<T>): Promise<Committed<T>> {
    return new Promise<Committed<T>>((resolve, reject) => {
      const queued = { task, resolve: resolve as (committed: Committed<unknown>) => void, reject };
      const queue = this.#waiting.get(key);
      if (queue) {
        queue.push(queued);
        return;
      }
      const fresh = [queued];
      this.#waiting.set(key, fresh);
      this.executor.pending(this.#serve(key, fresh)).catch(() => undefined);
    });
  }

  async #serve(key: string, queue: QueuedTask[]): Promise<void> {
    while (queue.length > 0) {
      const batch = [...queue];
      try {
        const answers = await this.executor.transaction((session) => this.#attempt(batch, session), BUSY);
        queue.splice(0, answers.length);
        for (const answer of answers) answer();
      } catch (error) {
        const lost = error instanceof Spoiled ? [error.queued] : batch;
        for (const queued of lost) {
          queue.splice(queue.indexOf(queued), 1);
          queued.reject(error instanceof Spoiled ? error.reason : error);
        }
      }
    }
    this.#waiting.delete(key);
  }

  /** @returns functions that give the tasks their results; call them after the commit */
  async #attempt(batch: QueuedTask[], session: ClientSession): Promise<(() => void)[]> {
    const until = performance.now() + GATHER_MS;
    const answers: (() => void)[] = [];
    const transaction = this.begin(session);
    for (const queued of batch) {
      if (answers.length > 0 && performance.now() > until) break;
      transaction.written = false;
      try {
        const value = await queued.task(transaction);
        answers.push(() => queued.resolve({ value, topics: transaction.topics }));
      } catch (error) {
        const refused = error instanceof AppError;
        if (!refused && (isConflict(error) || !isDuplicate(error))) throw error;
        if (!refused || transaction.written) throw new Spoiled(queued, toAppError(error));
        answers.push(() => queued.reject(error));
      }
    }
    await transaction.finish();
    return answers;
  }
}
