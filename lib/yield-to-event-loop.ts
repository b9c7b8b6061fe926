/** Lets other requests go on, in the middle of work that keeps the one thread of this process. */
export const yieldToEventLoop = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
