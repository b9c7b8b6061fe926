import type { Group } from "@/lib/groups/schema";

/** How many groups are featured at most. */
export const FEATURED = 6;

/** Newest first, the id breaking ties. */
export function byNewest(a: Group, b: Group): number {
  const [left, right] = [`${a.createdAt} ${a._id}`, `${b.createdAt} ${b._id}`];
  if (left === right) return 0;
  return left < right ? 1 : -1;
}
