/** Where a page of a list begins. `after` and `before` are ids of items in that very list; at most one of them is given. */
export interface Cursor {
  after?: string | undefined;
  before?: string | undefined;
}

/** A page of a list: the next one starts `after` its last item, the previous one ends `before` its first. */
export interface ListPage<Item> {
  items: Item[];
  hasPrevious: boolean;
  hasNext: boolean;
  /** How many items the whole list has, where a count of them is kept. */
  total?: number;
}

/**
 * A page out of the rows that were read for it, and one more where there is one: forwards from `after`, or backwards from `before`, which puts
 * the nearest one first.
 */
export function pageFrom<Item>(read: readonly Item[], { limit, after, before }: Cursor & { limit: number }): ListPage<Item> {
  const more = read.length > limit;
  const items = read.slice(0, limit);
  return after === undefined && before !== undefined
    ? { items: items.reverse(), hasPrevious: more, hasNext: true }
    : { items, hasPrevious: after !== undefined, hasNext: more };
}

/** What the next page is asked for `after`; null behind the last one. */
export const nextCursor = (page: Pick<ListPage<{ _id: string }>, "items" | "hasNext"> | null): string | null =>
  page?.hasNext ? (page.items.at(-1)?._id ?? null) : null;
