import "server-only";
import { Accounts } from "@/lib/accounts/record";
import { AppError, found } from "@/lib/errors";
import { Groups } from "@/lib/groups/record";
import { membershipIn } from "@/lib/memberships/ban-queries";
import { GroupSeats, type MembershipRow, Memberships } from "@/lib/memberships/record";
import type { JoinInput } from "@/lib/memberships/schema";
import { takeStep } from "@/lib/memberships/store";
import type { Actor } from "@/lib/platform/permission/actor";
import { refused } from "@/lib/platform/permission/permit";
import type { Refusal } from "@/lib/platform/permission/verdict";
import { database } from "@/lib/platform/store";
import type { Database, Transaction } from "@/lib/platform/store/database";
import { newId } from "@/lib/platform/store/id";
import { inLockOrder } from "@/lib/platform/store/lock-order";
import { idOf, type Row } from "@/lib/platform/store/record";
import type { Seen } from "./fee-rules";
import { lockCurrent } from "./moment-store";
import { can, type MeetupAction, mayFollow } from "./policy";
import { Meetups, Rsvps, Series, SeriesRsvps } from "./record";
import { type RsvpAction, refusalOfEvery, takesNoMore } from "./rsvp-rules";
import { type Meetup, seat } from "./seat-store";
import { contextAt, rsvpView } from "./standing-queries";
import { NO_MEETUP, NO_SERIES } from "./store";
import type { RsvpView } from "./views";

type PersonalAction = Extract<RsvpAction, { type: "go" | "decline" | "still-coming" }>;

/** The permission that an answer needs. */
const needOf = (action: PersonalAction, mine: Row<typeof Rsvps> | null): MeetupAction =>
  action.type === "go" && takesNoMore(mine, action.guests) ? "decline" : action.type;

/** The answers that a person can give for themselves. */
export type OwnAnswer =
  | ({ type: "go"; guests?: number | undefined; offered?: boolean | undefined } & Seen)
  | { type: "decline" | "still-coming" };

const lockMeetup = async (tx: Transaction, id: string, now: string): Promise<Meetup> => found(await lockCurrent(tx, id, now), NO_MEETUP);

/**
 * Locks the person's membership, so that a concurrent transaction cannot let them leave, or remove, ban or delete them: it would not see
 * the answer that is being written. The lock comes before that of the meetup, in the order of those transactions.
 */
export async function holdPerson(tx: Transaction, groupId: string, accountId: string): Promise<MembershipRow | null> {
  const membership = await tx.first(Memberships, { groupId, accountId });
  if (membership) return tx.lock(Memberships, membership._id);
  await tx.lock(GroupSeats, groupId);
  await tx.lock(Accounts, accountId);
  return null;
}

/**
 * Checks the permission again inside the transaction, then gives or takes the seat.
 * @returns the person's answer after that
 * @throws AppError what the permission rules or the seat rules refuse
 */
async function answerIn(
  tx: Transaction,
  actor: Actor,
  meetup: Meetup,
  answer: OwnAnswer,
  now: string,
  membership?: MembershipRow | null,
): Promise<RsvpView> {
  const { accountId } = actor;
  const action: PersonalAction = { ...answer, accountId };
  const context = found(await contextAt(tx, meetup, accountId, now, membership), NO_MEETUP);
  const verdict = can(context.standing, needOf(action, context.mine));
  if (!verdict.allowed) throw refused(verdict, actor, action.type);
  const outcome = await seat(tx, meetup, action, now, context);
  if (!outcome.allowed) throw refused(outcome, actor, action.type);
  const after = { ...meetup, ...outcome.seats };
  const mine = outcome.answers.some((one) => one.accountId === accountId)
    ? await tx.first(Rsvps, { meetupId: meetup._id, accountId })
    : context.mine;
  const standing = { ...context.standing, meetup: after, rsvp: mine?.state ?? null };
  return rsvpView(tx, after, { standing, mine });
}

/** The group did not accept the person at once. This undoes the step that asked to join, so no request remains. */
const notAtOnce = (state: string | undefined) =>
  new AppError(
    "conflict",
    state === "waiting"
      ? "This group is full, so you cannot join and go in one step."
      : "An organizer has to let you into this group first.",
    { next: "Ask on the group’s page, then come back." },
  );

/** Refusals that concern one date only and say nothing about the others. */
const OF_ONE_DATE = ["closed", "not_open", "past", "cancelled", "started"];

/**
 * Says yes to these dates. If some accept and others refuse, the others are listed in `leftOut`.
 * @returns why every date refuses the answer (another fee, too many guests); null if one accepts it
 */
async function answerDates(
  tx: Transaction,
  ids: readonly string[],
  wish: { accountId: string; guests: number } & Seen,
  now: string,
  membership: MembershipRow | null,
): Promise<Refusal | null> {
  let refusal: Refusal | null = null;
  let isTaken = false;
  for (const id of ids) {
    const meetup = await lockMeetup(tx, id, now);
    const context = found(await contextAt(tx, meetup, wish.accountId, now, membership), NO_MEETUP);
    const may = can(context.standing, "go");
    const outcome = may.allowed ? await seat(tx, meetup, { type: "go", ...wish }, now, context) : may;
    if (outcome.allowed) isTaken = true;
    else if (!OF_ONE_DATE.includes(outcome.code)) refusal ??= outcome;
  }
  return isTaken ? null : refusal;
}

export const rsvpStore = (open: () => Promise<Database>) => ({
  /** Concurrent answers to one meetup run one after the other. @throws AppError not_found, or what `can` and `decideSeats` refuse */
  async answer(actor: Actor, meetupId: string, answer: OwnAnswer, now: string): Promise<RsvpView> {
    const db = await open();
    return db.write(
      async (tx) => {
        const { groupId } = found(await tx.get(Meetups, meetupId), NO_MEETUP);
        const membership = await holdPerson(tx, groupId, actor.accountId);
        return answerIn(tx, actor, await lockMeetup(tx, meetupId, now), answer, now, membership);
      },
      { key: meetupId },
    );
  },

  /** Joins the group and says yes in one transaction. @throws AppError what joining or saying yes refuses */
  async joinAndAnswer(actor: Actor, meetupId: string, answer: OwnAnswer, input: JoinInput, now: string): Promise<RsvpView> {
    const db = await open();
    const { groupId } = found(await db.read((reader) => reader.get(Meetups, meetupId)), NO_MEETUP);
    return db.write(
      async (tx) => {
        const { outcome } = await takeStep(tx, { groupId, act: { type: "join", input }, actor, now });
        // The person is a member already and need not join.
        if (!outcome.allowed && outcome.code !== "already_member") throw refused(outcome, actor, "join");
        const joined = await tx.first(Memberships, { groupId, accountId: actor.accountId });
        if (joined?.state !== "member") throw notAtOnce(joined?.state);
        return answerIn(tx, actor, await lockMeetup(tx, meetupId, now), answer, now, joined);
      },
      { key: groupId },
    );
  },

  /**
   * Says yes to every coming date and to dates that are made later. A date that the person declined alone stays declined.
   * @throws AppError not_found, or a refusal that every date gives
   */
  async answerSeries(actor: Actor, seriesId: string, wish: { guests: number } & Seen, now: string): Promise<void> {
    const db = await open();
    const { accountId } = actor;
    await db.write(
      async (tx) => {
        const { groupId } = found(await tx.get(Series, seriesId), NO_SERIES);
        const held = await holdPerson(tx, groupId, accountId);
        const series = found(await tx.lock(Series, seriesId), NO_SERIES);
        const group = found(await tx.get(Groups, groupId), NO_SERIES);
        const membership = await membershipIn(tx, groupId, accountId, now, held);
        const verdict = mayFollow({ now, membership, audience: series.audience }, group);
        if (!verdict.allowed) throw refused(verdict, actor, "go");
        const dates = await tx.list(Meetups, { where: { seriesId, startsAt: { gt: now }, status: "scheduled" }, by: "startsAt" });
        const answers = await tx.list(Rsvps, { where: { accountId, groupId } });
        const answered = new Set(answers.filter(({ steppedOut }) => !steppedOut).map(({ meetupId }) => meetupId));
        const ids = inLockOrder(dates, idOf).flatMap(({ _id }) => (answered.has(_id) ? [] : [_id]));
        const refusal = (await answerDates(tx, ids, { accountId, ...wish }, now, held)) ?? refusalOfEvery(series.fee, wish);
        if (refusal) throw refused(refusal, actor, "go");
        const seen = { fee: series.fee };
        const before = await tx.first(SeriesRsvps, { seriesId, accountId });
        if (before) await tx.update(SeriesRsvps, before._id, { guests: wish.guests, seen });
        else {
          const sequence = series.nextSequence;
          await tx.insert(SeriesRsvps, { _id: newId(), seriesId, groupId, accountId, guests: wish.guests, sequence, seen });
          await tx.update(Series, seriesId, { nextSequence: sequence + 1 });
        }
      },
      { key: seriesId },
    );
  },

  /** Says no to every coming date and to later ones, until the person says "every date" again. */
  async declineSeries({ accountId }: Actor, seriesId: string, now: string): Promise<void> {
    const db = await open();
    await db.write(
      async (tx) => {
        const series = found(await tx.lock(Series, seriesId), NO_SERIES);
        await tx.deleteAll(SeriesRsvps, { seriesId, accountId });
        const mine = await tx.list(Rsvps, { where: { accountId, groupId: series.groupId } });
        const ahead = mine.filter(({ state }) => state !== "not-going");
        for (const { _id, meetupId } of inLockOrder(ahead, ({ meetupId }) => meetupId)) {
          const meetup = await lockMeetup(tx, meetupId, now);
          if (meetup.seriesId !== seriesId || meetup.startsAt <= now) continue;
          await seat(tx, meetup, { type: "decline", accountId }, now);
          await tx.update(Rsvps, _id, { steppedOut: true });
        }
      },
      { key: seriesId },
    );
  },
});

export const rsvps = rsvpStore(database);
