/** How long a person would wait for a lock somebody else holds. */
export const PATIENCE_MS = 2000;

/** Waits a little longer with every try, and never as long as anybody else does. */
export const pause = (attempt: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, (0.5 + Math.random()) * Math.min(80, 4 * 2 ** attempt)));
