import type { ClientSession } from "mongodb";
import { AppError } from "@/lib/errors";
import { isConflict, isDuplicate, toAppError } from "./errors";
import type { MongoTransaction } from "./transaction";
import type { Time, Work } from "./work";

interface Job {
  task: (transaction: MongoTransaction) => Promise<unknown>;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
}

/** How long one transaction goes on taking in those that wait. */
const GATHER_MS = 400;

/** Whoever contends with other processes for a busy key may have to wait this long for a transaction of its own. */
const BUSY: Time = { longest: 5000, patience: 9000 };

/** A task that failed after it had written something: the transaction cannot go on, and the others start again without it. */
class Spoiled extends Error {
  constructor(
    readonly job: Job,
    readonly reason: unknown,
  ) {
    super("A task of a shared transaction failed.");
  }
}

/**
 * Lets those of this process who would contend for the same thing share one transaction, one after the other. Each in its own, all but
 * one would fail, be tried again and fail again, until most of them gave up.
 */
export class SharedTransactions {
  readonly #waiting = new Map<string, Job[]>();

  constructor(
    private readonly work: Work,
    private readonly begin: (session: ClientSession) => MongoTransaction,
  ) {}

  run<T>(key: string, task: (transaction: MongoTransaction) => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const job = { task, resolve: resolve as (value: unknown) => void, reject };
      const queue = this.#waiting.get(key);
      if (queue) {
        queue.push(job);
        return;
      }
      const fresh = [job];
      this.#waiting.set(key, fresh);
      this.work.pending(this.#serve(key, fresh)).catch(() => undefined);
    });
  }

  async #serve(key: string, queue: Job[]): Promise<void> {
    while (queue.length > 0) {
      const jobs = [...queue];
      try {
        const answers = await this.work.together((session) => this.#attempt(jobs, session), BUSY);
        queue.splice(0, answers.length);
        for (const answer of answers) answer();
      } catch (error) {
        const lost = error instanceof Spoiled ? [error.job] : jobs;
        for (const job of lost) {
          queue.splice(queue.indexOf(job), 1);
          job.reject(error instanceof Spoiled ? error.reason : error);
        }
      }
    }
    this.#waiting.delete(key);
  }

  /** @returns what to tell the jobs that were done, once it is committed */
  async #attempt(jobs: Job[], session: ClientSession): Promise<(() => void)[]> {
    const until = performance.now() + GATHER_MS;
    const answers: (() => void)[] = [];
    const transaction = this.begin(session);
    for (const job of jobs) {
      if (answers.length > 0 && performance.now() > until) break;
      transaction.written = false;
      try {
        const value = await job.task(transaction);
        answers.push(() => job.resolve(value));
      } catch (error) {
        const refused = error instanceof AppError;
        if (!refused && (isConflict(error) || !isDuplicate(error))) throw error;
        if (!refused || transaction.written) throw new Spoiled(job, toAppError(error));
        answers.push(() => job.reject(error));
      }
    }
    await transaction.finish();
    return answers;
  }
}
