import "server-only";
import { env } from "@/lib/env";
import { publicPath } from "@/lib/groups/page-addresses";
import type { PublicGroupPage } from "@/lib/memberships/page-views";
import { absoluteUrl } from "@/lib/platform/seo/site";
import { database } from "@/lib/platform/store";
import type { GroupDates, GroupMeetupRow, GroupMeetups } from "./group-views";
import { livenessOf, neverMet } from "./liveness-queries";
import { MOST_PLACES } from "./places-queries";
import { Meetups } from "./record";
import type { Meetup } from "./seat-store";
import { beginsAt } from "./span-rules";
import { earliest } from "./time-rules";

/** What a group's page shows. */
const FIRST = 3;
/** What the page of all of them shows: the browser asks for their places at once. */
const COMING = MOST_PLACES;
/** After another one, on its page. */
const NEXT = 3;
const PAST = 24;

function rowOf({ _id, title, startsAt, endsAt, zone, place, placeFor, online, capacity, fee, status }: Meetup): GroupMeetupRow {
  const shownPlace = placeFor === "everyone" ? (place?.name ?? null) : null;
  return { _id, title, startsAt, endsAt, zone, place: shownPlace, online: online !== null, limited: capacity !== null, fee, status };
}

type ShownGroup = Pick<PublicGroupPage, "_id" | "slug" | "createdAt" | "closedAt" | "startDate">;

/**
 * What comes and whether the group is alive. Depends on the topic `group-meetups:<id>`, and on the time: with the day on which the group itself
 * begins its page says something else.
 */
export async function getGroupMeetups(group: ShownGroup): Promise<GroupMeetups> {
  const groupId = group._id;
  const now = new Date().toISOString();
  const zone = env().SITE_TIME_ZONE;
  const db = await database();
  return db.read(async (reader) => {
    const rows = await reader.list(Meetups, { where: { groupId, startsAt: { gt: now } }, by: "startsAt", limit: FIRST });
    const coming = rows.map(rowOf);
    const any = rows.length > 0 || (await reader.first(Meetups, { groupId })) !== null;
    const { liveness, changes } = any ? await livenessOf(reader, group, now) : neverMet(group, now);
    return {
      coming,
      liveness: group.closedAt === null ? liveness : null,
      any,
      zone,
      now,
      calendar: absoluteUrl(`${publicPath(group.slug)}/calendar.ics`),
      until: earliest([...coming.map(({ startsAt }) => startsAt), ...changes, beginsAt(group.startDate, now, zone)]),
    };
  });
}

/** What a group does after one of its meetups. Depends on the topic `group-meetups:<id>`, and on the time. */
export async function listNextOnes(groupId: string, startsAt: string): Promise<GroupMeetupRow[]> {
  const now = new Date().toISOString();
  const db = await database();
  const where = { groupId, status: "scheduled" as const, startsAt: { gt: startsAt > now ? startsAt : now } };
  return (await db.read((reader) => reader.list(Meetups, { where, by: "startsAt", limit: NEXT }))).map(rowOf);
}

/** Every date of a group that comes (the next 60), and those that were last. Depends on the topic `group-meetups:<id>`, and on the time. */
export async function listGroupDates(groupId: string): Promise<GroupDates> {
  const now = new Date().toISOString();
  const db = await database();
  return db.read(async (reader) => {
    const coming = await reader.list(Meetups, { where: { groupId, startsAt: { gt: now } }, by: "startsAt", limit: COMING });
    const before = { groupId, startsAt: { lte: now } };
    const past = await reader.list(Meetups, { where: before, by: "startsAt", descending: true, limit: PAST });
    return { coming: coming.map(rowOf), past: past.map(rowOf), until: coming[0]?.startsAt ?? null };
  });
}
