import type { HobbyCategory } from "@/lib/groups/schema";
import { isId } from "@/lib/id";

/** What a visitor asked the list for. `az` is the default and stays out of the address, so that every list has one address only. */
export interface ListView {
  category?: HobbyCategory;
  sort: "az" | "za";
  q?: string;
}

/** Where a page of the list begins: the id of the group before its first, or after its last. */
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

/** The neighbours of a page: undefined where there is none, or where the page holds nothing to start from. */
export function turnsOf({ items, hasPrevious, hasNext }: Turnable): { previous?: ListStart; next?: ListStart } {
  const first = items[0]?._id;
  const last = items.at(-1)?._id;
  return {
    ...(hasPrevious && first ? { previous: { before: first } } : {}),
    ...(hasNext && last ? { next: { after: last } } : {}),
  };
}

/** The address of a page of a table that has nothing but pages. */
export const pageAddress = (path: string, start: Partial<Record<"after" | "before", string>>): string =>
  `${path}${query(Object.entries(start))}`;

type Query = Record<string, string | string[] | undefined>;

/** The cursor in a page's query; an empty value is none. Null when it makes no sense: the page does not exist. */
export function startIn({ after, before }: Query): { after?: string; before?: string } | null {
  if (Array.isArray(after) || Array.isArray(before) || (after && before)) return null;
  return { ...(after && { after }), ...(before && { before }) };
}

/** Whether a list may have had this start once: the group of a cursor is gone as soon as it is deleted, a mistyped one never was. */
export const mayHaveBeen = (start: { after?: string; before?: string } | null): boolean => isId(start?.after ?? start?.before ?? "");
