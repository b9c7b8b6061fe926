import "server-only";
import { HOBBY_CATEGORIES, type HobbyCategory } from "@/lib/groups/schema";
import { getStore } from "@/lib/store";

export interface DatedCategory {
  category: HobbyCategory;
  /** When its newest group was added, ISO 8601. */
  changedAt: string;
}

/**
 * The categories that have groups, each with the moment its newest group was added: the counters, then one group for each category,
 * whatever the number of groups. Depends on the topic `groups`.
 */
export async function listDatedCategories(): Promise<DatedCategory[]> {
  const store = await getStore();
  const counts = await store.groups.counts();
  const dated = await Promise.all(
    HOBBY_CATEGORIES.filter((category) => counts[category]).map(async (category) => {
      const newest = await store.groups.list({ category, sort: "newest", limit: 1 });
      const changedAt = newest?.items[0]?.createdAt;
      return changedAt ? [{ category, changedAt }] : [];
    }),
  );
  return dated.flat();
}
