/** "2026-10-09" → "9 October 2026". A day has no time zone, so it is read and written in UTC. */
export const writtenDay = (date: string): string =>
  new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" }).format(
    new Date(`${date}T00:00:00Z`),
  );
