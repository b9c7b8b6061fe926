/** Whether the visitor asked their system for less motion. */
export const movesLess = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
