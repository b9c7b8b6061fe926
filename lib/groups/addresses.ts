// Relative imports, because next.config.ts loads this file and cannot resolve "@" there.

import { ID, isId } from "../id";
import { NOT_FOUND_PATH } from "../not-found-path";
import { HOBBY_CATEGORIES, type HobbyCategory } from "./schema";

/** What the address of All Groups asks for, apart from a search text. */
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
 * Next tries `beforeFiles` on every request: in its router, and again in the page or route handler. So it holds only the rules that must
 * win over a page. Next tries `fallback` when no page and no route handler has the address.
 */
export interface Rewrites {
  beforeFiles: Rewrite[];
  fallback: Rewrite[];
}

const PUBLIC_ADDRESS = "/allGroups";

const ANY_CATEGORY = "all";
const DEFAULT_SORT = "az";

const present = (key: string, value?: string): QueryPart => ({ type: "query", key, ...(value === undefined ? {} : { value }) });

/** Matches known values only, so that nothing else ever reaches a path. The destination refers to the named capture group. */
const CATEGORY = present("category", `(?<category>${HOBBY_CATEGORIES.join("|")})`);
const SORT = present("sort", "(?<sort>az|za)");
const cursor = (key: "after" | "before") => present(key, `(?<${key}>${ID})`);

/**
 * Rewrites each combination of filters of the public address, and the address without filters, to the path of one static page. Next makes
 * each page once, on demand. The guard keeps visitors from opening the inner paths. In both `has` and `missing`, an empty value counts as
 * absent. A combination that no rule matches leads to a 404.
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

/** Parses an inner path. Its parameters arrive percent-encoded. Null for a path that none of the rules above makes. */
export function readGroupView(path: readonly string[]): GroupView | null {
  const [category = "", sort = "", direction, id = "", ...rest] = path.map(decoded);
  if (rest.length > 0 || !isSort(sort) || !(category === ANY_CATEGORY || isCategory(category))) return null;
  const view: GroupView = { sort, ...(isCategory(category) ? { category } : {}) };
  if (direction === undefined) return view;
  return (direction === "after" || direction === "before") && isId(id) ? { ...view, [direction]: id } : null;
}

type Values = Record<string, string | string[] | undefined>;

/** If a parameter occurs several times, the last one counts, as in the rewrites. An empty value counts as absent. */
const lastValue = (values: Values, key: string): string | undefined => [values[key]].flat().at(-1) || undefined;

/** Parses the query of a search. Null if the same query without a search text would lead to a 404. */
export function readGroupSearch(values: Values): (GroupView & { q: string }) | null {
  const [category, sort = DEFAULT_SORT, after, before] = ["category", "sort", "after", "before"].map((key) => lastValue(values, key));
  const q = (lastValue(values, "q") ?? "").trim().slice(0, 100);
  if (!isSort(sort) || (category && !isCategory(category)) || (after && before)) return null;
  if ((after && !isId(after)) || (before && !isId(before))) return null;
  return { q, sort, ...(category && isCategory(category) ? { category } : {}), ...(after ? { after } : {}), ...(before ? { before } : {}) };
}
