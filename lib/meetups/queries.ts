import "server-only";
import { nameOf } from "@/lib/accounts/name-rules";
import { maySee } from "@/lib/accounts/policy";
import { Accounts } from "@/lib/accounts/record";
import { found } from "@/lib/errors";
import { Groups } from "@/lib/groups/record";
import type { HobbyCategory } from "@/lib/groups/schema";
import { isId } from "@/lib/id";
import { nextCursor } from "@/lib/list-page";
import { membershipIn } from "@/lib/memberships/ban-queries";
import { Memberships } from "@/lib/memberships/record";
import { NO_GROUP } from "@/lib/memberships/store";
import type { Actor } from "@/lib/platform/permission/actor";
import { type Guarded, permit } from "@/lib/platform/permission/permit";
import { database } from "@/lib/platform/store";
import type { Reader, Where } from "@/lib/platform/store/database";
import type { Row } from "@/lib/platform/store/record";
import { referredBy } from "@/lib/platform/store/rows-by-id";
import { can, canPlan, type MeetupAction, type MeetupStanding, type PlanAction, type PlanStanding } from "./policy";
import { CheckIns, Meetups, Rsvps, Series, SeriesRsvps } from "./record";
import { insteadOf, ruleAt } from "./recurrence-rules";
import { plainFieldsOf } from "./schema";
import type { Meetup, Rsvp } from "./seat-store";
import { hasEnded, listSeriesDates } from "./series-queries";
import { contextAt, rsvpView, standingAt } from "./standing-queries";
import { NO_MEETUP, NO_SERIES } from "./store";
import type { AttendeePage, AttendeeRow, MeetupPage, MeetupView, RsvpView, SeriesRsvpView } from "./views";

/** Rows of one list page. A row is larger than a group's card, and the page may be no larger than one of 24 groups. */
export const PAGE = 16;
const ATTENDEES = 100;

const nowIso = () => new Date().toISOString();

type Group = Row<typeof Groups>;

/** The public view of a meetup. */
function toView(meetup: Meetup, group: Group, host: string | null, repeated: Pick<MeetupView, "repeats" | "insteadOf">): MeetupView {
  const { _id, seriesId, startsAt, endsAt, zone, placeFor, capacity } = meetup;
  const { rsvpOpensAt, rsvpClosesAt, status, cancelReason, sequence, createdAt, updatedAt } = meetup;
  const taken = meetup.going + meetup.held;
  return {
    _id,
    group: { _id: group._id, slug: group.slug ?? group._id, groupName: group.groupName, hobbyCategory: group.hobbyCategory },
    seriesId,
    ...repeated,
    ...plainFieldsOf(meetup),
    startsAt,
    endsAt,
    zone,
    place: placeFor === "everyone" ? meetup.place : null,
    online: meetup.online !== null,
    rsvpOpensAt,
    rsvpClosesAt,
    host,
    status,
    cancelReason,
    sequence,
    places: { taken, left: capacity === null ? null : Math.max(0, capacity - taken), inLine: meetup.waiting },
    createdAt,
    updatedAt,
  };
}

/** The rule of a meetup's series while the series continues, and the day of the series that this date replaces. */
function repeatedView(meetup: Meetup, series: Row<typeof Series> | undefined, goesOn: ReadonlySet<string>) {
  if (!series) return { repeats: null, insteadOf: null };
  const rule = goesOn.has(series._id) ? ruleAt(series, meetup) : null;
  return { repeats: rule === null ? null : { rule }, insteadOf: insteadOf(series, meetup) };
}

/** The views of meetups. Shared rows are read once. A meetup whose group was deleted meanwhile is left out. */
async function toViews(reader: Reader, meetups: readonly Meetup[]): Promise<MeetupView[]> {
  const groups = await referredBy(reader, Groups, meetups, ({ groupId }) => groupId);
  const hosts = await referredBy(reader, Accounts, meetups, ({ hostId }) => hostId);
  const series = await referredBy(reader, Series, meetups, ({ seriesId }) => seriesId);
  const [goesOn, now] = [new Set<string>(), nowIso()];
  for (const each of series.values()) if (!(await hasEnded(reader, each, now))) goesOn.add(each._id);
  return meetups.flatMap((meetup) => {
    const group = groups.get(meetup.groupId);
    const host = meetup.hostId === null ? null : nameOf(hosts.get(meetup.hostId));
    return group ? [toView(meetup, group, host, repeatedView(meetup, series.get(meetup.seriesId ?? ""), goesOn))] : [];
  });
}

interface Asked {
  from?: string | undefined;
  to?: string | undefined;
  after?: string | undefined;
}

/** Null if the cursor is not in this list. */
async function listMeetups(where: Where<typeof Meetups>, { from, to, after }: Asked): Promise<MeetupPage | null> {
  const db = await database();
  return db.read(async (reader) => {
    const startsAt = { gte: from ?? nowIso(), ...(to !== undefined && { lt: to }) };
    const page = await reader.page(Meetups, { where: { ...where, startsAt }, by: "startsAt", after, limit: PAGE });
    if (!page) return null;
    return { items: await toViews(reader, page.items), next: nextCursor(page) };
  });
}

/** The meetups of one group, sorted by start. Depends on the topic `group-meetups:<id>`. @throws AppError not_found */
export async function listGroupMeetups(groupId: string, asked: Asked): Promise<MeetupPage | null> {
  const db = await database();
  found(await db.read((reader) => reader.get(Groups, groupId)), NO_GROUP);
  return listMeetups({ groupId }, asked);
}

/** The meetups of all public groups, sorted by start, cancelled ones included. Depends on the topic `meetups`. */
export const listPublicMeetups = ({ category, free, ...asked }: Asked & { category?: HobbyCategory | undefined; free?: boolean }) =>
  listMeetups({ listed: true, ...(category && { category }), ...(free && { isFree: true }) }, asked);

/**
 * Null if there is no such meetup. Depends on the topics `meetup:<id>` and `group-meetups:<id>` (whether its series continues), and on the
 * time.
 */
export async function getMeetup(id: string): Promise<MeetupView | null> {
  const db = await database();
  return db.read(async (reader) => {
    const meetup = await reader.get(Meetups, id);
    return meetup ? ((await toViews(reader, [meetup]))[0] ?? null) : null;
  });
}

/** What `permit` needs to know about a meetup. */
export const GuardedMeetup: Guarded<Meetup, MeetupStanding, MeetupAction> = {
  can,
  missing: NO_MEETUP,
  async load(reader, { accountId }, id, now) {
    const meetup = await reader.get(Meetups, id);
    const standing = meetup && (await standingAt(reader, meetup, accountId, now));
    return standing && { thing: meetup, standing };
  },
};

/** What `permit` needs to know about a group's meetups as a whole. The id is that of the group. */
export const GuardedPlans: Guarded<Group, PlanStanding, PlanAction> = {
  can: canPlan,
  missing: NO_GROUP,
  async load(reader, { accountId }, groupId) {
    const group = await reader.get(Groups, groupId);
    return group && { thing: group, standing: { group, membership: await reader.first(Memberships, { groupId, accountId }) } };
  },
};

/** The signed-in person's answer to a meetup and their permissions. @throws AppError not_found */
export async function getRsvp(actor: Actor, id: string): Promise<RsvpView> {
  const db = await database();
  return db.read(async (reader) => {
    const meetup = found(await reader.get(Meetups, id), NO_MEETUP);
    return rsvpView(reader, meetup, found(await contextAt(reader, meetup, actor.accountId, nowIso()), NO_MEETUP));
  });
}

/** The place and the link, for people who go and for hosts. @throws AppError not_found, forbidden */
export async function getPrivate(actor: Actor, id: string) {
  const { place, online } = (await permit(actor, GuardedMeetup, id, "see-private")).thing;
  return { place, online };
}

const COMING = ["going", "offered", "waiting"] as const;
const isComing = (rsvp: Rsvp): rsvp is Rsvp & { state: (typeof COMING)[number] } => rsvp.state !== "not-going";

/** Those of the people who were at an earlier meetup of the same group. */
async function cameBefore(reader: Reader, { _id, groupId, startsAt }: Meetup, people: readonly string[]): Promise<Set<string>> {
  const where = { accountId: { in: people }, groupId, here: true, at: { lt: startsAt } };
  const marks = await reader.excerpts(CheckIns, { where, fields: ["person", "meetupId"] });
  return new Set(marks.flatMap(({ person, meetupId }) => (meetupId === _id ? [] : [person])));
}

/** Those of the people who are members of the group. */
async function membersAmong(reader: Reader, groupId: string, people: string[]): Promise<Set<string>> {
  const rows = await reader.excerpts(Memberships, {
    where: { groupId, accountId: { in: people }, state: "member" },
    fields: ["accountId"],
  });
  return new Set(rows.map(({ accountId }) => accountId));
}

/**
 * The people who come, in the order of their answers. Only hosts also get the people who wait and the check-in marks. The cursor may be the
 * id of an answer that was deleted meanwhile: the page continues after it, so that a reader does not get an error. Null for a cursor that
 * is no id.
 * @throws AppError not_found, forbidden
 */
export async function listAttendees(actor: Actor, id: string, after?: string): Promise<AttendeePage | null> {
  const db = await database();
  return db.read(async (reader) => {
    const { thing: meetup, standing } = await permit(actor, GuardedMeetup, id, "see-attendees", { reader });
    const hosting = can(standing, "check-in").allowed;
    const where = {
      meetupId: id,
      state: { in: hosting ? COMING : (["going"] as const) },
      ...(after !== undefined && { _id: { gt: after } }),
    };
    if (after !== undefined && !isId(after)) return null;
    const rows = await reader.list(Rsvps, { where, by: "_id", limit: ATTENDEES + 1 });
    const page = { items: rows.slice(0, ATTENDEES), hasNext: rows.length > ATTENDEES };
    const people = await referredBy(reader, Accounts, page.items, ({ accountId }) => accountId);
    const taps = hosting
      ? await reader.list(CheckIns, { where: { meetupId: id, person: { in: page.items.map(({ accountId }) => accountId) } } })
      : [];
    const together = await membersAmong(reader, meetup.groupId, [actor.accountId, ...people.keys()]);
    const before = hosting ? await cameBefore(reader, meetup, [...people.keys()]) : null;
    const items = page.items.filter(isComing).map(({ accountId, state, guests, stillComingAt, fee }): AttendeeRow => {
      const tap = taps.find(({ person }) => person === accountId);
      const person = people.get(accountId);
      const { photoURL = null, sashFor = "me" } = person ?? {};
      const self = accountId === actor.accountId;
      return {
        _id: accountId,
        displayName: nameOf(person),
        photoURL,
        hasPage: maySee({ self, together: together.has(actor.accountId) && together.has(accountId), sashFor }),
        state,
        guests,
        host: accountId === meetup.hostId,
        stillComing: hosting ? stillComingAt !== null : null,
        firstTime: before && accountId !== meetup.hostId && !before.has(accountId),
        fee: hosting ? fee : null,
        checkIn: tap ? { at: tap.at, here: tap.here, guests: tap.guests, paid: tap.paid } : null,
      };
    });
    return { items, next: nextCursor(page) };
  });
}

/** The person's answer to a series and to each coming date. @throws AppError not_found */
export async function getSeriesRsvp(actor: Actor, id: string): Promise<SeriesRsvpView> {
  const { accountId } = actor;
  const db = await database();
  return db.read(async (reader) => {
    const series = found(await reader.get(Series, id), NO_SERIES);
    const every = await reader.first(SeriesRsvps, { seriesId: id, accountId });
    const now = nowIso();
    const group = found(await reader.get(Groups, series.groupId), NO_GROUP);
    const membership = await membershipIn(reader, series.groupId, accountId, now);
    const dates = await listSeriesDates(reader, id, every, { now, accountId, group, membership });
    return { everyDate: every !== null, guests: every?.guests ?? 0, dates };
  });
}
