import type { ClientSession, MongoClient } from "mongodb";
import { AppError } from "@/lib/errors";
import { PATIENCE_MS, pause } from "../pause";
import { isCommitUnknown, isConflict, toAppError } from "./errors";

/** A transaction that has not come to its commit by then is given up; readers of changes look back further than that. */
const LONGEST_MS = 6000;

/** How this process asks its server: conflicts are tried again, failures leave as AppErrors. */
export class Work {
  readonly #pending = new Set<Promise<unknown>>();

  constructor(private readonly client: MongoClient) {}

  /** Resolves when nothing is under way: a client closed in the middle would leave its transaction open on the server. */
  async idle(): Promise<void> {
    while (this.#pending.size > 0) await Promise.allSettled(this.#pending);
  }

  /** One operation that is atomic by itself. @throws AppError conflict, unavailable */
  once<T>(task: () => Promise<T>): Promise<T> {
    return this.#patiently(task);
  }

  /**
   * Everything the task does through the session, or nothing. The task may run several times. (The driver's `withTransaction` would
   * try for two minutes, at once and without a pause, and not at all on a server that sets no error labels.)
   * @throws AppError conflict, unavailable
   */
  together<T>(task: (session: ClientSession) => Promise<T>): Promise<T> {
    const work = this.#patiently(() => this.#transaction(task)).finally(() => this.#pending.delete(work));
    this.#pending.add(work);
    return work;
  }

  async #patiently<T>(task: () => Promise<T>): Promise<T> {
    const deadline = Date.now() + PATIENCE_MS;
    for (let attempt = 0; ; attempt++) {
      try {
        return await task();
      } catch (error) {
        if (!isConflict(error) || Date.now() > deadline) throw toAppError(error);
        await pause(attempt);
      }
    }
  }

  async #transaction<T>(task: (session: ClientSession) => Promise<T>): Promise<T> {
    const session = this.client.startSession();
    const begun = Date.now();
    try {
      // Snapshot: two writers of one document meet as a conflict, and neither reckons with what the other has changed.
      session.startTransaction({ readConcern: { level: "snapshot" }, writeConcern: { w: "majority" } });
      const result = await task(session);
      if (Date.now() - begun > LONGEST_MS) throw new AppError("unavailable", "The database is too slow right now.", { retryAfter: 2 });
      await session.commitTransaction().catch((error) => {
        if (!isCommitUnknown(error)) throw error;
        return session.commitTransaction();
      });
      return result;
    } finally {
      // Also ends the transaction of a task that threw: left open, it would hold one of the server's connections.
      if (session.inTransaction()) await session.abortTransaction().catch(() => {});
      await session.endSession();
    }
  }
}
