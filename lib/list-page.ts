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
