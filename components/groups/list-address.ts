import type { HobbyCategory } from "@/lib/groups/schema";

/** The filters of a list. The address leaves out the default sort `az`, so that every list has only one address. */
export interface ListView {
  category?: HobbyCategory;
  sort: "az" | "za";
  q?: string;
}

/** The cursor of a page: the id of the group before its first one, or of the group after its last one. */
type ListStart = { after: string } | { before: string };

const query = (pairs: [string, string | undefined][]): string => {
  const search = new URLSearchParams();
  for (const [key, value] of pairs) if (value) search.set(key, value);
  return search.size > 0 ? `?${search}` : "";
};

/** The address of a list, e.g. `/allGroups?category=Hiking&sort=za&after=…`. A new category, order or search starts at the first page. */
export function listAddress({ category, sort, q }: ListView, start?: ListStart): string {
  const pairs: [string, string | undefined][] = [
    ["q", q],
    ["category", category],
    ["sort", sort === "za" ? "za" : undefined],
  ];
  return `/allGroups${query(start ? [...pairs, ...Object.entries(start)] : pairs)}`;
}

interface Turnable {
  items: { _id: string }[];
  hasPrevious: boolean;
  hasNext: boolean;
}

/** The cursors of the previous and the next page. Undefined if there is no such page, or if this page is empty. */
export function turnsOf({ items, hasPrevious, hasNext }: Turnable): { previous?: ListStart; next?: ListStart } {
  const first = items[0]?._id;
  const last = items.at(-1)?._id;
  return {
    ...(hasPrevious && first ? { previous: { before: first } } : {}),
    ...(hasNext && last ? { next: { after: last } } : {}),
  };
}

/** The address of a page of a table that has no filters. */
export const pageAddress = (path: string, start: Partial<Record<"after" | "before", string>>): string =>
  `${path}${query(Object.entries(start))}`;

type Query = Record<string, string | string[] | undefined>;

/** Parses the cursor from a page's query. An empty value counts as absent. Null if there is more than one cursor. */
export function startIn({ after, before }: Query): { after?: string; before?: string } | null {
  if (Array.isArray(after) || Array.isArray(before) || (after && before)) return null;
  return { ...(after && { after }), ...(before && { before }) };
}
