// These imports use relative paths because next.config.ts loads this file and cannot resolve "@".
import { HOBBY_CATEGORIES, type HobbyCategory } from "../groups/schema";
import { NOT_FOUND_PATH } from "../not-found-path";

/** The filters in the address of the month view. `day` selects the month; without it the present month is shown. */
export interface MonthView {
  day?: string;
  category?: HobbyCategory;
  free?: true;
}

const ADDRESS = "/meetups";
const INNER = `${ADDRESS}/by-month`;
const KEYS = ["day", "category", "free"] as const;

/** Only known values match, so that no other text ever becomes part of a path. The page checks whether the day exists. */
const KNOWN: Record<(typeof KEYS)[number], string> = {
  day: "20[0-9]{2}-[01][0-9]-[0-3][0-9]",
  category: HOBBY_CATEGORIES.join("|"),
  free: "1",
};
const ABSENT = "any";

const MONTH = { type: "query" as const, key: "view", value: "month" };
const present = (key: string, value?: string) => ({ type: "query" as const, key, ...(value !== undefined && { value }) });

/**
 * Rewrites each combination of filters to the path of one static page, the one with the most filters first. An unknown view or value gets
 * the 404 page.
 */
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

/** The filters that an inner path stands for; null for a path that no rewrite produces. */
export function monthOfPath(path: readonly string[]): MonthView | null {
  const [day, category, free] = [inner(path[0]), inner(path[1]), inner(path[2])];
  const hobby = HOBBY_CATEGORIES.find((known) => known === category);
  if (path.length !== KEYS.length || !(day === ABSENT || new RegExp(`^${KNOWN.day}$`).test(day))) return null;
  if (!(category === ABSENT || hobby) || !["1", ABSENT].includes(free)) return null;
  return { ...(day !== ABSENT && { day }), ...(hobby && { category: hobby }), ...(free === "1" && { free: true as const }) };
}

/** The inner path of the static page for this month: the destination of the rewrites. */
export const monthInnerPath = (view: MonthView): string =>
  `${INNER}/${KEYS.map((key) => (view[key] === undefined ? ABSENT : encodeURIComponent(view[key] === true ? "1" : view[key]))).join("/")}`;

/** The public address of a month. The day comes last, because the grid appends it for each of its days. */
export function monthAddress({ day, category, free }: MonthView): string {
  const query = new URLSearchParams({ view: "month", ...(category && { category }), ...(free && { free: "1" }), ...(day && { day }) });
  return `${ADDRESS}?${query}`;
}
