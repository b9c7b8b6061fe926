import { dateFormat } from "@/lib/date-format";
import { formatNumber } from "@/lib/format-number";

const DAY = { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" } as const;

/** "2026-12-04" → "4 Dec 2026". A day has no time zone: it is read and written as UTC. */
export const shortDay = (day: string): string => format(day, DAY);

/** "2026-12-04" → "Fri, 4 Dec 2026". */
export const longDay = (day: string): string => format(day, { ...DAY, weekday: "short" });

function format(day: string, options: Intl.DateTimeFormatOptions): string {
  const date = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? "" : dateFormat("en-GB", options).format(date);
}

/** How the start date of a group is announced; both days as "2026-12-04". */
export const startLabel = (startDate: string, today: string): "Starts" | "Started" => (startDate > today ? "Starts" : "Started");

/** The paragraphs of a text. Blank lines separate them. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);

/** "ongoing" → "Ongoing". */
export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

export const memberCount = (count: number): string => `${formatNumber(count)} ${count === 1 ? "member" : "members"}`;

export const memberLimit = (max: number): string => `${memberCount(max)} at most`;

/** The two read-only lines of a group form. */
export const personOf = ({ displayName, email }: { displayName: string | null; email: string }) => ({
  name: displayName ?? "No name yet",
  email,
});
