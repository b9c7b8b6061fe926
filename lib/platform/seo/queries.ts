import "server-only";
import { HOBBY_CATEGORIES, type HobbyCategory } from "@/lib/groups/schema";
import { groups } from "@/lib/groups/store";

export interface GroupDates {
  /** When any group was last added, changed or deleted, ISO 8601; undefined when the store does not know. */
  changedAt: string | undefined;
  /** The categories that have groups, each with the moment one of its groups was last added, changed or deleted. */
  categories: { category: HobbyCategory; changedAt: string | undefined }[];
}

/** Moments are ISO 8601, days or to the millisecond, so their text sorts by time. */
export const latest = (moments: (string | undefined)[]): string | undefined =>
  moments.reduce((last, moment) => (last === undefined || (moment !== undefined && moment > last) ? moment : last), undefined);

/** When the lists of groups last changed: from the counters, whatever the number of groups. Depends on the topic `groups`. */
export async function datesOfGroups(): Promise<GroupDates> {
  const [counts, moments] = await Promise.all([groups.counts(), groups.changedAt()]);
  return {
    // Of a category whose last group is gone too: the list of all groups lost it.
    changedAt: latest(Object.values(moments)),
    categories: HOBBY_CATEGORIES.filter((category) => counts[category]).map((category) => ({ category, changedAt: moments[category] })),
  };
}
