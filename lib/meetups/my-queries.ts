import "server-only";
import type { PersonView } from "@/lib/accounts/person-views";
import { Accounts } from "@/lib/accounts/record";
import { DAY_MS } from "@/lib/duration";
import { found } from "@/lib/errors";
import { Groups } from "@/lib/groups/record";
import { personView } from "@/lib/memberships/people-queries";
import { type MembershipRow, Memberships } from "@/lib/memberships/record";
import type { Actor } from "@/lib/platform/permission/actor";
import { database } from "@/lib/platform/store";
import type { Reader } from "@/lib/platform/store/database";
import type { Row } from "@/lib/platform/store/record";
import { referredBy, rowsById } from "@/lib/platform/store/rows-by-id";
import { clashesOf } from "./clash-rules";
import type { Involvement, MyCalendar, MyMeetupRow, PlannableGroup } from "./my-views";
import { LONGEST } from "./plan-rules";
import { can, canPlan, type MeetupStanding } from "./policy";
import { Meetups, Rsvps } from "./record";
import { AHEAD_DAYS } from "./schema";
import type { Meetup, Rsvp } from "./seat-store";
import { asksStill, positionOf } from "./standing-queries";
import { byStart, dayIn, instant, nearestInstantOf } from "./time-rules";

/** Limits for unanswered meetups: days ahead, dates of each group, and groups. */
const ASKED_DAYS = 30;
const ASKED_EACH = 5;
const ASKED_GROUPS = 50;
/** At most this many rows show faces, because each such row costs a query. */
const WITH_FACES = 30;

/** The most faces in a row; the page shows the rest as a number. */
const FACES = 3;

interface Mine {
  meetup: Meetup;
  rsvp: Rsvp | null;
  involvement: Involvement;
}

/** The person whose calendar it is, and the time of the request. */
interface Looker {
  accountId: string;
  memberships: readonly MembershipRow[];
  now: string;
}

/** The relation of a person to a meetup. A person who said no counts as one who has not answered. */
export const involvementOf = (rsvp: Pick<Rsvp, "state"> | null, hosts: boolean): Involvement => {
  if (rsvp?.state === "waiting" || rsvp?.state === "offered") return "waiting";
  if (hosts) return "hosting";
  return rsvp?.state === "going" ? "going" : "unanswered";
};

/** The next dates of the person's groups. */
async function askedOf(reader: Reader, { memberships, now }: Looker): Promise<Meetup[]> {
  const startsAt = { gt: now, lt: instant(Date.parse(now) + ASKED_DAYS * DAY_MS) };
  const lists = [];
  for (const { groupId } of memberships.filter(({ state }) => state === "member").slice(0, ASKED_GROUPS))
    lists.push(await reader.list(Meetups, { where: { groupId, startsAt, status: "scheduled" }, by: "startsAt", limit: ASKED_EACH }));
  return lists.flat();
}

/** The person's meetups between two instants, sorted by start. */
async function mineBetween(reader: Reader, looker: Looker, from: string, to: string): Promise<Mine[]> {
  const { accountId } = looker;
  const answers = await reader.list(Rsvps, { where: { accountId } });
  const byMeetup = new Map(answers.map((rsvp) => [rsvp.meetupId, rsvp]));
  const said = answers.filter(({ state }) => state !== "not-going").map(({ meetupId }) => meetupId);
  // Includes meetups that began before `from` and still run.
  const begunBy = instant(Date.parse(from) - LONGEST);
  const hosted = await reader.list(Meetups, { where: { hostId: accountId, startsAt: { gt: begunBy, lt: to } } });
  const asked = (await askedOf(reader, looker)).filter(({ _id }) => !byMeetup.has(_id));
  const answered = await reader.list(Meetups, { where: { _id: { in: said }, endsAt: { gt: from }, startsAt: { lt: to } } });
  const all = new Map([...answered, ...hosted, ...asked].map((meetup) => [meetup._id, meetup]));
  return [...all.values()]
    .filter(({ endsAt, startsAt }) => endsAt > from && startsAt < to)
    .filter(({ _id, hostId }) => hostId === accountId || byMeetup.get(_id)?.state !== "not-going")
    .toSorted(byStart)
    .map((meetup) => {
      const answer = byMeetup.get(meetup._id) ?? null;
      const rsvp = answer?.state === "not-going" ? null : answer;
      return { meetup, rsvp, involvement: involvementOf(rsvp, meetup.hostId === accountId) };
    });
}

/** The first people who said yes to each meetup, in the order of their answers. */
async function facesOf(reader: Reader, meetupIds: readonly string[]): Promise<Map<string, PersonView[]>> {
  const going = new Map<string, string[]>();
  for (const meetupId of meetupIds) {
    const some = await reader.list(Rsvps, { where: { meetupId, state: "going" }, by: "sequence", limit: FACES });
    going.set(
      meetupId,
      some.map(({ accountId }) => accountId),
    );
  }
  const people = await rowsById(reader, Accounts, [...going.values()].flat());
  return new Map([...going].map(([meetupId, ids]) => [meetupId, ids.map((id) => personView(id, people.get(id)))]));
}

async function rowsOf(
  reader: Reader,
  mine: readonly Mine[],
  zone: string,
  { accountId, memberships, now }: Looker,
): Promise<MyMeetupRow[]> {
  const groups = await referredBy(reader, Groups, mine, ({ meetup }) => meetup.groupId);
  const standingAt = ({ meetup, rsvp }: Mine, group: Row<typeof Groups>): MeetupStanding => {
    const membership = memberships.find(({ groupId }) => groupId === group._id) ?? null;
    return { now, accountId, membership, group, meetup, rsvp: rsvp?.state ?? null };
  };
  const seen = mine.filter((one) => {
    const group = groups.get(one.meetup.groupId);
    return group && one.meetup.going > 0 && can(standingAt(one, group), "see-attendees").allowed;
  });
  const faces = await facesOf(
    reader,
    seen.slice(0, WITH_FACES).map(({ meetup }) => meetup._id),
  );
  const clashes = clashesOf(mine);
  const rows: MyMeetupRow[] = [];
  for (const one of mine) {
    const { meetup, rsvp, involvement } = one;
    const group = groups.get(meetup.groupId);
    // Nobody can say yes in a closed group.
    if (!group || (involvement === "unanswered" && group.closedAt !== null)) continue;
    const { _id, title, startsAt, endsAt, place, placeFor, online, capacity, fee, status } = meetup;
    const standing = standingAt(one, group);
    const mayKnow = (rsvp?.state === "going" || involvement === "hosting") && can(standing, "see-private").allowed;
    rows.push({
      _id,
      title,
      startsAt,
      endsAt,
      zone: meetup.zone,
      fee,
      status,
      involvement,
      place: placeFor === "everyone" || mayKnow ? (place?.name ?? null) : null,
      online: online !== null,
      limited: capacity !== null,
      group: { slug: group.slug ?? group._id, groupName: group.groupName, imageUrl: group.imageUrl },
      hobby: group.hobbyCategory,
      position: await positionOf(reader, rsvp),
      heldUntil: rsvp?.heldUntil ?? null,
      guests: rsvp?.guests ?? 0,
      day: dayIn(startsAt, zone),
      // A meetup that ends at midnight has nothing of the next day.
      lastDay: dayIn(instant(Date.parse(endsAt) - 1), zone),
      clashesWith: clashes.get(_id) ?? null,
      may: {
        go: involvement === "unanswered" && can(standing, "go").allowed,
        confirm: rsvp !== null && asksStill(rsvp, meetup, standing),
        decline: status === "scheduled" && can(standing, "decline").allowed,
      },
      going: meetup.going,
      faces: faces.get(_id) ?? [],
    });
  }
  return rows;
}

async function calendarOf(actor: Actor, span: (zone: string, now: string) => [from: string, to: string]): Promise<MyCalendar> {
  const now = new Date().toISOString();
  const db = await database();
  return db.read(async (reader) => {
    const { zone } = found(await reader.get(Accounts, actor.accountId));
    const [from, to] = span(zone, now);
    const looker = {
      accountId: actor.accountId,
      memberships: await reader.list(Memberships, { where: { accountId: actor.accountId } }),
      now,
    };
    const mine = await mineBetween(reader, looker, from, to);
    return { rows: await rowsOf(reader, mine, zone, looker), zone, today: dayIn(now, zone), now };
  });
}

/**
 * The meetups that the person goes to, hosts, waits for or has not answered: those that run now, and those within `AHEAD_DAYS`, for which
 * dates of a series exist.
 */
export const listMyMeetups = (actor: Actor): Promise<MyCalendar> =>
  calendarOf(actor, (_zone, now) => [now, instant(Date.parse(now) + AHEAD_DAYS * DAY_MS)]);

/** The same between two days in the reader's zone, past days too. The last day is not included. */
export const listMyDays = (actor: Actor, first: string, last: string): Promise<MyCalendar> =>
  calendarOf(actor, (zone) => [nearestInstantOf(`${first}T00:00`, zone), nearestInstantOf(`${last}T00:00`, zone)]);

/** The groups in which the person may plan meetups, sorted by name. */
export async function listPlannable({ accountId }: Actor): Promise<PlannableGroup[]> {
  const db = await database();
  return db.read(async (reader) => {
    const memberships = await reader.list(Memberships, { where: { accountId, state: "member", role: { in: ["owner", "organizer"] } } });
    const groups = await reader.getAll(
      Groups,
      memberships.map(({ groupId }) => groupId),
    );
    return groups
      .filter((group) => canPlan({ membership: memberships.find(({ groupId }) => groupId === group._id) ?? null, group }, "plan").allowed)
      .map(({ _id, groupName }) => ({ _id, groupName }))
      .sort((one, other) => one.groupName.localeCompare(other.groupName, "en"));
  });
}
