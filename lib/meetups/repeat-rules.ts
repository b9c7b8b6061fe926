/** A parsed rule of the supported set, in the terms of RFC 5545. COUNT and UNTIL are separate fields. */
export interface Rule {
  /** The rule without its end: "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH". */
  pattern: string;
  count: number | null;
  /** A day ("2026-12-31") or an instant, both inclusive. */
  until: string | null;
}

const MAX_COUNT = 500;

const DAY_NAME = "(?:MO|TU|WE|TH|FR|SA|SU)";
const WEEKDAYS = new RegExp(`^${DAY_NAME}(?:,${DAY_NAME}){0,6}$`);
const NTH_WEEKDAY = new RegExp(`^(?:[1-4]|-1)${DAY_NAME}$`);
const UNTIL = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)Z)?$/;
const COMMON = ["FREQ", "INTERVAL", "COUNT", "UNTIL", "WKST"];

function readParts(text: string): Map<string, string> | null {
  const parts = new Map<string, string>();
  for (const part of text
    .replace(/^RRULE:/i, "")
    .toUpperCase()
    .split(";")) {
    const [name, value, more] = part.split("=");
    if (!name || !value || more !== undefined || parts.has(name)) return null;
    parts.set(name, value);
  }
  return parts;
}

/** The end from UNTIL; undefined if it is not a date. */
function readUntil(text: string): string | undefined {
  const [, year, month, day, hour, minute, second] = UNTIL.exec(text) ?? [];
  if (!year) return undefined;
  const date = `${year}-${month}-${day}`;
  const moment = `${date}T${hour ?? "00"}:${minute ?? "00"}:${second ?? "00"}.000Z`;
  const known = new Date(moment);
  // `Date` reads 31 February as 3 March.
  if (Number.isNaN(known.getTime()) || known.toISOString() !== moment) return undefined;
  return hour ? moment : date;
}

/** The parts that select the days, in the order of RFC 5545; null if they are not supported. */
function readDays(parts: Map<string, string>): string[] | null {
  const interval = parts.get("INTERVAL") ?? "1";
  const byDay = parts.get("BYDAY");
  const byMonthDay = parts.get("BYMONTHDAY");
  switch (parts.get("FREQ")) {
    case "DAILY":
      return interval === "1" && !byDay && !byMonthDay ? ["FREQ=DAILY"] : null;
    case "WEEKLY":
      if (!/^[1-4]$/.test(interval) || byMonthDay || (byDay && !WEEKDAYS.test(byDay))) return null;
      return ["FREQ=WEEKLY", ...(interval === "1" ? [] : [`INTERVAL=${interval}`]), ...(byDay ? [`BYDAY=${byDay}`] : [])];
    case "MONTHLY":
      if (interval !== "1" || (byDay && byMonthDay)) return null;
      if (byDay) return NTH_WEEKDAY.test(byDay) ? ["FREQ=MONTHLY", `BYDAY=${byDay}`] : null;
      if (byMonthDay) return /^(?:[1-9]|[12]\d|3[01]|-1)$/.test(byMonthDay) ? ["FREQ=MONTHLY", `BYMONTHDAY=${byMonthDay}`] : null;
      return ["FREQ=MONTHLY"];
    default:
      return null;
  }
}

/** Parses a rule; null if it is not one of the supported set. */
export function parseRule(text: string): Rule | null {
  const parts = readParts(text);
  if (!parts) return null;
  if ([...parts.keys()].some((name) => !COMMON.includes(name) && name !== "BYDAY" && name !== "BYMONTHDAY")) return null;
  const days = readDays(parts);
  const wkst = parts.get("WKST");
  if (!days || (wkst && !new RegExp(`^${DAY_NAME}$`).test(wkst))) return null;
  const count = parts.has("COUNT") ? Number(parts.get("COUNT")) : null;
  if (count !== null && !(Number.isInteger(count) && count >= 1 && count <= MAX_COUNT)) return null;
  const until = parts.has("UNTIL") ? readUntil(parts.get("UNTIL") ?? "") : null;
  // RFC 5545 allows COUNT or UNTIL, not both.
  if (until === undefined || (until !== null && count !== null)) return null;
  return { pattern: [...days, ...(wkst ? [`WKST=${wkst}`] : [])].join(";"), count, until };
}
