import "server-only";
import type { Listing, Reader } from "@/lib/platform/store/database";
import { Meetups } from "./record";
import type { Meetup } from "./seat-store";

/** The most dates of one group in a list of all groups: the dates of a weekly series in 180 days, and a few more. */
const MOST_OF_GROUP = 30;
/** The most rows that the query reads. */
const LOOKED_AT = 20_000;

/** The first dates of a list of all groups, with a limit for each group, so that one group cannot fill the list. */
export async function shareOfEach(
  reader: Reader,
  { limit, ...listing }: Listing<typeof Meetups> & { limit: number },
): Promise<Pick<Meetup, "_id" | "groupId" | "updatedAt">[]> {
  const dates = await reader.excerpts(Meetups, { ...listing, limit: LOOKED_AT, fields: ["_id", "groupId", "updatedAt"] });
  const taken = new Map<string, number>();
  return dates
    .filter(({ groupId }) => {
      const before = taken.get(groupId) ?? 0;
      taken.set(groupId, before + 1);
      return before < MOST_OF_GROUP;
    })
    .slice(0, limit);
}
