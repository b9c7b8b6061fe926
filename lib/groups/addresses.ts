// By their relative paths: next.config.ts loads this file, and does not know "@" here.

import { ID, isId } from "../id";
import { NOT_FOUND_PATH } from "../not-found-path";
import { HOBBY_CATEGORIES, type HobbyCategory } from "./schema";

/** What the address of All Groups asks for, but for words to search. */
export interface GroupView {
  category?: HobbyCategory;
  sort: "az" | "za";
  after?: string;
  before?: string;
}

interface QueryPart {
  type: "query";
  key: string;
  value?: string;
}

interface Rewrite {
  source: string;
  destination: string;
  has?: QueryPart[];
  missing?: QueryPart[];
}

/**
 * Next tries `beforeFiles` at every request, in its router and once more in the page or route handler: only what has to win over a page may stand
 * there. `fallback` is tried where no page and no route handler has the address.
 */
export interface Rewrites {
  beforeFiles: Rewrite[];
  fallback: Rewrite[];
}

const PUBLIC_ADDRESS = "/allGroups";

const ANY_CATEGORY = "all";
const DEFAULT_SORT = "az";

const present = (key: string, value?: string): QueryPart => ({ type: "query", key, ...(value === undefined ? {} : { value }) });

/** Known values only, so that nothing else ever reaches a path; the named group is what the destination takes up. */
const CATEGORY = present("category", `(?<category>${HOBBY_CATEGORIES.join("|")})`);
const SORT = present("sort", "(?<sort>az|za)");
const cursor = (key: "after" | "before") => present(key, `(?<${key}>${ID})`);

/**
 * Turns each combination of the public address, the plain one too, into the path of one static page, made once and on demand. The guard keeps the
 * inner paths from being reached from outside. An empty value counts as absent in `has` and `missing` alike; whatever no rule knows ends nowhere.
 */
export function groupViewRewrites(): Rewrites {
  const guard = { source: `${PUBLIC_ADDRESS}/:inner+`, destination: NOT_FOUND_PATH };
  const rules: Rewrite[] = [{ source: PUBLIC_ADDRESS, has: [present("q")], destination: `${PUBLIC_ADDRESS}/search` }];
  for (const category of [CATEGORY, null])
    for (const sort of [SORT, null])
      for (const start of ["after", "before", null] as const) {
        const has = [category, sort, start && cursor(start)].filter((part) => part !== null);
        const named = new Set(has.map(({ key }) => key));
        const missing = ["category", "sort", "after", "before"].filter((key) => !named.has(key)).map((key) => present(key));
        const path = [category ? ":category" : ANY_CATEGORY, sort ? ":sort" : DEFAULT_SORT, ...(start ? [start, `:${start}`] : [])];
        rules.push({ source: PUBLIC_ADDRESS, has, missing, destination: `${PUBLIC_ADDRESS}/${path.join("/")}` });
      }
  for (const key of ["category", "sort", "after", "before"])
    rules.push({ source: PUBLIC_ADDRESS, has: [present(key)], destination: NOT_FOUND_PATH });
  return { beforeFiles: [guard], fallback: rules };
}

const isCategory = (value: string): value is HobbyCategory => (HOBBY_CATEGORIES as readonly string[]).includes(value);
const isSort = (value: string): value is GroupView["sort"] => value === "az" || value === "za";

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return "";
  }
}

/** Reads an inner path back. Parameters arrive percent-encoded. Null for a path no rule above makes. */
export function readGroupView(path: readonly string[]): GroupView | null {
  const [category = "", sort = "", direction, id = "", ...rest] = path.map(decoded);
  if (rest.length > 0 || !isSort(sort) || !(category === ANY_CATEGORY || isCategory(category))) return null;
  const view: GroupView = { sort, ...(isCategory(category) ? { category } : {}) };
  if (direction === undefined) return view;
  return (direction === "after" || direction === "before") && isId(id) ? { ...view, [direction]: id } : null;
}

type Values = Record<string, string | string[] | undefined>;

/** The last of several equal parameters counts, as it does in the rewrites; an empty one is absent. */
const lastValue = (values: Values, key: string): string | undefined => [values[key]].flat().at(-1) || undefined;

/** Reads a search's query. Null where the same query without words would be a 404. */
export function readGroupSearch(values: Values): (GroupView & { q: string }) | null {
  const [category, sort = DEFAULT_SORT, after, before] = ["category", "sort", "after", "before"].map((key) => lastValue(values, key));
  const q = (lastValue(values, "q") ?? "").trim().slice(0, 100);
  if (!isSort(sort) || (category && !isCategory(category)) || (after && before)) return null;
  if ((after && !isId(after)) || (before && !isId(before))) return null;
  return { q, sort, ...(category && isCategory(category) ? { category } : {}), ...(after ? { after } : {}), ...(before ? { before } : {}) };
}
