import { AppError } from "@/lib/errors";
import { PATIENCE_MS } from "../pause";

/**
 * Lets those of this process who change the same thing do it one after the other. Side by side all their transactions but one would
 * fail, be tried again and fail again, until most of them gave up.
 */
export class Turns {
  readonly #last = new Map<string, Promise<unknown>>();

  /** @throws AppError unavailable when the turn comes too late: then nothing was begun */
  async take<T>(key: string, task: () => Promise<T>): Promise<T> {
    const deadline = Date.now() + PATIENCE_MS;
    const turn = (this.#last.get(key) ?? Promise.resolve()).then(() => {
      if (Date.now() > deadline) throw new AppError("unavailable", "Too many are changing this at once.", { retryAfter: 1 });
      return task();
    });
    const over = turn.catch(() => {});
    this.#last.set(key, over);
    try {
      return await turn;
    } finally {
      if (this.#last.get(key) === over) this.#last.delete(key);
    }
  }
}
