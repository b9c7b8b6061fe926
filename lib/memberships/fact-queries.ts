import "server-only";
import { nameOf } from "@/lib/accounts/name-rules";
import { Accounts } from "@/lib/accounts/record";
import { type Group, Groups } from "@/lib/groups/record";
import { shownVersion } from "@/lib/groups/rules";
import { settingsIn } from "@/lib/groups/setting-schema";
import { database } from "@/lib/platform/store";
import type { Reader } from "@/lib/platform/store/database";
import { referredBy, rowsById } from "@/lib/platform/store/rows-by-id";
import type { OrganizerView } from "./page-views";
import { GroupSeats, Memberships, type Seats } from "./record";
import { FEWEST_ANSWERS } from "./schema";
import type { JoinFacts, ListedPlaces, PlacesView } from "./views";

const EMPTY: Pick<Seats, "memberCount" | "waitingCount"> = { memberCount: 0, waitingCount: 0 };

const placesOf = ({ maxMembers }: Pick<Group, "maxMembers">, seats: Pick<Seats, "memberCount" | "waitingCount"> | null): PlacesView => {
  const { memberCount, waitingCount } = seats ?? EMPTY;
  return { memberCount, waitingCount, maxMembers, free: Math.max(0, maxMembers - memberCount) };
};

/** Whether a person who joins this group now gets on the waitlist instead. */
export async function isFull(reader: Reader, group: Pick<Group, "_id" | "maxMembers">): Promise<boolean> {
  return placesOf(group, await reader.get(GroupSeats, group._id)).free === 0;
}

/** How full these groups are, in the order of the ids. Leaves out unlisted and deleted groups. */
export async function listPlaces(ids: readonly string[]): Promise<ListedPlaces> {
  const db = await database();
  return db.read(async (reader) => {
    const groups = (await reader.getAll(Groups, ids)).filter(({ visibility }) => visibility === "public");
    const seats = await rowsById(reader, GroupSeats, ids);
    return { items: groups.map((group) => ({ _id: group._id, ...placesOf(group, seats.get(group._id) ?? null) })) };
  });
}

/** The facts about a group that all pages about joining show. */
export function factsOf(group: Group, seats: Seats | null): JoinFacts {
  const { _id, slug, groupName, hobbyCategory, location, imageUrl, closedAt } = group;
  return {
    _id,
    groupName,
    hobbyCategory,
    location,
    imageUrl,
    closedAt,
    ...settingsIn(group),
    slug: slug ?? _id,
    hasOwner: group.ownerId !== null,
    rulesVersion: shownVersion(group),
    places: placesOf(group, seats),
  };
}

/** The median time to answer a request, in hours, over the last answers. Null if there are fewer than `FEWEST_ANSWERS`. */
export function answeredWithin({ answerHours }: Pick<Seats, "answerHours">): number | null {
  if (answerHours.length < FEWEST_ANSWERS) return null;
  return answerHours.toSorted((a, b) => a - b)[Math.ceil(answerHours.length / 2) - 1] ?? null;
}

/** A public page shows at most this many organizers: nobody reads more names. */
const MOST_ORGANIZERS = 12;

/** The organizers of a group, the owner first. */
export async function organizersOf(reader: Reader, groupId: string): Promise<OrganizerView[]> {
  const of = (role: "owner" | "organizer") =>
    reader.list(Memberships, { where: { groupId, state: "member", role }, by: "sequence", limit: MOST_ORGANIZERS });
  const rows = [...(await of("owner")), ...(await of("organizer"))].slice(0, MOST_ORGANIZERS);
  const accounts = await referredBy(reader, Accounts, rows, ({ accountId }) => accountId);
  return rows.map(({ accountId, role, since, joinedAt }) => ({
    displayName: nameOf(accounts.get(accountId)),
    photoURL: accounts.get(accountId)?.photoURL ?? null,
    role: role === "owner" ? "owner" : "organizer",
    since: joinedAt ?? since,
  }));
}
