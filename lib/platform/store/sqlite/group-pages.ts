import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Group, ListPage } from "@/lib/groups/schema";
import { isId } from "../id";
import type { GroupListing } from "../port/groups";
import type { Connection, Drizzle } from "./connection";
import { groupColumns } from "./group-rows";
import { groups } from "./schema";

/** What tells one list query from another. Values are bound, so there are only a few dozen different ones. */
export interface PageShape {
  key: "name" | "created";
  descending: boolean;
  category: boolean;
  owner: boolean;
  cursor: boolean;
}

/** A page by keyset: an index gives the order and the place to start. */
export function pageQuery(db: Drizzle, { key, descending, category, owner, cursor }: PageShape) {
  const column = key === "name" ? groups.nameKey : groups.createdAt;
  const [order, comparison] = descending ? [desc, sql.raw("<")] : [asc, sql.raw(">")];
  const conditions: (SQL | undefined)[] = [
    owner ? eq(groups.ownerId, sql.placeholder("ownerId")) : undefined,
    category ? eq(groups.category, sql.placeholder("category")) : undefined,
    cursor ? sql`(${column}, ${groups.id}) ${comparison} (${sql.placeholder("key")}, ${sql.placeholder("id")})` : undefined,
  ];
  return db
    .select(groupColumns)
    .from(groups)
    .where(and(...conditions))
    .orderBy(order(column), order(groups.id))
    .limit(sql.placeholder("limit"));
}

/** `GroupStore.list`. */
export function pageReader({ db }: Connection) {
  const prepare = (shape: PageShape) => pageQuery(db, shape).prepare();
  const queries = new Map<string, ReturnType<typeof prepare>>();
  const queryFor = (shape: PageShape) => {
    const name = Object.values(shape).join();
    const known = queries.get(name) ?? prepare(shape);
    queries.set(name, known);
    return known;
  };
  const position = db
    .select({ id: groups.id, name: groups.nameKey, created: groups.createdAt, category: groups.category, ownerId: groups.ownerId })
    .from(groups)
    .where(eq(groups.id, sql.placeholder("id")))
    .prepare();

  return ({ sort, limit, category, ownerId, after, before }: GroupListing): ListPage<Group> | null => {
    const cursor = after ?? before;
    const backwards = after === undefined && before !== undefined;
    const from = cursor === undefined || !isId(cursor) ? undefined : position.get({ id: cursor });
    const outside = from && ((category && from.category !== category) || (ownerId && from.ownerId !== ownerId));
    if (cursor !== undefined && (!from || outside)) return null;
    const key = sort === "newest" ? "created" : "name";
    const shape = {
      key,
      descending: (sort === "az") === backwards,
      category: category !== undefined,
      owner: ownerId !== undefined,
      cursor: from !== undefined,
    } as const;
    const rows = queryFor(shape).all({ category, ownerId, key: from?.[key], id: from?.id, limit: limit + 1 });
    const more = rows.length > limit;
    const items = rows.slice(0, limit);
    return backwards
      ? { items: items.reverse(), hasPrevious: more, hasNext: true }
      : { items, hasPrevious: cursor !== undefined, hasNext: more };
  };
}
