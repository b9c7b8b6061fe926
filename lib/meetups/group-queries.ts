import "server-only";
import { env } from "@/lib/env";
import { publicPath } from "@/lib/groups/page-addresses";
import type { PublicGroupPage } from "@/lib/memberships/page-views";
import { absoluteUrl } from "@/lib/platform/seo/site";
import { database } from "@/lib/platform/store";
import type { Reader } from "@/lib/platform/store/database";
import type { GroupDates, GroupMeetupRow, GroupMeetups } from "./group-views";
import { livenessOf, neverMet } from "./liveness-queries";
import { MOST_PLACES } from "./places-queries";
import { LONGEST } from "./plan-rules";
import { Meetups } from "./record";
import type { Meetup } from "./seat-store";
import { beginsAt } from "./span-rules";
import { earliest, instant } from "./time-rules";

/** The number of coming dates on a group's page. */
const FIRST = 3;
/** The number of coming dates on the page of all dates: the browser asks for the places of all of them in one request. */
const COMING = MOST_PLACES;
/** The number of next dates on a meetup's page. */
const NEXT = 3;
const PAST = 24;

function rowOf({ _id, title, startsAt, endsAt, zone, place, placeFor, online, capacity, fee, status }: Meetup): GroupMeetupRow {
  const shownPlace = placeFor === "everyone" ? (place?.name ?? null) : null;
  return { _id, title, startsAt, endsAt, zone, place: shownPlace, online: online !== null, limited: capacity !== null, fee, status };
}

/** A group's coming meetups, sorted by start. Those that run now come first. */
async function comingOf(reader: Reader, groupId: string, now: string, limit: number): Promise<GroupMeetupRow[]> {
  const where = { groupId, startsAt: { gt: instant(Date.parse(now) - LONGEST) }, endsAt: { gt: now } };
  return (await reader.list(Meetups, { where, by: "startsAt", limit })).map(rowOf);
}

/** The moments at which these rows become outdated: a meetup begins, and later it ends. */
const momentsOf = (coming: readonly GroupMeetupRow[], now: string): string[] =>
  coming.map(({ startsAt, endsAt }) => (startsAt > now ? startsAt : endsAt));

type ShownGroup = Pick<PublicGroupPage, "_id" | "slug" | "createdAt" | "closedAt" | "startDate">;

/**
 * The coming meetups, and whether the group is active. Depends on the topic `group-meetups:<id>` and on the time. The page also changes on
 * the day on which the group itself begins.
 */
export async function getGroupMeetups(group: ShownGroup): Promise<GroupMeetups> {
  const groupId = group._id;
  const now = new Date().toISOString();
  const zone = env().SITE_TIME_ZONE;
  const db = await database();
  return db.read(async (reader) => {
    const coming = await comingOf(reader, groupId, now, FIRST);
    const any = coming.length > 0 || (await reader.first(Meetups, { groupId })) !== null;
    const { liveness, changes } = any ? await livenessOf(reader, group, now) : neverMet(group, now);
    return {
      coming,
      liveness: group.closedAt === null ? liveness : null,
      any,
      zone,
      now,
      calendar: absoluteUrl(`${publicPath(group.slug)}/calendar.ics`),
      until: earliest([...momentsOf(coming, now), ...changes, beginsAt(group.startDate, now, zone)]),
    };
  });
}

/** The group's next meetups after this one. Depends on the topic `group-meetups:<id>` and on the time. */
export async function listNextOnes(groupId: string, startsAt: string): Promise<GroupMeetupRow[]> {
  const now = new Date().toISOString();
  const db = await database();
  const where = { groupId, status: "scheduled" as const, startsAt: { gt: startsAt > now ? startsAt : now } };
  return (await db.read((reader) => reader.list(Meetups, { where, by: "startsAt", limit: NEXT }))).map(rowOf);
}

/** A group's coming dates (the next 60) and its latest past dates. Depends on the topic `group-meetups:<id>` and on the time. */
export async function listGroupDates(groupId: string): Promise<GroupDates> {
  const now = new Date().toISOString();
  const db = await database();
  return db.read(async (reader) => {
    const coming = await comingOf(reader, groupId, now, COMING);
    const before = { groupId, endsAt: { lte: now } };
    const past = await reader.list(Meetups, { where: before, by: "startsAt", descending: true, limit: PAST });
    return { coming, past: past.map(rowOf), until: earliest(momentsOf(coming, now)) };
  });
}
