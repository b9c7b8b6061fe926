/** Shorter than the lease of a work. */
const LONGEST_MS = 5000;
/** Between two steps others can write, also other processes. */
const BREATH_MS = 1;

/** How a step is written that nobody waits for, and that finds what is left when it is done again. */
export const STEP = { unattended: true, repeatable: true } as const;

/**
 * For a work of many steps, called when it begins. What it returns takes steps until one says that no more are left; false when it has
 * worked for so long that it should be noted how far it came, and go on from there.
 */
export function manySteps(): (more: () => Promise<boolean>) => Promise<boolean> {
  const until = Date.now() + LONGEST_MS;
  return async (more) => {
    while (Date.now() < until) {
      if (!(await more())) return true;
      await new Promise((resolve) => setTimeout(resolve, BREATH_MS));
    }
    return false;
  };
}
