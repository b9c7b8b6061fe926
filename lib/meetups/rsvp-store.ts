import "server-only";
import { found } from "@/lib/errors";
import { Groups } from "@/lib/groups/record";
import { Memberships } from "@/lib/memberships/record";
import type { JoinInput } from "@/lib/memberships/schema";
import { takeStep } from "@/lib/memberships/store";
import { refused } from "@/lib/platform/permission/permit";
import { database } from "@/lib/platform/store";
import type { Database, Reader, Transaction } from "@/lib/platform/store/database";
import { newId } from "@/lib/platform/store/id";
import { can, type MeetupAction, type MeetupStanding } from "./policy";
import { Meetups, Rsvps, Series, SeriesRsvps } from "./record";
import type { RsvpAction } from "./rsvp-rules";
import { type Meetup, type Rsvp, seat } from "./seat-store";
import { NO_MEETUP } from "./store";

/** Where a person stands at a meetup; null where it has no group any more. */
export async function standingAt(reader: Reader, meetup: Meetup, accountId: string | null, now: string): Promise<MeetupStanding | null> {
  const group = await reader.get(Groups, meetup.groupId);
  if (!group) return null;
  const membership = accountId === null ? null : await reader.first(Memberships, { groupId: meetup.groupId, accountId });
  const rsvp = accountId === null ? null : await reader.first(Rsvps, { meetupId: meetup._id, accountId });
  return { now, accountId, membership, group, meetup, rsvp: rsvp?.state ?? null };
}

/** Where somebody who waits stands in line, from 1. */
export async function positionOf(reader: Reader, rsvp: Rsvp | null): Promise<number | null> {
  if (rsvp?.state !== "waiting") return null;
  return 1 + (await reader.count(Rsvps, { meetupId: rsvp.meetupId, state: "waiting", sequence: { lt: rsvp.sequence } }));
}

const NEEDS: Record<Exclude<RsvpAction["type"], "remove" | "clock">, MeetupAction> = {
  go: "go",
  decline: "decline",
  "still-coming": "still-coming",
};
export type PersonalAction = Extract<RsvpAction, { type: keyof typeof NEEDS }>;

/** Asks the table again inside the step, then gives or takes the seat. @throws AppError as they refuse */
async function answerIn(tx: Transaction, meetup: Meetup, action: PersonalAction, now: string): Promise<void> {
  const standing = found(await standingAt(tx, meetup, action.accountId, now), NO_MEETUP);
  const verdict = can(standing, NEEDS[action.type]);
  if (!verdict.allowed) throw refused(verdict);
  const outcome = await seat(tx, meetup, action, now);
  if ("allowed" in outcome) throw refused(outcome);
}

export interface Joining {
  input: JoinInput;
  /** A ban may be kept by it. */
  addressHash: string;
}

const lockMeetup = async (tx: Transaction, id: string): Promise<Meetup> => found(await tx.lock(Meetups, id), NO_MEETUP);

export const rsvpStore = (open: () => Promise<Database>) => ({
  /** Racing answers to one meetup take turns. @throws AppError not_found, or as `can` and `decide` refuse */
  async answer(meetupId: string, action: PersonalAction, now: string): Promise<void> {
    const db = await open();
    await db.write(async (tx) => answerIn(tx, await lockMeetup(tx, meetupId), action, now), { key: meetupId });
  },

  /** Joins the group and goes, or does neither. @throws AppError as joining or going refuses */
  async joinAndAnswer(meetupId: string, action: PersonalAction, join: Joining, now: string): Promise<void> {
    const db = await open();
    await db.write(async (tx) => {
      const { groupId } = found(await tx.get(Meetups, meetupId), NO_MEETUP);
      const { outcome } = await takeStep(tx, {
        groupId,
        act: { type: "join", input: join.input },
        actorId: action.accountId,
        now,
        addressHash: join.addressHash,
      });
      // Already a member: nothing to join.
      if (!outcome.allowed && outcome.code !== "already_member") throw refused(outcome);
      await answerIn(tx, await lockMeetup(tx, meetupId), action, now);
    });
  },

  /** Every date that comes, and those that are made later. One date that was declined stays declined. @throws AppError not_found, or as the first date refuses */
  async answerSeries(
    seriesId: string,
    accountId: string,
    wish: { guests: number; feeSeen?: number | undefined },
    now: string,
  ): Promise<void> {
    const db = await open();
    await db.write(async (tx) => {
      const series = found(await tx.lock(Series, seriesId), "There is no such series.");
      const dates = await tx.list(Meetups, { where: { seriesId, startsAt: { gt: now }, status: "scheduled" }, by: "startsAt" });
      const answered = new Set((await tx.list(Rsvps, { where: { accountId, groupId: series.groupId } })).map(({ meetupId }) => meetupId));
      let first = true;
      for (const { _id } of dates.filter((date) => !answered.has(date._id))) {
        const meetup = await lockMeetup(tx, _id);
        const standing = found(await standingAt(tx, meetup, accountId, now), NO_MEETUP);
        const verdict = can(standing, "go");
        const outcome = verdict.allowed ? await seat(tx, meetup, { type: "go", accountId, ...wish }, now) : verdict;
        // What the first date refuses (a stranger, another fee) holds for all; a later date may be closed already, by itself.
        if (first && "allowed" in outcome && !outcome.allowed) throw refused(outcome);
        first = false;
      }
      const before = await tx.first(SeriesRsvps, { seriesId, accountId });
      if (before) await tx.update(SeriesRsvps, before._id, { guests: wish.guests });
      else {
        const { groupId, nextSequence: sequence } = series;
        await tx.insert(SeriesRsvps, { _id: newId(), seriesId, groupId, accountId, guests: wish.guests, sequence });
        await tx.update(Series, seriesId, { nextSequence: sequence + 1 });
      }
    });
  },

  /** No date that comes, and none that is made later. */
  async declineSeries(seriesId: string, accountId: string, now: string): Promise<void> {
    const db = await open();
    await db.write(async (tx) => {
      const series = found(await tx.lock(Series, seriesId), "There is no such series.");
      await tx.deleteAll(SeriesRsvps, { seriesId, accountId });
      const mine = await tx.list(Rsvps, { where: { accountId, groupId: series.groupId } });
      const ids = mine.filter(({ state }) => state !== "not-going").map(({ meetupId }) => meetupId);
      for (const id of ids.sort((one, other) => (one < other ? -1 : 1))) {
        const meetup = await lockMeetup(tx, id);
        if (meetup.seriesId === seriesId && meetup.startsAt > now) await seat(tx, meetup, { type: "decline", accountId }, now);
      }
    });
  },
});

export const rsvps = rsvpStore(database);
