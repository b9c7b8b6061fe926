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

/** Where a person stands at a meetup, with the rows it follows from. */
interface RsvpContext {
  standing: MeetupStanding;
  mine: Rsvp | null;
}

/** A membership that the caller has read already need not be read again. */
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

/** Where a person stands at a meetup; null where it has no group any more. */
export const standingAt = async (reader: Reader, meetup: Meetup, accountId: string | null, now: string): Promise<MeetupStanding | null> =>
  (await contextAt(reader, meetup, accountId, now))?.standing ?? null;

/** Where somebody who waits stands in line, from 1. */
export async function positionOf(reader: Reader, rsvp: Pick<Rsvp, "state" | "meetupId" | "sequence"> | null): Promise<number | null> {
  if (rsvp?.state !== "waiting") return null;
  return 1 + (await reader.count(Rsvps, { meetupId: rsvp.meetupId, state: "waiting", sequence: { lt: rsvp.sequence } }));
}

/** So many of a group's last meetups tell somebody in line what to expect. */
const LOOK_BACK = 5;

/**
 * The place in line that came in at each of the group's last five meetups, as far as they were full; null where none was, and where there
 * were not yet as many: two evenings tell nothing.
 */
async function placeThatCameIn(reader: Reader, { groupId, startsAt }: Meetup, now: string): Promise<number | null> {
  const before = { groupId, status: "scheduled" as const, startsAt: { lt: startsAt < now ? startsAt : now } };
  const last = await reader.list(Meetups, { where: before, by: "startsAt", descending: true, limit: LOOK_BACK });
  const lines = last.filter(({ waiting, movedUp }) => waiting + movedUp > 0);
  return last.length < LOOK_BACK || lines.length === 0 ? null : Math.min(...lines.map(({ movedUp }) => movedUp));
}

/** The last day before it starts: those who go are asked whether that is still so. */
const isNear = ({ startsAt, status }: Meetup, now: string) => status === "scheduled" && Date.parse(startsAt) - Date.parse(now) <= DAY_MS;

/** Whether one who goes is asked if that is still so. */
export const asksStill = (mine: Rsvp, meetup: Meetup, standing: MeetupStanding): boolean =>
  mine.stillComingAt === null && can(standing, "still-coming").allowed && isNear(meetup, standing.now);

/** What somebody is told of where they stand. */
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
    // Where nobody was marked as here no list was kept; who is marked before it begins has not come yet, and to what was cancelled nobody came.
    came:
      meetup.came === 0 || meetup.startsAt > standing.now || meetup.status === "cancelled"
        ? null
        : (await reader.first(CheckIns, { meetupId, person: accountId, here: true })) !== null,
    can: Object.fromEntries(MEETUP_ACTIONS.map((action) => [action, shown(can(standing, action))])) as RsvpView["can"],
  };
}
