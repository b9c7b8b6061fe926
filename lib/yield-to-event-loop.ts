/** Lets other requests be served in the middle of long work, which keeps the only thread of this process busy. */
export const yieldToEventLoop = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
