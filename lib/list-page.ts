import { AppError } from "./errors";

/** The cursor of a list's page. `after` and `before` are ids of items in the same list; at most one of them is given. */
export interface Cursor {
  after?: string | undefined;
  before?: string | undefined;
}

/** A page of a list. The next page starts `after` its last item, the previous page ends `before` its first. */
export interface ListPage<Item> {
  items: Item[];
  hasPrevious: boolean;
  hasNext: boolean;
  /** How many items the whole list has, if the store keeps a count. */
  total?: number;
}

/**
 * Makes a page from the rows that were read for it. The query reads one row more than a page, if there is one. It reads forwards from
 * `after`, or backwards from `before` with the nearest row first.
 */
export function pageFrom<Item>(read: readonly Item[], { limit, after, before }: Cursor & { limit: number }): ListPage<Item> {
  const more = read.length > limit;
  const items = read.slice(0, limit);
  return after === undefined && before !== undefined
    ? { items: items.reverse(), hasPrevious: more, hasNext: true }
    : { items, hasPrevious: after !== undefined, hasNext: more };
}

/** The `after` of the next page; null if this is the last one. */
export const nextCursor = (page: Pick<ListPage<{ _id: string }>, "items" | "hasNext"> | null): string | null =>
  page?.hasNext ? (page.items.at(-1)?._id ?? null) : null;

/** The page that was read. @throws AppError not_found if its cursor is not in the list */
export function pageOf<Page>(page: Page | null, cursor: keyof Cursor = "after"): Page {
  if (page !== null) return page;
  throw new AppError("not_found", "There is no such page.", {
    fields: { [cursor]: ["This is no place in this list. Begin at its start."] },
  });
}
