import { HOBBY_CATEGORIES, type HobbyCategory } from "@/lib/groups/schema";

/** Nobody is ranked and nothing is taken away: these are sewn on when they are reached. */
export const MILESTONES = [1, 5, 10, 25, 50] as const;

/** How often each hobby is among these, the most first. */
export function countByHobby(hobbies: readonly HobbyCategory[]): { hobby: HobbyCategory; count: number }[] {
  const counts = HOBBY_CATEGORIES.map((hobby) => ({ hobby, count: hobbies.filter((each) => each === hobby).length }));
  return counts.filter(({ count }) => count > 0).toSorted((one, other) => other.count - one.count);
}

/** Each hobby has so many drawings. */
const DRAWINGS = 3;

/** A meetup keeps its own of its hobby's drawings. */
export const drawingOf = (meetupId: string): number => Number.parseInt(meetupId.slice(-4), 16) % DRAWINGS;

/** The next milestone; null after the last. */
export const nextMilestone = (count: number): number | null => MILESTONES.find((at) => at > count) ?? null;

/** For so many days a patch is news to whoever earned it: after that nobody is told of it on a device that has not seen it yet. */
export const NEWS_DAYS = 14;

/**
 * What somebody with `count` patches, `fresh` of them sewn on lately, is told of whose device has seen `seen`: a milestone that was
 * reached meanwhile, or the newest patch; null when nothing is new.
 */
export function newsOf(seen: number, { count, fresh }: { count: number; fresh: number }): { milestone: number | null } | null {
  const known = Math.max(seen, count - fresh);
  if (known >= count) return null;
  return { milestone: MILESTONES.findLast((at) => at > known && at <= count) ?? null };
}
