import "server-only";
import { isId } from "@/lib/id";
import { database } from "@/lib/platform/store";
import { Meetups } from "./record";

/** The number of dates on the longest page, that of a group's dates. */
export const MOST_PLACES = 60;

interface PlacesLeft {
  left: Record<string, number | null>;
  lines: string[];
}

/**
 * The number of places left at each of these meetups (null without a limit), and the meetups at which people wait in line. Lists do not
 * contain these numbers, so that an answer makes one page stale and not all lists.
 */
export async function placesLeftOf(ids: readonly string[]): Promise<PlacesLeft> {
  const db = await database();
  const meetups = await db.read((reader) => reader.getAll(Meetups, ids.filter(isId).slice(0, MOST_PLACES)));
  return {
    left: Object.fromEntries(
      meetups.map(({ _id, capacity, going, held }) => [_id, capacity === null ? null : Math.max(0, capacity - going - held)]),
    ),
    lines: meetups.filter(({ waiting }) => waiting > 0).map(({ _id }) => _id),
  };
}
