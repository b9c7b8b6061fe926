/** As calendars write them (RFC 5545), in the order of `Date.getUTCDay`. */
export const WEEKDAYS: readonly string[] = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"];

/** In the same order. */
export const WEEKDAY_NAMES: readonly string[] = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/** "Monday" for "MO"; empty for none. */
export const weekdayName = (weekday: string): string => WEEKDAY_NAMES[WEEKDAYS.indexOf(weekday)] ?? "";
