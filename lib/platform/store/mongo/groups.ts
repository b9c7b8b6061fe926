import type { ClientSession } from "mongodb";
import { type Group, HOBBY_CATEGORIES, type HobbyCategory } from "@/lib/groups/schema";
import { edited } from "../edit";
import { byNewest, FEATURED } from "../featured";
import { newId } from "../id";
import type { GroupStore } from "../port/groups";
import { joinWords, nameKey, splitWords, wordsOf } from "../search";
import type { Connection } from "./connection";
import { toGroup, toGroupDocument, toObjectId } from "./documents";
import { EVERYBODY, groupBooks } from "./group-books";
import { pageReader } from "./group-pages";
import { groupSearcher } from "./group-search";
import { Turns } from "./turns";

/** `ready` is awaited before each write: a reader of changes that was just begun knows by then where it begins. */
export function groupStore(connection: Connection, ready: () => Promise<void>): GroupStore {
  const { groups, groupCounts, work } = connection;
  const books = groupBooks(connection);
  const turns = new Turns();
  const page = pageReader(connection);
  const search = groupSearcher(connection);
  const find = async (id: string): Promise<Group | null> => {
    const _id = toObjectId(id);
    const document = _id && (await groups.findOne({ _id }, { projection: { words: 0 } }));
    return document && toGroup(document);
  };
  const newestOf = (hobbyCategory: HobbyCategory) =>
    groups
      .find({ hobbyCategory }, { projection: { words: 0 } })
      .sort({ createdAt: -1, _id: -1 })
      .limit(1)
      .toArray();

  return {
    async create(input) {
      await ready();
      const group: Group = { ...input, _id: newId(), createdAt: new Date().toISOString() };
      const document = toGroupDocument(group);
      return work.together(async (session) => {
        await groups.insertOne(document, { session });
        await books.words(session, document._id, [], splitWords(document.words));
        await books.changed(session, ["groups", `group:${group._id}`]);
        await books.count(session, [{ ownerId: group.ownerId, category: group.hobbyCategory, by: 1 }]);
        return group;
      });
    },

    findById: (id) => work.once(() => find(id)),

    list: (listing) => work.once(() => page(listing)),

    search: (wanted) => work.once(() => search(wanted)),

    featured: () =>
      work.once(async () => {
        const newest = await Promise.all(HOBBY_CATEGORIES.map(newestOf));
        return newest.flat().map(toGroup).sort(byNewest).slice(0, FEATURED);
      }),

    async update(id, edit) {
      await ready();
      const present = await work.once(() => find(id));
      if (!present) return { matchedCount: 0, modifiedCount: 0 };
      if (!edited(present, edit)) return { matchedCount: 1, modifiedCount: 0 };
      const change = async (session: ClientSession) => {
        // Writing first takes the document for this transaction: what it was before is then certain.
        const { _id } = toGroupDocument(present);
        const derived = edit.groupName === undefined ? {} : { nameKey: nameKey(edit.groupName) };
        const before = await groups.findOneAndUpdate({ _id }, { $set: { ...edit, ...derived } }, { session, returnDocument: "before" });
        if (!before) return { matchedCount: 0, modifiedCount: 0 } as const;
        const group = toGroup(before);
        const after = edited(group, edit);
        if (!after) return { matchedCount: 1, modifiedCount: 0 } as const;
        const words = wordsOf(after);
        await groups.updateOne({ _id }, { $set: { words: joinWords(words) } }, { session });
        await books.words(session, _id, splitWords(before.words), words);
        await books.changed(session, ["groups", `group:${id}`]);
        const { ownerId } = group;
        const moved = after.hobbyCategory !== group.hobbyCategory;
        await books.count(session, [
          { ownerId, category: group.hobbyCategory, by: moved ? -1 : 0 },
          ...(moved ? [{ ownerId, category: after.hobbyCategory, by: 1 }] : []),
        ]);
        return { matchedCount: 1, modifiedCount: 1 } as const;
      };
      return turns.take(id, () => work.together(change));
    },

    async delete(id) {
      await ready();
      const _id = toObjectId(id);
      if (!_id) return { deletedCount: 0 };
      const change = async (session: ClientSession) => {
        const gone = await groups.findOneAndDelete({ _id }, { session });
        if (!gone) return { deletedCount: 0 } as const;
        await books.words(session, _id, splitWords(gone.words), []);
        await books.changed(session, ["groups", `group:${id}`]);
        await books.count(session, [{ ownerId: gone.ownerId.toHexString(), category: gone.hobbyCategory, by: -1 }]);
        return { deletedCount: 1 } as const;
      };
      return turns.take(id, () => work.together(change));
    },

    counts: (ownerId = EVERYBODY) =>
      work.once(async () => {
        const totals = new Map<HobbyCategory, number>();
        for (const { category, total } of await groupCounts.find({ owner: ownerId }).toArray())
          totals.set(category, (totals.get(category) ?? 0) + total);
        return Object.fromEntries([...totals].filter(([, total]) => total > 0));
      }),

    changedAt: () =>
      work.once(async () => {
        const moments: Partial<Record<HobbyCategory, string>> = {};
        for (const { category, changedAt = "" } of await groupCounts.find({ owner: EVERYBODY }).toArray())
          if (changedAt > (moments[category] ?? "")) moments[category] = changedAt;
        return moments;
      }),
  };
}
