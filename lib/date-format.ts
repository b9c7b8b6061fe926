import { siteZone } from "./zone";

const made = new Map<string, Intl.DateTimeFormat>();
/** More formatters than any page needs. Users choose the time zones, so the cache needs a limit. */
const MOST_KEPT = 200;

/** The formatter with these options. Making one takes a hundred times as long as using it, so it is made once for all pages. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const kept = made.get(key);
  if (kept) return kept;
  if (made.size >= MOST_KEPT) made.clear();
  const format = new Intl.DateTimeFormat(locale, options);
  made.set(key, format);
  return format;
}

/** The date of a moment in the site's time zone, or in another one: "2027-02-21". */
export const dayAt = (moment: string, timeZone: string = siteZone()): string => dateFormat("en-CA", { timeZone }).format(new Date(moment));

/** A date in British English, in the site's time zone. */
export const siteDate = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  dateFormat("en-GB", { ...options, timeZone: siteZone() });
