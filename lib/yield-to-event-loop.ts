/** Long work blocks the only thread of this process. Awaiting this lets other requests run in between. */
export const yieldToEventLoop = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
