/** Lengths of time, in milliseconds. */
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
/** Always 24 hours. Calendar days, which can be shorter or longer when clocks change, are counted in a time zone. */
export const DAY_MS = 24 * HOUR_MS;

/** The time in so many milliseconds from now. */
export const inMs = (ms: number): string => new Date(Date.now() + ms).toISOString();
