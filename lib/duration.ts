/** Lengths of time, in milliseconds. */
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
/** A day without a change of the clock; days of a calendar are counted in a zone. */
export const DAY_MS = 24 * HOUR_MS;

/** The moment so many milliseconds from now. */
export const inMs = (ms: number): string => new Date(Date.now() + ms).toISOString();
