import "server-only";
import { DAY_MS } from "@/lib/duration";
import type { GoneMeetup } from "@/lib/events/record";
import { Groups, Slugs } from "@/lib/groups/record";
import type { HobbyCategory } from "@/lib/groups/schema";
import { Memberships } from "@/lib/memberships/record";
import { absoluteUrl } from "@/lib/platform/seo/site";
import { database } from "@/lib/platform/store";
import type { Listing, Reader, Where } from "@/lib/platform/store/database";
import type { Row } from "@/lib/platform/store/record";
import { referredBy } from "@/lib/platform/store/rows-by-id";
import { yieldToEventLoop } from "@/lib/yield-to-event-loop";
import { cachedUntilChanged } from "./cached-queries";
import { type CalendarEvent, calendarFile, calendarPieces } from "./calendar-answers";
import { openedCalendar } from "./calendar-commands";
import { meetupPath } from "./page-addresses";
import { seesInside } from "./policy";
import { Meetups, Rsvps } from "./record";
import type { Meetup } from "./seat-store";
import { shareOfEach } from "./share-queries";
import { byStart, instant } from "./time-rules";

/** Past meetups stay in a feed for this many days. */
const PAST_DAYS = 90;
/** The most events in a feed. Coming meetups are taken first, then past ones, the newest first. */
const MOST = 1000;

/** Limits for unanswered meetups: the number of groups, and the next dates of each group. */
const MOST_GROUPS = 50;
const MOST_OF_GROUP = 20;

type Group = Row<typeof Groups>;

/** The event of a meetup. With `inside`, the reader may know the private place and the link. */
export function toEvent(meetup: Meetup, group: Group, inside = false): CalendarEvent {
  const { place, online } = meetup;
  const visible = inside || meetup.placeFor === "everyone" ? place : null;
  const link = inside ? (online?.link ?? "") : "";
  const { _id, title, description, startsAt, endsAt, zone, status, cancelReason, sequence, createdAt, updatedAt } = meetup;
  return {
    _id,
    title,
    description,
    startsAt,
    endsAt,
    zone,
    status,
    cancelReason,
    sequence,
    createdAt,
    updatedAt,
    where: visible ? [visible.name, visible.address].filter(Boolean).join(", ") : link,
    url: absoluteUrl(meetupPath(group.slug ?? group._id, _id)),
    groupName: group.groupName,
    category: group.hobbyCategory,
  };
}

/** The event of a meetup whose group was deleted. It only makes a calendar program remove the event, and has no link. */
export const toGoneEvent = (
  meetup: GoneMeetup,
  { groupName, reason, at }: { groupName: string; reason: string | null; at: string },
): CalendarEvent => ({
  ...meetup,
  groupName,
  description: "",
  where: "",
  url: "",
  status: "cancelled",
  cancelReason: reason,
  createdAt: at,
  updatedAt: at,
});

const since = () => instant(Date.now() - PAST_DAYS * DAY_MS);

type Inside = (meetup: Meetup) => boolean;

async function eventsOf(reader: Reader, meetups: readonly Meetup[], inside: Inside): Promise<CalendarEvent[]> {
  const groups = await referredBy(reader, Groups, meetups, ({ groupId }) => groupId);
  return meetups.flatMap((meetup) => {
    const group = groups.get(meetup.groupId);
    return group ? [toEvent(meetup, group, inside(meetup))] : [];
  });
}

/**
 * Decides for which of these meetups the person may see the private details. `going` has the ids of the meetups the person goes or went to.
 */
async function insideOf(reader: Reader, accountId: string, meetups: readonly Meetup[], going: ReadonlySet<string>): Promise<Inside> {
  const now = instant(Date.now());
  const groupId = { in: [...new Set(meetups.map((meetup) => meetup.groupId))] };
  const memberships = await reader.list(Memberships, { where: { accountId, groupId } });
  const byGroup = new Map(memberships.map((membership) => [membership.groupId, membership]));
  return (meetup) => {
    const membership = byGroup.get(meetup.groupId) ?? null;
    return seesInside({ now, accountId, membership, meetup, rsvp: going.has(meetup._id) ? "going" : null });
  };
}

type ListDates = (listing: Listing<typeof Meetups> & { limit: number }) => Promise<Meetup[]>;

/** Takes coming meetups before past ones: on a large site, past meetups must not fill the feed. */
async function recent(list: ListDates, where: Where<typeof Meetups>): Promise<Meetup[]> {
  const now = instant(Date.now());
  const coming = await list({ where: { ...where, startsAt: { gte: now } }, by: "startsAt", limit: MOST });
  const left = MOST - coming.length;
  const before = { where: { ...where, startsAt: { gte: since(), lt: now } }, by: "startsAt", descending: true } as const;
  const past = left > 0 ? await list({ ...before, limit: left }) : [];
  return [...past.reverse(), ...coming];
}

/** After this many events, the event loop serves other requests. */
const AT_ONCE = 50;

async function written(name: string, events: readonly CalendarEvent[]): Promise<string> {
  const pieces: string[] = [];
  for (const piece of calendarPieces(name, events)) if (pieces.push(piece) % AT_ONCE === 0) await yieldToEventLoop();
  return pieces.join("");
}

/**
 * Finds a group by its present or a former address. A former address gets the same answer and no redirect, because some calendar programs
 * do not follow redirects.
 */
async function groupAt(reader: Reader, slug: string): Promise<Group | null> {
  const address = await reader.first(Slugs, { slug: slug.normalize("NFC") });
  return address && reader.get(Groups, address.groupId);
}

/** A calendar file. `unlisted` says that the group is in no public list; search engines are then told not to index the file either. */
export interface Calendar {
  text: string;
  unlisted: boolean;
}

/** Called with the number of events before a calendar is written. It may refuse. */
type Count = (events: number) => Promise<void>;

const isUnlisted = ({ visibility }: Group): boolean => visibility === "unlisted";

/** A group's meetups as a calendar; null if there is no such group. */
export async function groupCalendar(slug: string, count: Count): Promise<Calendar | null> {
  const db = await database();
  const found = await db.read(async (reader) => {
    const group = await groupAt(reader, slug);
    if (!group) return null;
    const meetups = await recent((listing) => reader.list(Meetups, listing), { groupId: group._id });
    return { group, events: meetups.map((meetup) => toEvent(meetup, group)) };
  });
  if (!found) return null;
  await count(found.events.length);
  return { text: await written(found.group.groupName, found.events), unlisted: isUnlisted(found.group) };
}

/** One date as a calendar; null if this group has no such meetup. */
export async function meetupCalendar(slug: string, id: string): Promise<Calendar | null> {
  const db = await database();
  return db.read(async (reader) => {
    const [group, meetup] = [await groupAt(reader, slug), await reader.get(Meetups, id)];
    if (!group || meetup?.groupId !== group._id) return null;
    return { text: calendarFile(meetup.title, [toEvent(meetup, group)]), unlisted: isUnlisted(group) };
  });
}

/** The meetups of all public groups, or of one hobby. Each group has at most its share (`shareOfEach`). */
export const publicCalendar = async (category: HobbyCategory | null): Promise<Calendar> => ({
  text: await cachedUntilChanged(category ?? "all", () => writePublicCalendar(category)),
  unlisted: false,
});

async function writePublicCalendar(category: HobbyCategory | null): Promise<string> {
  const db = await database();
  const where = { listed: true, ...(category && { category }) };
  const events = await db.read(async (reader) => {
    const shared: ListDates = async (listing) => {
      const dates = await shareOfEach(reader, listing);
      return reader.getAll(
        Meetups,
        dates.map(({ _id }) => _id),
      );
    };
    return eventsOf(reader, await recent(shared, where), () => false);
  });
  return written(`HobbyHub: ${category ?? "all meetups"}`, events);
}

/** Everything the person goes to or went to, for their data export, one piece per event. */
export async function accountCalendar(accountId: string): Promise<Iterable<string>> {
  const db = await database();
  const events = await db.read(async (reader) => {
    const answers = await reader.list(Rsvps, { where: { accountId, state: "going" } });
    const meetups = await reader.getAll(
      Meetups,
      answers.map(({ meetupId }) => meetupId),
    );
    const inOrder = meetups.toSorted(byStart);
    const going = new Set(inOrder.map(({ _id }) => _id));
    return eventsOf(reader, inOrder, await insideOf(reader, accountId, inOrder, going));
  });
  return calendarPieces("My meetups", events);
}

/** Some coming dates of each of the person's groups that the person has not answered. */
async function unansweredOf(reader: Reader, accountId: string, answered: ReadonlySet<string>): Promise<Meetup[]> {
  const groups = await reader.list(Memberships, { where: { accountId, state: "member" }, limit: MOST_GROUPS });
  const startsAt = { gt: instant(Date.now()) };
  const lists: Meetup[][] = [];
  for (const { groupId } of groups)
    lists.push(await reader.list(Meetups, { where: { groupId, startsAt, status: "scheduled" }, by: "startsAt", limit: MOST_OF_GROUP }));
  return lists.flat().filter(({ _id }) => !answered.has(_id));
}

/**
 * The meetups that the person goes to and hosts, and the others that the person chose. The others are marked as tentative and show no more
 * than the meetup's public page. Null if the secret belongs to no calendar.
 */
export async function personalCalendar(secret: string, count: Count): Promise<Calendar | null> {
  const calendar = await openedCalendar(secret);
  if (calendar === null) return null;
  const { accountId } = calendar;
  const db = await database();
  const told = await db.read(async (reader) => {
    const answers = await reader.list(Rsvps, { where: { accountId } });
    const of = (states: readonly string[]) => answers.filter(({ state }) => states.includes(state)).map(({ meetupId }) => meetupId);
    const startsAt = { gte: since() };
    const answered = (states: readonly string[]) => reader.list(Meetups, { where: { _id: { in: of(states) }, startsAt } });
    const going = await answered(["going"]);
    const hosted = await reader.list(Meetups, { where: { hostId: accountId, startsAt } });
    const certain = new Map([...going, ...hosted].map((meetup) => [meetup._id, meetup]));
    const waiting = calendar.waiting ? await answered(["waiting", "offered"]) : [];
    const unanswered = calendar.unanswered ? await unansweredOf(reader, accountId, new Set(answers.map(({ meetupId }) => meetupId))) : [];
    const all = new Map([...waiting, ...unanswered, ...certain.values()].map((meetup) => [meetup._id, meetup]));
    const kept = [...all.values()].toSorted(byStart).slice(-MOST);
    const sees = await insideOf(reader, accountId, kept, new Set(going.map(({ _id }) => _id)));
    const events = await eventsOf(reader, kept, (meetup) => certain.has(meetup._id) && sees(meetup));
    return events.map((event) => (certain.has(event._id) ? event : { ...event, standing: "tentative" as const }));
  });
  await count(told.length);
  return { text: await written("My meetups", told), unlisted: true };
}
