import { AppError } from "@/lib/errors";

/**
 * A database that does not answer within this time counts as unavailable. So a visitor gets an error within three seconds, even if the
 * driver still tries.
 */
export const TIMEOUT_MS = 2500;

/**
 * Resolves to the result of the work. When the work is late, it continues in the background.
 * @throws AppError unavailable when the time is over
 */
export async function withTimeout<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const give = () => reject(new AppError("unavailable", "The database is too slow right now.", { retryAfter: 2 }));
    // One more turn of the event loop: if this process was busy, the answer may have arrived and not been read yet.
    timer = setTimeout(() => setImmediate(give), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
