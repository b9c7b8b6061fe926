/** How long a person would wait for a lock that somebody else holds. */
export const RETRY_FOR_MS = 2000;

/** Waits longer with every try, by a random part of it, so that two who wait do not try at the same moment again. */
export const backoff = (attempt: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, (0.5 + Math.random()) * Math.min(80, 4 * 2 ** attempt)));

/** Tries again what fails by a lock, until `patience` has passed. @throws what `toAppError` makes of the last failure */
export async function retry<T>(
  task: () => T | Promise<T>,
  isLocked: (error: unknown) => boolean,
  toAppError: (error: unknown) => unknown,
  patience = RETRY_FOR_MS,
): Promise<T> {
  const deadline = Date.now() + patience;
  for (let attempt = 0; ; attempt++) {
    try {
      return await task();
    } catch (error) {
      if (!isLocked(error) || Date.now() > deadline) throw toAppError(error);
      await backoff(attempt);
    }
  }
}
