/** Shorter than the lease of a work. */
const LONGEST_MS = 5000;
/** The pause between two steps, in which other requests and other processes can write. */
const PAUSE_MS = 1;

/** The options of a step that nobody waits for and that, when it is run again, does what was left. */
export const STEP = { unattended: true, repeatable: true } as const;

/**
 * For work of many steps, to be called when the work begins. The returned function takes one step after the other: true once a step says
 * that nothing is left, false when the time is up; the job then stores how far it came, and goes on from there later.
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
