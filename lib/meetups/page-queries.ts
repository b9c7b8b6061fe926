import "server-only";
import { env } from "@/lib/env";
import { Groups, Slugs } from "@/lib/groups/record";
import { nextCursor } from "@/lib/list-page";
import { database } from "@/lib/platform/store";
import type { Reader } from "@/lib/platform/store/database";
import { referredBy } from "@/lib/platform/store/rows-by-id";
import type { MeetupsView } from "./addresses";
import { googleLink, outlookLink } from "./calendar-answers";
import { toEvent } from "./feed-queries";
import type { MeetupRow, MeetupRows, PublicMeetup } from "./page-views";
import { phaseAt } from "./phase-rules";
import { getMeetup, PAGE } from "./queries";
import { Meetups } from "./record";
import type { Meetup } from "./seat-store";
import { shareOfEach } from "./share-queries";
import { dayStart, spanWhen } from "./span-rules";
import { addDays, dayIn, earliest } from "./time-rules";

/** The rows of lists for these meetups. A meetup whose group was deleted meanwhile is left out. */
export async function rowsOf(reader: Reader, meetups: readonly Meetup[]): Promise<MeetupRow[]> {
  const groups = await referredBy(reader, Groups, meetups, ({ groupId }) => groupId);
  return meetups.flatMap(({ _id, groupId, title, startsAt, zone, placeFor, place, online, capacity, fee, status }) => {
    const group = groups.get(groupId);
    if (!group) return [];
    const { groupName, imageUrl, slug } = group;
    const shown = { place: placeFor === "everyone" ? (place?.name ?? null) : null, online: online !== null, limited: capacity !== null };
    return [{ _id, title, startsAt, zone, ...shown, fee, status, group: { slug: slug ?? group._id, groupName, imageUrl } }];
  });
}

/** One page of the coming meetups of all public groups; null if the cursor is not in the list. Depends on the topic `meetups`. */
export async function listComing({ when, category, free, after }: MeetupsView): Promise<MeetupRows | null> {
  const now = new Date().toISOString();
  const zone = env().SITE_TIME_ZONE;
  const { from, to } = when ? spanWhen(when, now, zone) : { from: now, to: undefined };
  const db = await database();
  return db.read(async (reader) => {
    const startsAt = { gte: from, ...(to !== undefined && { lt: to }) };
    const where = { listed: true, ...(category && { category }), ...(free && { isFree: true }), startsAt };
    const page = await reader.page(Meetups, { where, by: "startsAt", after, limit: PAGE });
    if (!page) return null;
    const items = await rowsOf(reader, page.items);
    // "today" and "this week" mean other dates after midnight.
    const dayEnds = when ? dayStart(addDays(dayIn(now, zone), 1), zone) : null;
    const until = earliest([page.items[0]?.startsAt ?? null, dayEnds]);
    return { items, next: nextCursor(page), zone, until };
  });
}

/**
 * The data of a meetup's page, by the present or a former address of its group. Null if that group has no such meetup. Depends on the same
 * topics as `getMeetup`.
 */
export async function getPublicMeetup(slug: string, id: string): Promise<PublicMeetup | null> {
  const view = await getMeetup(id);
  if (!view) return null;
  const db = await database();
  return db.read(async (reader) => {
    const [meetup, group, known] = [
      await reader.get(Meetups, id),
      await reader.get(Groups, view.group._id),
      await reader.first(Slugs, { slug: slug.normalize("NFC") }),
    ];
    if (!meetup || !group || known?.groupId !== group._id) return null;
    const event = toEvent(meetup, group);
    const links = { google: googleLink(event), outlook: outlookLink(event), file: `${new URL(event.url).pathname}.ics` };
    return {
      ...view,
      picture: group.imageUrl,
      town: group.location,
      category: group.hobbyCategory,
      listed: meetup.listed,
      slug: group.slug ?? slug,
      links,
      phase: phaseAt(meetup, new Date().toISOString()),
      groupClosed: group.closedAt !== null,
    };
  });
}

/**
 * Coming public meetups with the time of their last change, for the sitemap. The list is sorted by start, and each group has at most its
 * share. Depends on the topic `meetups`.
 */
export async function listMeetupAddresses(): Promise<{ slug: string; _id: string; updatedAt: string }[]> {
  const db = await database();
  return db.read(async (reader) => {
    const where = { listed: true, startsAt: { gte: new Date().toISOString() } };
    const meetups = await shareOfEach(reader, { where, by: "startsAt", limit: 5000 });
    const groups = await referredBy(reader, Groups, meetups, ({ groupId }) => groupId);
    return meetups.flatMap(({ _id, groupId, updatedAt }) => {
      const group = groups.get(groupId);
      return group ? [{ slug: group.slug ?? groupId, _id, updatedAt }] : [];
    });
  });
}
