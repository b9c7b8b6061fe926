/** How long a person would wait for a lock that another process holds. */
export const RETRY_FOR_MS = 2000;

/** Waits longer after each try, with a random part, so that two waiting processes do not retry at the same moment. */
export const backoff = (attempt: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, (0.5 + Math.random()) * Math.min(80, 4 * 2 ** attempt)));

/** Retries a task that fails because of a lock, until `patience` (in ms) has passed. @throws what `toAppError` makes of the last error */
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
