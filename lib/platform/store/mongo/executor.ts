import type { ClientSession, MongoClient } from "mongodb";
import { RETRY_FOR_MS, retry } from "../retry";
import { TIMEOUT_MS, withTimeout } from "../timeout";
import { isCommitUnknown, isConflict, toAppError } from "./errors";

/**
 * `longest`: how long a transaction may take until its commit. `patience`: how long it is retried after conflicts. Both in milliseconds.
 */
export interface Time {
  longest: number;
  patience: number;
}

/** For the request of a visitor. */
const ATTENDED: Time = { longest: TIMEOUT_MS, patience: RETRY_FOR_MS };

/**
 * For work that no request waits for. `longest` must stay below the overlap of the change readers. A killed process leaves its transaction
 * open, which causes conflicts for up to a minute until the server aborts it.
 */
export const UNATTENDED: Time = { longest: 6000, patience: 75_000 };

/** Runs this process's calls of the server: it retries after conflicts and converts errors to AppErrors. */
export class Executor {
  readonly #pending = new Set<Promise<unknown>>();

  constructor(private readonly client: MongoClient) {}

  /** Resolves when no call is running. Closing the client earlier would leave a transaction open on the server. */
  async idle(): Promise<void> {
    while (this.#pending.size > 0) await Promise.allSettled(this.#pending);
  }

  /** Runs one operation that is atomic by itself. @throws AppError conflict, unavailable */
  run<T>(task: () => Promise<T>): Promise<T> {
    return withTimeout(TIMEOUT_MS, retry(task, isConflict, toAppError));
  }

  /**
   * Runs a task in a transaction; the task may run several times. (The driver's `withTransaction` would retry for two minutes, without a
   * pause, and never on a server that sets no error labels.)
   * @throws AppError conflict, unavailable when it did not reach its commit in time
   */
  transaction<T>(task: (session: ClientSession) => Promise<T>, { longest, patience } = ATTENDED): Promise<T> {
    return this.pending(retry(() => this.#attempt(task, longest), isConflict, toAppError, patience));
  }

  /** Adds a promise to those that `idle` waits for. */
  pending<T>(promise: Promise<T>): Promise<T> {
    const pending = promise.finally(() => this.#pending.delete(pending));
    this.#pending.add(pending);
    return pending;
  }

  async #attempt<T>(task: (session: ClientSession) => Promise<T>, longest: number): Promise<T> {
    const session = this.client.startSession();
    // With snapshot isolation, two writers of one document cause a conflict, and no transaction uses data that another one has changed
    // since.
    session.startTransaction({ readConcern: { level: "snapshot" }, writeConcern: { w: "majority" } });
    let step: Promise<unknown> = Promise.resolve();
    try {
      const doing = task(session);
      step = doing;
      const result = await withTimeout(longest, doing);
      step = commit(session);
      await withTimeout(TIMEOUT_MS, step);
      return result;
    } finally {
      const ended = this.pending(end(session, step));
      await withTimeout(TIMEOUT_MS / 5, ended).catch(() => {});
    }
  }
}

async function commit(session: ClientSession): Promise<void> {
  const begun = Date.now();
  await session.commitTransaction().catch((error) => {
    if (!isCommitUnknown(error) || Date.now() - begun > TIMEOUT_MS) throw error;
    return session.commitTransaction();
  });
}

/**
 * Ends the transaction, also when the task failed or was late: an open one would hold one of the server's connections. It waits for the
 * last step first, because an operation that runs after the transaction's end would be committed alone.
 */
async function end(session: ClientSession, lastStep: Promise<unknown>): Promise<void> {
  await lastStep.catch(() => {});
  if (session.inTransaction()) await session.abortTransaction().catch(() => {});
  await session.endSession();
}
