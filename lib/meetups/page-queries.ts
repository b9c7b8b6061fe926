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

/** What lists show of these meetups; one whose group is gone by now is left out. */
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

/** A page of what comes in all public groups; null when its cursor is not in it. Depends on the topic `meetups`. */
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
    // What "today" or "this week" mean is another thing on the next day.
    const dayEnds = when ? dayStart(addDays(dayIn(now, zone), 1), zone) : null;
    const until = earliest([page.items[0]?.startsAt ?? null, dayEnds]);
    return { items, next: nextCursor(page), zone, until };
  });
}

/** A meetup's page by any address its group ever had; null when that group has no such meetup. Depends on what `getMeetup` does. */
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

/** Public meetups to come with when they last changed, for the sitemap: those that start first, of each group its share. Depends on the topic `meetups`. */
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
