import "server-only";
import { isId } from "@/lib/id";
import { database } from "@/lib/platform/store";
import { Meetups } from "./record";

/** As many as the longest page shows, that of a group's dates. */
export const MOST_PLACES = 60;

/**
 * How many places are left at each of these meetups; null without a limit. Lists do not hold this number, so that an answer makes one page
 * stale and not all.
 */
export async function placesLeftOf(ids: readonly string[]): Promise<Record<string, number | null>> {
  const db = await database();
  const meetups = await db.read((reader) => reader.getAll(Meetups, ids.filter(isId).slice(0, MOST_PLACES)));
  return Object.fromEntries(
    meetups.map(({ _id, capacity, going, held }) => [_id, capacity === null ? null : Math.max(0, capacity - going - held)]),
  );
}
