// These imports use relative paths because next.config.ts loads this file and cannot resolve "@".
import type { Rewrites } from "../groups/addresses";
import { HOBBY_CATEGORIES, type HobbyCategory } from "../groups/schema";
import { ID, isId } from "../id";
import { NOT_FOUND_PATH } from "../not-found-path";
import { monthRewrites } from "./month-addresses";

/** This rewrite must come before the file routes: otherwise the route of a meetup's page would match this address. */
const MEETUP_CALENDAR = { source: `/groups/:slug/meetups/:id(${ID}).ics`, destination: "/api/calendars/groups/:slug/:id" };

/** The public addresses of calendars. They need rewrites because a folder in Next's `app` cannot have a name that ends in `.ics`. */
const CALENDARS = [
  { source: "/groups/:slug/calendar.ics", destination: "/api/calendars/groups/:slug" },
  { source: "/calendars/:secret([A-Za-z0-9_-]+).ics", destination: "/api/calendars/people/:secret" },
  { source: "/meetups.ics", destination: "/api/calendars/meetups" },
];

/** All of these are counted in days of the site's time zone. */
const WHENS = ["today", "week", "weekend", "month"] as const;
export type When = (typeof WHENS)[number];

/** The filters in the address of the list of all meetups. */
export interface MeetupsView {
  when?: When;
  category?: HobbyCategory;
  free?: true;
  after?: string;
}

const ADDRESS = "/meetups";
const KEYS = ["when", "category", "free", "after"] as const;
type Key = (typeof KEYS)[number];

/** Only known values match, so that no other text ever becomes part of a path. */
const KNOWN: Record<Key, string> = {
  when: WHENS.join("|"),
  category: HOBBY_CATEGORIES.join("|"),
  /** The API accepts both values too. */
  free: "1|true",
  after: ID,
};
const ABSENT = "any";

const present = (key: Key, value?: string) => ({ type: "query" as const, key, ...(value !== undefined && { value }) });

/** Every combination of keys, the one with the most keys first. */
const combinations = Array.from({ length: 2 ** KEYS.length }, (_, bits) => KEYS.filter((_key, index) => bits & (1 << index))).toSorted(
  (one, other) => other.length - one.length,
);

/**
 * Rewrites each combination of filters (also no filter) to the path of one static page, as for All Groups. An empty value counts as absent.
 */
export const meetupRewrites = (): Rewrites => ({
  beforeFiles: [MEETUP_CALENDAR, { source: `${ADDRESS}/:inner+`, destination: NOT_FOUND_PATH }],
  fallback: [
    ...CALENDARS,
    ...monthRewrites(),
    ...combinations.map((keys) => ({
      source: ADDRESS,
      has: keys.map((key) => present(key, `(?<${key}>${KNOWN[key]})`)),
      missing: KEYS.filter((key) => !keys.includes(key)).map((key) => present(key)),
      destination: `${ADDRESS}/${KEYS.map((key) => (keys.includes(key) ? `:${key}` : ABSENT)).join("/")}`,
    })),
    ...KEYS.map((key) => ({ source: ADDRESS, has: [present(key)], destination: NOT_FOUND_PATH })),
  ],
});

const isOneOf = <Known extends string>(known: readonly Known[], text: string): text is Known => (known as readonly string[]).includes(text);

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return "";
  }
}

/** The filters that an inner path stands for; null for a path that no rewrite produces. */
export function viewOfPath(path: readonly string[]): MeetupsView | null {
  const [when = "", category = "", free = "", after = "", ...more] = path.map(decoded);
  if (more.length > 0) return null;
  if (when !== ABSENT && !isOneOf(WHENS, when)) return null;
  if (category !== ABSENT && !isOneOf(HOBBY_CATEGORIES, category)) return null;
  if (!["1", "true", ABSENT].includes(free) || !(after === ABSENT || isId(after))) return null;
  return {
    ...(when !== ABSENT && { when: when as When }),
    ...(category !== ABSENT && { category: category as HobbyCategory }),
    ...(free !== ABSENT && { free: true }),
    ...(after !== ABSENT && { after }),
  };
}

/** The inner path of the static page for these filters: the destination of the rewrites. */
export const innerPath = (view: MeetupsView): string =>
  `${ADDRESS}/${KEYS.map((key) => (view[key] === undefined ? ABSENT : encodeURIComponent(view[key] === true ? "1" : view[key]))).join("/")}`;

/** The public address of the list with these filters. */
export function meetupsAddress({ when, category, free, after }: MeetupsView): string {
  const query = new URLSearchParams({
    ...(when && { when }),
    ...(category && { category }),
    ...(free && { free: "1" }),
    ...(after && { after }),
  });
  return query.size > 0 ? `${ADDRESS}?${query}` : ADDRESS;
}
