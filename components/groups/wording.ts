// Made once: a formatter costs far more than what it formats.
const DAY = { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" } as const;
const SHORT_DAY = new Intl.DateTimeFormat("en-GB", DAY);
const LONG_DAY = new Intl.DateTimeFormat("en-GB", { ...DAY, weekday: "short" });

/** "2026-12-04" → "4 Dec 2026". A day has no time zone: it is read and written as UTC. */
export const shortDay = (day: string): string => format(day, SHORT_DAY);

/** "2026-12-04" → "Fri, 4 Dec 2026". */
export const longDay = (day: string): string => format(day, LONG_DAY);

function format(day: string, as: Intl.DateTimeFormat): string {
  const date = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? "" : as.format(date);
}

/** A description as its writer spaced it: blank lines part paragraphs. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);

/** "ongoing" → "Ongoing". */
export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

export const memberCount = (count: number): string => `${count.toLocaleString("en")} ${count === 1 ? "member" : "members"}`;

export const memberLimit = (max: number): string => `${memberCount(max)} at most`;

/** The two read-only lines of a group form. */
export const personOf = ({ displayName, email }: { displayName: string | null; email: string }) => ({
  name: displayName ?? "No name yet",
  email,
});
