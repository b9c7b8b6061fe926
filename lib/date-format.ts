import { siteZone } from "./zone";

const made = new Map<string, Intl.DateTimeFormat>();
/** More kinds than a page shows; people name zones, so there is no end of them. */
const MOST_KEPT = 200;

/** The formatter of these options, which takes a hundred times as long to make as to use: made once for all pages. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const kept = made.get(key);
  if (kept) return kept;
  if (made.size >= MOST_KEPT) made.clear();
  const format = new Intl.DateTimeFormat(locale, options);
  made.set(key, format);
  return format;
}

/** The day of a moment where the site is, or in another zone: "2027-02-21". */
export const dayAt = (moment: string, timeZone: string = siteZone()): string => dateFormat("en-CA", { timeZone }).format(new Date(moment));

/** A date in British English as it is where the site is. */
export const siteDate = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  dateFormat("en-GB", { ...options, timeZone: siteZone() });
