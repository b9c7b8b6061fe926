/** Shorter than the lease of due work. */
const LONGEST_MS = 5000;
/** The pause between two steps, in which other requests and other processes can write. */
const PAUSE_MS = 1;

/** The options for a transaction that no request waits for and that can be run again: a second run does what is left. */
export const STEP = { unattended: true, repeatable: true } as const;

/**
 * For work of many steps; call it when the work begins. The returned function runs one step after another. It returns true when a step says
 * that nothing is left, and false when the time is up. Then the job stores how far it came and continues later.
 */
export function manySteps(): (more: () => Promise<boolean>) => Promise<boolean> {
  const until = Date.now() + LONGEST_MS;
  return async (more) => {
    while (Date.now() < until) {
      if (!(await more())) return true;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
    return false;
  };
}
