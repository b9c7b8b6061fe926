import { AppError } from "@/lib/errors";

/** A database that says nothing for this long is away: the visitor hears so within three seconds, whatever a driver still tries. */
export const TIMEOUT_MS = 2500;

/**
 * What the work resolves to. The work itself goes on when it is late.
 * @throws AppError unavailable when it has not ended by then
 */
export async function withTimeout<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const give = () => reject(new AppError("unavailable", "The database is too slow right now.", { retryAfter: 2 }));
    // One more turn of the event loop: when this process was the slow one, the answer may be there, not yet read.
    timer = setTimeout(() => setImmediate(give), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
