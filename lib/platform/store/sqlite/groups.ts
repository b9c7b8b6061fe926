import { and, desc, eq, gt, ne, sql } from "drizzle-orm";
import { type Group, HOBBY_CATEGORIES } from "@/lib/groups/schema";
import { edited } from "../edit";
import { byNewest, FEATURED } from "../featured";
import { isId, newId } from "../id";
import type { GroupStore } from "../port/groups";
import { splitWords } from "../search";
import type { Connection } from "./connection";
import { pageReader } from "./group-pages";
import { EVERYBODY, groupBookkeeping, groupColumns, toGroupRow } from "./group-rows";
import { groupSearcher } from "./group-search";
import { groupCounts, groups } from "./schema";

export function groupStore(connection: Connection): GroupStore {
  const { db, work } = connection;
  const books = groupBookkeeping(connection);
  const page = pageReader(connection);
  const search = groupSearcher(connection);
  const byId = db
    .select(groupColumns)
    .from(groups)
    .where(eq(groups.id, sql.placeholder("id")))
    .prepare();
  const wordsById = db
    .select({ words: groups.words })
    .from(groups)
    .where(eq(groups.id, sql.placeholder("id")))
    .prepare();
  const newestOf = db
    .select(groupColumns)
    .from(groups)
    .where(eq(groups.category, sql.placeholder("category")))
    .orderBy(desc(groups.createdAt), desc(groups.id))
    .limit(1)
    .prepare();
  const countsOf = db
    .select({ category: groupCounts.category, total: groupCounts.total })
    .from(groupCounts)
    .where(and(eq(groupCounts.ownerId, sql.placeholder("owner")), gt(groupCounts.total, 0)))
    .prepare();
  const changedAtOf = db
    .select({ category: groupCounts.category, changedAt: groupCounts.changedAt })
    .from(groupCounts)
    .where(and(eq(groupCounts.ownerId, EVERYBODY), ne(groupCounts.changedAt, "")))
    .prepare();
  const find = (id: string): Group | null => (isId(id) ? (byId.get({ id }) ?? null) : null);

  return {
    create: (input) =>
      work.write(() => {
        const group: Group = { ...input, _id: newId(), createdAt: new Date().toISOString() };
        const row = toGroupRow(group);
        db.insert(groups).values(row).run();
        books.words(row.id, [], splitWords(row.words));
        books.count(group.ownerId, group.hobbyCategory, 1);
        books.changed(["groups", `group:${row.id}`]);
        return group;
      }),

    findById: (id) => work.read(() => find(id)),

    list: (listing) => work.read(() => page(listing)),

    search: (wanted) => work.read(() => search(wanted)),

    featured: () =>
      work.read(() =>
        HOBBY_CATEGORIES.flatMap((category) => newestOf.get({ category }) ?? [])
          .sort(byNewest)
          .slice(0, FEATURED),
      ),

    update: (id, edit) =>
      work.write(() => {
        const group = find(id);
        if (!group) return { matchedCount: 0, modifiedCount: 0 };
        const after = edited(group, edit);
        if (!after) return { matchedCount: 1, modifiedCount: 0 };
        // As stored: an older version may have found other words in the same text.
        const before = splitWords(wordsById.get({ id })?.words ?? "");
        const { id: _same, ...row } = toGroupRow(after);
        db.update(groups).set(row).where(eq(groups.id, id)).run();
        books.words(id, before, splitWords(row.words));
        const moved = after.hobbyCategory !== group.hobbyCategory;
        books.count(group.ownerId, group.hobbyCategory, moved ? -1 : 0);
        if (moved) books.count(group.ownerId, after.hobbyCategory, 1);
        books.changed(["groups", `group:${id}`]);
        return { matchedCount: 1, modifiedCount: 1 };
      }),

    delete: (id) =>
      work.write(() => {
        const group = find(id);
        if (!group) return { deletedCount: 0 };
        const [gone] = db.delete(groups).where(eq(groups.id, id)).returning({ words: groups.words }).all();
        books.words(id, splitWords(gone?.words ?? ""), []);
        books.count(group.ownerId, group.hobbyCategory, -1);
        books.changed(["groups", `group:${id}`]);
        return { deletedCount: 1 };
      }),

    counts: (ownerId = EVERYBODY) =>
      work.read(() => Object.fromEntries(countsOf.all({ owner: ownerId }).map(({ category, total }) => [category, total]))),

    changedAt: () => work.read(() => Object.fromEntries(changedAtOf.all().map(({ category, changedAt }) => [category, changedAt]))),
  };
}
