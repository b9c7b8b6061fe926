import { HOBBY_CATEGORIES, type HobbyCategory } from "@/lib/groups/schema";

/** Numbers of patches that are celebrated. There is no ranking, and a milestone once reached stays. */
export const MILESTONES = [1, 5, 10, 25, 50] as const;

/** The number of occurrences of each hobby, the most frequent first. */
export function countByHobby(hobbies: readonly HobbyCategory[]): { hobby: HobbyCategory; count: number }[] {
  const counts = HOBBY_CATEGORIES.map((hobby) => ({ hobby, count: hobbies.filter((each) => each === hobby).length }));
  return counts.filter(({ count }) => count > 0).toSorted((one, other) => other.count - one.count);
}

/** The number of drawings for each hobby. */
const DRAWINGS = 3;

/** The drawing for a meetup. It follows from the id, so it never changes. */
export const drawingOf = (meetupId: string): number => Number.parseInt(meetupId.slice(-4), 16) % DRAWINGS;

/** The next milestone; null after the last. */
export const nextMilestone = (count: number): number | null => MILESTONES.find((at) => at > count) ?? null;

/** For this many days a patch is news to the person who earned it. After that, a device that has not shown it yet does not announce it. */
export const NEWS_DAYS = 14;

/**
 * The news for a person with `count` patches, `fresh` of them new, on a device that has shown `seen` patches. It is a milestone reached
 * since then, or the newest patch (`milestone` null). Null if nothing is new.
 */
export function newsOf(seen: number, { count, fresh }: { count: number; fresh: number }): { milestone: number | null } | null {
  const known = Math.max(seen, count - fresh);
  if (known >= count) return null;
  return { milestone: MILESTONES.findLast((at) => at > known && at <= count) ?? null };
}
