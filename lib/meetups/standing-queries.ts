import "server-only";
import { DAY_MS } from "@/lib/duration";
import { Groups } from "@/lib/groups/record";
import { membershipIn } from "@/lib/memberships/ban-queries";
import { isFull } from "@/lib/memberships/fact-queries";
import { roleOf } from "@/lib/memberships/policy";
import { shown } from "@/lib/platform/permission/shown";
import type { Reader } from "@/lib/platform/store/database";
import { can, MEETUP_ACTIONS, type MeetupStanding } from "./policy";
import { CheckIns, Meetups, Rsvps, Series, SeriesRsvps } from "./record";
import type { Meetup, Rsvp } from "./seat-store";
import { hasEnded, listSeriesDates } from "./series-queries";
import type { RsvpView } from "./views";

/** The facts for a person's permissions at a meetup, with the person's answer. */
interface RsvpContext {
  standing: MeetupStanding;
  mine: Rsvp | null;
}

/** Loads these facts; null if the group was deleted. `known` is the membership, if the caller has read it already. */
export async function contextAt(
  reader: Reader,
  meetup: Meetup,
  accountId: string | null,
  now: string,
  known?: MeetupStanding["membership"],
): Promise<RsvpContext | null> {
  const { _id: meetupId, groupId } = meetup;
  const group = await reader.get(Groups, groupId);
  if (!group) return null;
  const membership = accountId === null ? null : await membershipIn(reader, groupId, accountId, now, known);
  const mine = accountId === null ? null : await reader.first(Rsvps, { meetupId, accountId });
  const full = accountId !== null && roleOf(membership) === null && group.joinPolicy === "open" && (await isFull(reader, group));
  return { standing: { now, accountId, membership, group: { ...group, full }, meetup, rsvp: mine?.state ?? null }, mine };
}

/** The facts for a person's permissions at a meetup; null if its group was deleted. */
export const standingAt = async (reader: Reader, meetup: Meetup, accountId: string | null, now: string): Promise<MeetupStanding | null> =>
  (await contextAt(reader, meetup, accountId, now))?.standing ?? null;

/** The place of a waiting person in the line, from 1; null for a person who does not wait. */
export async function positionOf(reader: Reader, rsvp: Pick<Rsvp, "state" | "meetupId" | "sequence"> | null): Promise<number | null> {
  if (rsvp?.state !== "waiting") return null;
  return 1 + (await reader.count(Rsvps, { meetupId: rsvp.meetupId, state: "waiting", sequence: { lt: rsvp.sequence } }));
}

/** How many of a group's last meetups are used to predict the chances of a person in line. */
const LOOK_BACK = 5;

/**
 * The last place in line that got a place at every one of the group's last five meetups that had a waiting line. Null if none had one, and
 * if the group had fewer than five meetups, because a few say nothing.
 */
async function placeThatCameIn(reader: Reader, { groupId, startsAt }: Meetup, now: string): Promise<number | null> {
  const before = { groupId, status: "scheduled" as const, startsAt: { lt: startsAt < now ? startsAt : now } };
  const last = await reader.list(Meetups, { where: before, by: "startsAt", descending: true, limit: LOOK_BACK });
  const lines = last.filter(({ waiting, movedUp }) => waiting + movedUp > 0);
  return last.length < LOOK_BACK || lines.length === 0 ? null : Math.min(...lines.map(({ movedUp }) => movedUp));
}

/** Whether the meetup starts within 24 hours: then people who go are asked to confirm. */
const isNear = ({ startsAt, status }: Meetup, now: string) => status === "scheduled" && Date.parse(startsAt) - Date.parse(now) <= DAY_MS;

/** Whether this person is asked to confirm that they still come. */
export const asksStill = (mine: Rsvp, meetup: Meetup, standing: MeetupStanding): boolean =>
  mine.stillComingAt === null && can(standing, "still-coming").allowed && isNear(meetup, standing.now);

/** The view of a person's own answer and permissions. */
export async function rsvpView(reader: Reader, meetup: Meetup, { standing, mine }: RsvpContext): Promise<RsvpView> {
  const { seriesId, _id: meetupId } = meetup;
  const accountId = standing.accountId ?? "";
  const series = seriesId === null ? null : await reader.get(Series, seriesId);
  const goesOn = series !== null && !(await hasEnded(reader, series, standing.now));
  const every = goesOn ? await reader.first(SeriesRsvps, { seriesId: series._id, accountId }) : null;
  return {
    state: mine?.state ?? "none",
    position: await positionOf(reader, mine),
    inLine: meetup.waiting,
    cameIn: mine?.state === "waiting" ? await placeThatCameIn(reader, meetup, standing.now) : null,
    guests: mine?.guests ?? 0,
    fee: mine?.fee ?? null,
    heldUntil: mine?.heldUntil ?? null,
    stillComing: mine !== null && mine.stillComingAt !== null,
    asksStill: mine !== null && asksStill(mine, meetup, standing),
    everyDate: goesOn ? every !== null : null,
    leftOut: every === null ? [] : (await listSeriesDates(reader, every.seriesId, every, standing)).filter(({ why }) => why !== null),
    // If nobody was marked as here, the hosts kept no list, so the value is unknown. It is unknown too before the start, when an early mark
    // does not count, and for a cancelled meetup.
    came:
      meetup.came === 0 || meetup.startsAt > standing.now || meetup.status === "cancelled"
        ? null
        : (await reader.first(CheckIns, { meetupId, person: accountId, here: true })) !== null,
    can: Object.fromEntries(MEETUP_ACTIONS.map((action) => [action, shown(can(standing, action))])) as RsvpView["can"],
  };
}
