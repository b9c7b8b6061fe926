import "server-only";
import { nameOf } from "@/lib/accounts/name-rules";
import { Accounts } from "@/lib/accounts/record";
import { env } from "@/lib/env";
import { nextCursor, pageOf } from "@/lib/list-page";
import type { Actor } from "@/lib/platform/permission/actor";
import { permit } from "@/lib/platform/permission/permit";
import { database } from "@/lib/platform/store";
import type { Reader } from "@/lib/platform/store/database";
import { groupBrief, toDeskMeetup, toPlanned } from "./desk-answers";
import type { DeskMeetup, EditableMeetup, PlannedMeetup, Planning, ReachedDate } from "./desk-views";
import { LONGEST } from "./plan-rules";
import { GuardedMeetup, GuardedPlans, PAGE } from "./queries";
import { CheckIns, Meetups, Rsvps, Series } from "./record";
import { insteadOf, ruleAt } from "./recurrence-rules";
import type { Meetup } from "./seat-store";
import { hasEnded } from "./series-queries";
import { instant } from "./time-rules";

interface DeskMeetups {
  items: DeskMeetup[];
  next: string | null;
}

/** Meetups that have begun and are not over. */
async function running(reader: Reader, groupId: string, now: string): Promise<Meetup[]> {
  const from = instant(Date.parse(now) - LONGEST);
  const begun = await reader.list(Meetups, { where: { groupId, startsAt: { gte: from, lt: now } }, by: "startsAt" });
  return begun.filter(({ endsAt, status }) => endsAt > now && status === "scheduled");
}

/**
 * With `past`, the meetups that have begun, the latest first. Otherwise those that still run and those to come, the earliest first.
 * @throws AppError not_found, forbidden
 */
export async function listDeskMeetups(actor: Actor, groupId: string, past: boolean, after?: string): Promise<DeskMeetups> {
  const now = new Date().toISOString();
  const db = await database();
  return db.read(async (reader) => {
    await permit(actor, GuardedPlans, groupId, "see-plans", { reader });
    const where = { groupId, startsAt: past ? { lt: now } : { gte: now } };
    const page = pageOf(await reader.page(Meetups, { where, by: "startsAt", descending: past, after, limit: PAGE }));
    const first = past || after !== undefined ? [] : await running(reader, groupId, now);
    return {
      items: [...first, ...page.items].map((meetup) => toDeskMeetup(meetup, now)),
      next: nextCursor(page),
    };
  });
}

async function planned(reader: Reader, meetup: Meetup): Promise<PlannedMeetup> {
  const { hostId } = meetup;
  if (hostId === null) return toPlanned(meetup, null);
  return toPlanned(meetup, { _id: hostId, displayName: nameOf(await reader.get(Accounts, hostId)) });
}

const CURRENCY = "BDT";

/**
 * The initial values for the form of a new meetup: the zone and the currency of the group's last meetup, or all values of the meetup to
 * copy.
 * @throws AppError not_found, forbidden, conflict for a closed group
 */
export async function getPlanning(actor: Actor, groupId: string, fromId?: string): Promise<Planning> {
  const db = await database();
  return db.read(async (reader) => {
    await permit(actor, GuardedPlans, groupId, "plan", { reader });
    const last = await reader.first(Meetups, { groupId }, { by: "startsAt", descending: true });
    const copied = fromId === undefined ? null : await reader.get(Meetups, fromId);
    return {
      group: await groupBrief(reader, groupId),
      zone: last?.zone ?? env().SITE_TIME_ZONE,
      currency: last?.fee?.currency ?? CURRENCY,
      from: copied?.groupId === groupId ? await planned(reader, copied) : null,
    };
  });
}

/** The meetup itself, and the other dates of its series that a change may affect. */
async function reachable(reader: Reader, meetup: Meetup, now: string): Promise<ReachedDate[]> {
  const { _id, seriesId, occursOn } = meetup;
  const coming =
    seriesId === null
      ? []
      : await reader.list(Meetups, { where: { seriesId, startsAt: { gt: now }, status: "scheduled" }, by: "startsAt" });
  const dates = coming.some((date) => date._id === _id) ? coming : [meetup, ...coming];
  const ids = dates.map((date) => date._id);
  const marks = await reader.list(CheckIns, { where: { meetupId: { in: ids }, paid: true } });
  const brought = await reader.excerpts(Rsvps, {
    where: { meetupId: { in: ids }, state: "going", guests: { gt: 0 } },
    fields: ["meetupId", "guests"],
  });
  return dates.map((date) => ({
    guests: brought.filter(({ meetupId }) => meetupId === date._id).reduce((all, { guests }) => all + guests, 0),
    _id: date._id,
    startsAt: date.startsAt,
    zone: date.zone,
    going: date.going,
    edited: date.edited,
    waiting: date.waiting,
    place: date.place,
    online: date.online,
    fee: date.fee,
    paid: marks.filter(({ meetupId }) => meetupId === date._id).length,
    following: occursOn !== null && (date.occursOn ?? "") >= occursOn,
  }));
}

/** A meetup for the edit form of its organizers. @throws AppError not_found, forbidden, conflict once it is over or cancelled */
export async function getEditable(actor: Actor, id: string): Promise<EditableMeetup> {
  const db = await database();
  return db.read(async (reader) => {
    const { thing: meetup, standing } = await permit(actor, GuardedMeetup, id, "edit", { reader });
    const series = meetup.seriesId === null ? null : await reader.get(Series, meetup.seriesId);
    const goesOn = series !== null && !(await hasEnded(reader, series, standing.now));
    return {
      group: await groupBrief(reader, meetup.groupId),
      meetup: await planned(reader, meetup),
      inSeries: goesOn,
      rule: goesOn ? ruleAt(series, meetup) : null,
      insteadOf: series && insteadOf(series, meetup),
      dates: await reachable(reader, meetup, standing.now),
    };
  });
}
