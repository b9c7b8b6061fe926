// By their relative paths: next.config.ts loads this file, and does not know "@" here.
import { HOBBY_CATEGORIES, type HobbyCategory } from "../groups/schema";
import { NOT_FOUND_PATH } from "../not-found-path";

/** What the month of all meetups asks for: a day, whose month is shown; today's without one. */
export interface MonthView {
  day?: string;
  category?: HobbyCategory;
  free?: true;
}

const ADDRESS = "/meetups";
const INNER = `${ADDRESS}/by-month`;
const KEYS = ["day", "category", "free"] as const;

/** Known values only, so that nothing else ever reaches a path. Whether there is such a day at all is the page's to say. */
const KNOWN: Record<(typeof KEYS)[number], string> = {
  day: "20[0-9]{2}-[01][0-9]-[0-3][0-9]",
  category: HOBBY_CATEGORIES.join("|"),
  free: "1",
};
const ABSENT = "any";

const MONTH = { type: "query" as const, key: "view", value: "month" };
const present = (key: string, value?: string) => ({ type: "query" as const, key, ...(value !== undefined && { value }) });

/** Turns each combination into the path of one static page, the fullest first; a view or a value that nobody knows leads nowhere. */
export const monthRewrites = () => [
  ...Array.from({ length: 2 ** KEYS.length }, (_, bits) => KEYS.filter((_key, index) => bits & (1 << index)))
    .toSorted((one, other) => other.length - one.length)
    .map((keys) => ({
      source: ADDRESS,
      has: [MONTH, ...keys.map((key) => present(key, `(?<${key}>${KNOWN[key]})`))],
      missing: KEYS.filter((key) => !keys.includes(key)).map((key) => present(key)),
      destination: `${INNER}/${KEYS.map((key) => (keys.includes(key) ? `:${key}` : ABSENT)).join("/")}`,
    })),
  { source: ADDRESS, has: [present("view")], destination: NOT_FOUND_PATH },
];

const inner = (part: string | undefined): string => decodeURIComponent(part ?? ABSENT);

/** The view of an inner path; null for one that no rewrite makes. */
export function monthOfPath(path: readonly string[]): MonthView | null {
  const [day, category, free] = [inner(path[0]), inner(path[1]), inner(path[2])];
  const hobby = HOBBY_CATEGORIES.find((known) => known === category);
  if (path.length !== KEYS.length || !(day === ABSENT || new RegExp(`^${KNOWN.day}$`).test(day))) return null;
  if (!(category === ABSENT || hobby) || !["1", ABSENT].includes(free)) return null;
  return { ...(day !== ABSENT && { day }), ...(hobby && { category: hobby }), ...(free === "1" && { free: true as const }) };
}

/** Where the static page of a month lies inside the server. */
export const monthInnerPath = (view: MonthView): string =>
  `${INNER}/${KEYS.map((key) => (view[key] === undefined ? ABSENT : encodeURIComponent(view[key] === true ? "1" : view[key]))).join("/")}`;

/** The address people know. With the day at the end: the grid writes it for each of its days. */
export function monthAddress({ day, category, free }: MonthView): string {
  const query = new URLSearchParams({ view: "month", ...(category && { category }), ...(free && { free: "1" }), ...(day && { day }) });
  return `${ADDRESS}?${query}`;
}
