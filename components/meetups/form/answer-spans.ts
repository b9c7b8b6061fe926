const HOUR = 60;
const DAY = 24 * HOUR;

/** The choices of when answers close, in minutes before the start, as text for a form. */
export const CLOSES = [0, HOUR, 2 * HOUR, 6 * HOUR, 12 * HOUR, DAY, 2 * DAY, 3 * DAY, 7 * DAY].map(String);
/** The same for when answers open; empty means at once. */
export const OPENS = ["", ...[DAY, 2 * DAY, 3 * DAY, 7 * DAY, 14 * DAY, 30 * DAY].map(String)];

const plural = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`;

/** "12 hours before it starts" */
export function spanInWords(minutes: string, none: string): string {
  const span = Number(minutes);
  if (!minutes || span === 0) return none;
  const parts = [plural(Math.floor(span / DAY), "day"), plural(Math.floor((span % DAY) / HOUR), "hour"), plural(span % HOUR, "minute")];
  return `${parts.filter((part) => !part.startsWith("0 ")).join(" ")} before it starts`;
}
