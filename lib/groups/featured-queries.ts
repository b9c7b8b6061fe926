import "server-only";
import type { Reader } from "@/lib/platform/store/database";
import { type Group, Groups } from "./record";
import { HOBBY_CATEGORIES, type HobbyCategory } from "./schema";

/** How many groups are featured at most. */
const FEATURED = 6;

/**
 * How many of a category's newest groups are read to find an owner who has no featured group yet. If all of them belong to owners who have
 * one, the category is left out.
 */
const LOOKED_AT = 24;

const NEWEST = { by: "createdAt", descending: true } as const;

/** Newest first. For equal times, the greater id comes first. */
function byNewest(a: Group, b: Group): number {
  const [left, right] = [`${a.createdAt} ${a._id}`, `${b.createdAt} ${b._id}`];
  if (left === right) return 0;
  return left < right ? 1 : -1;
}

/**
 * The newest group of each category, newest first, at most one of each owner. If the owner of a category's newest group already has a
 * featured group, the newest group of another owner takes its place. The cost does not depend on the size of the store.
 */
export async function featuredGroups(reader: Reader): Promise<Group[]> {
  const candidates = new Map<HobbyCategory, Group[]>();
  const load = async (hobbyCategory: HobbyCategory, limit: number) =>
    candidates.set(hobbyCategory, await reader.list(Groups, { where: { hobbyCategory, visibility: "public" }, ...NEWEST, limit }));
  await Promise.all(HOBBY_CATEGORIES.map((category) => load(category, 1)));

  const featured: Group[] = [];
  const owners = new Set<string | null>();
  while (featured.length < FEATURED) {
    const [next] = [...candidates.values()].flatMap(([first]) => (first ? [first] : [])).sort(byNewest);
    if (!next) break;
    const category = next.hobbyCategory;
    if (!owners.has(next.ownerId)) {
      featured.push(next);
      owners.add(next.ownerId);
      candidates.delete(category);
      continue;
    }
    if (candidates.get(category)?.length === 1) await load(category, LOOKED_AT);
    candidates.set(category, candidates.get(category)?.filter(({ ownerId }) => !owners.has(ownerId)) ?? []);
  }
  return featured;
}
