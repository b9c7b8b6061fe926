import type { ClientSession, MongoClient } from "mongodb";
import { RETRY_FOR_MS, retry } from "../retry";
import { TIMEOUT_MS, withTimeout } from "../timeout";
import { isCommitUnknown, isConflict, toAppError } from "./errors";

/** How long a transaction may take to its commit, and for how long it is tried again while others are in its way. */
export interface Time {
  longest: number;
  patience: number;
}

/** For a visitor. */
const ATTENDED: Time = { longest: TIMEOUT_MS, patience: RETRY_FOR_MS };

/**
 * For work that nobody waits for. Readers of changes look back further than the longest transaction lasts. What a killed process has left
 * open is in the way for up to a minute, until the server lets go of it.
 */
export const UNATTENDED: Time = { longest: 6000, patience: 75_000 };

/** How this process asks its server: conflicts are tried again, failures leave as AppErrors. */
export class Executor {
  readonly #pending = new Set<Promise<unknown>>();

  constructor(private readonly client: MongoClient) {}

  /** Resolves when nothing is under way: a client closed in the middle would leave its transaction open on the server. */
  async idle(): Promise<void> {
    while (this.#pending.size > 0) await Promise.allSettled(this.#pending);
  }

  /** One operation that is atomic by itself. @throws AppError conflict, unavailable */
  run<T>(task: () => Promise<T>): Promise<T> {
    return withTimeout(TIMEOUT_MS, retry(task, isConflict, toAppError));
  }

  /**
   * Everything the task does through the session, or nothing. The task may run several times. (The driver's `withTransaction` would
   * try for two minutes, at once and without a pause, and not at all on a server that sets no error labels.)
   * @throws AppError conflict, unavailable when it has not come to its commit in time
   */
  transaction<T>(task: (session: ClientSession) => Promise<T>, { longest, patience } = ATTENDED): Promise<T> {
    return this.pending(retry(() => this.#attempt(task, longest), isConflict, toAppError, patience));
  }

  /** What `idle` waits for. */
  pending<T>(promise: Promise<T>): Promise<T> {
    const pending = promise.finally(() => this.#pending.delete(pending));
    this.#pending.add(pending);
    return pending;
  }

  async #attempt<T>(task: (session: ClientSession) => Promise<T>, longest: number): Promise<T> {
    const session = this.client.startSession();
    // Snapshot: two writers of one document meet as a conflict, and neither reckons with what the other has changed.
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
 * Ends the transaction of a task that threw or was late, too: left open, it would hold one of the server's connections. Not before the
 * last step is over, for what a task does after the end of its transaction would be done for good.
 */
async function end(session: ClientSession, lastStep: Promise<unknown>): Promise<void> {
  await lastStep.catch(() => {});
  if (session.inTransaction()) await session.abortTransaction().catch(() => {});
  await session.endSession();
}
