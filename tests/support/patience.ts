/** For `vi.waitFor`: its own limit of one second is too short on a busy machine. Whoever waits this long waits for something that never comes. */
export const PATIENCE = { timeout: 30_000 };
