import { and, eq, inArray, lte, sql } from "drizzle-orm";
import type { Group, HobbyCategory } from "@/lib/groups/schema";
import type { Topic } from "../port/changes";
import { joinWords, nameKey, wordsOf } from "../search";
import type { Connection } from "./connection";
import { changes, groupCounts, groups, groupWords } from "./schema";

/** A row as the product knows it. */
export const groupColumns = {
  _id: groups.id,
  groupName: groups.name,
  hobbyCategory: groups.category,
  location: groups.location,
  maxMembers: groups.maxMembers,
  startDate: groups.startDate,
  status: groups.status,
  description: groups.description,
  imageUrl: groups.imageUrl,
  ownerId: groups.ownerId,
  createdAt: groups.createdAt,
};

/** A group as a row, with what is derived from it. */
export const toGroupRow = (group: Group) => ({
  id: group._id,
  name: group.groupName,
  nameKey: nameKey(group.groupName),
  category: group.hobbyCategory,
  location: group.location,
  maxMembers: group.maxMembers,
  startDate: group.startDate,
  status: group.status,
  imageUrl: group.imageUrl,
  ownerId: group.ownerId,
  createdAt: group.createdAt,
  description: group.description,
  words: joinWords(wordsOf(group)),
});

/** Everybody's counter row. */
export const EVERYBODY = "";

/** How many change records stay; a reader further behind is told `*`. */
export const CHANGES_KEPT = 5000;

/** The statements that keep words, counters and change records true. To be called inside a write. */
export function groupBookkeeping({ db }: Connection) {
  const addWord = db
    .insert(groupWords)
    .values({ word: sql.placeholder("word"), groupId: sql.placeholder("id") })
    .onConflictDoNothing()
    .prepare();
  const dropWord = db
    .delete(groupWords)
    .where(and(eq(groupWords.word, sql.placeholder("word")), eq(groupWords.groupId, sql.placeholder("id"))))
    .prepare();
  const addCount = db
    .insert(groupCounts)
    .values({
      ownerId: sql.placeholder("owner"),
      category: sql.placeholder("category"),
      total: sql.placeholder("by"),
      changedAt: sql.placeholder("at"),
    })
    .onConflictDoUpdate({
      target: [groupCounts.ownerId, groupCounts.category],
      set: { total: sql`${groupCounts.total} + excluded.total`, changedAt: sql`max(${groupCounts.changedAt}, excluded.changed_at)` },
    })
    .prepare();
  const addChange = db
    .insert(changes)
    .values({ topic: sql.placeholder("topic") })
    .prepare();
  const prune = db
    .delete(changes)
    .where(lte(changes.seq, sql.placeholder("seq")))
    .prepare();

  return {
    words(id: string, before: string[], after: string[]): void {
      const [old, fresh] = [new Set(before), new Set(after)];
      for (const word of old) if (!fresh.has(word)) dropWord.run({ id, word });
      for (const word of fresh) if (!old.has(word)) addWord.run({ id, word });
    },
    /** Also to be told of a change that leaves the number as it is: the counter keeps the moment too. */
    count(ownerId: string, category: HobbyCategory, by: 1 | 0 | -1): void {
      const at = new Date().toISOString();
      for (const owner of [EVERYBODY, ownerId]) addCount.run({ owner, category, by, at });
    },
    changed(topics: Topic[]): void {
      for (const topic of topics) {
        const seq = Number(addChange.run({ topic }).lastInsertRowid);
        if (seq % 100 === 0) prune.run({ seq: seq - CHANGES_KEPT });
      }
    },
  };
}

/** The groups of these ids, in this order; an id without a group is left out. */
export function groupsInOrder({ db }: Connection, ids: string[]): Group[] {
  const rows = db.select(groupColumns).from(groups).where(inArray(groups.id, ids)).all();
  const byId = new Map(rows.map((row) => [row._id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
