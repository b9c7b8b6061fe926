import type { Filter } from "mongodb";
import type { Group, ListPage } from "@/lib/groups/schema";
import type { GroupListing } from "../port/groups";
import type { Connection } from "./connection";
import { type GroupDocument, toGroup, toObjectId } from "./documents";

/** `GroupStore.list`: a page by keyset, read from one index whichever server answers. */
export function pageReader({ groups }: Connection) {
  return async ({ sort, limit, category, ownerId, after, before }: GroupListing): Promise<ListPage<Group> | null> => {
    const owner = ownerId === undefined ? undefined : toObjectId(ownerId);
    const list: Filter<GroupDocument> = {
      ...(category !== undefined && { hobbyCategory: category }),
      ...(owner !== undefined && { ownerId: owner ?? undefined }),
    };
    const cursor = after ?? before;
    if (owner === null) return cursor === undefined ? { items: [], hasPrevious: false, hasNext: false } : null;
    const cursorId = cursor === undefined ? null : toObjectId(cursor);
    const from = cursorId && (await groups.findOne({ ...list, _id: cursorId }));
    if (cursor !== undefined && !from) return null;

    const backwards = after === undefined && before !== undefined;
    const key = sort === "newest" ? "createdAt" : "nameKey";
    const descending = (sort === "az") === backwards;
    const beyond = descending ? "$lt" : "$gt";
    const direction = descending ? -1 : 1;
    const read = (place: Filter<GroupDocument>) =>
      groups
        .find({ ...list, ...place }, { projection: { words: 0 } })
        .sort({ [key]: direction, _id: direction })
        .limit(limit + 1)
        .toArray();
    // Two reads side by side instead of one with $or: both are a plain walk along the index.
    const [same, rest] = from
      ? await Promise.all([read({ [key]: from[key], _id: { [beyond]: from._id } }), read({ [key]: { [beyond]: from[key] } })])
      : [[], await read({})];
    const rows = [...same, ...rest];
    const more = rows.length > limit;
    const items = rows.slice(0, limit).map(toGroup);
    return backwards
      ? { items: items.reverse(), hasPrevious: more, hasNext: true }
      : { items, hasPrevious: cursor !== undefined, hasNext: more };
  };
}
