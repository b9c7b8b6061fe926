import "server-only";
import { env } from "@/lib/env";
import { parse } from "@/lib/parse";
import { onceId } from "@/lib/platform/auth/once-id";
import { consume } from "@/lib/platform/http/limits";
import { spendOnce } from "@/lib/platform/http/spend-once";
import type { Actor } from "@/lib/platform/permission/actor";
import { permit } from "@/lib/platform/permission/permit";
import { type CheckIn, door } from "./door-store";
import { checkWhere, patternFor, timesOf } from "./plan-rules";
import { newMeetupLimits } from "./policy";
import { GuardedMeetup, GuardedPlans, getSeriesRsvp } from "./queries";
import { rsvps } from "./rsvp-store";
import { CancellationInput, CheckInInput, MeetupEdit, MeetupInput, RsvpInput, SeriesRsvpInput, WalkInInput } from "./schema";
import { meetups } from "./store";
import type { CheckInView, RsvpView, SeriesRsvpView } from "./views";

/** Edits of a group's meetups: each may be a mail to all who answered. */
const EDITS = { name: "meetups:edited", points: 100, windowSeconds: 60 * 60 };

const nowIso = () => new Date().toISOString();

/**
 * A meetup, or a series: then the id is that of its first date. Asked again with the same `key` it plans nothing and tells nobody: what it
 * planned before is the answer, also to other content and where no more may be planned.
 * @throws AppError invalid (with fields), not_found, forbidden, conflict, too_many_requests
 */
export async function createMeetup(actor: Actor, groupId: string, input: unknown, key?: string): Promise<{ insertedId: string }> {
  const wish = parse(MeetupInput, input);
  const permitted = await permit(actor, GuardedPlans, groupId, "plan");
  const once = await onceId(key, "meetup", actor.accountId, groupId);
  const find = async () => {
    const insertedId = once && (await meetups.findMade(once));
    return insertedId ? { insertedId } : null;
  };
  const before = await find();
  if (before) return before;
  checkWhere(wish);
  const now = nowIso();
  const times = timesOf(wish, now);
  const { NEW_MEETUPS_PER_HOUR: perHour, NEW_MEETUPS_PER_DAY: perDay } = env();
  const make = async () => {
    const content = { ...wish, hostId: wish.hostId ?? actor.accountId };
    // Paid for beforehand: to follow the rule to its end takes long for five hundred dates.
    const pattern = wish.repeats && patternFor(wish.repeats, times.startsAt, wish.zone);
    const { id, made } = await meetups.create(permitted, { content, times, pattern, once }, now);
    return { made, answer: { insertedId: id } };
  };
  return spendOnce({ limits: newMeetupLimits(actor, { perHour, perDay }), key: actor.accountId }, { id: once, find, make });
}

/** Changes the given fields, of one date or more. @throws AppError invalid (with fields), not_found, forbidden, conflict, too_many_requests */
export async function updateMeetup(actor: Actor, id: string, input: unknown): Promise<void> {
  const edit = parse(MeetupEdit, input);
  const permitted = await permit(actor, GuardedMeetup, id, "edit");
  await consume(EDITS, permitted.thing.groupId);
  await meetups.edit(permitted, edit, nowIso());
}

/** @throws AppError invalid, not_found, forbidden, conflict */
export async function cancelMeetup(actor: Actor, id: string, input: unknown): Promise<void> {
  const cancellation = parse(CancellationInput, input);
  await meetups.cancel(await permit(actor, GuardedMeetup, id, "cancel"), cancellation, nowIso());
}

/** Go, change the guests, take an offer, or say that one is still coming. @throws AppError invalid, not_found, forbidden, conflict */
export async function answerMeetup(actor: Actor, id: string, input: unknown): Promise<RsvpView> {
  const { guests, feeSeen, currencySeen, stillComing, offered, join } = parse(RsvpInput, input);
  const now = nowIso();
  const go = { type: "go", guests, feeSeen, currencySeen, offered } as const;
  const confirm = () => rsvps.answer(actor, id, { type: "still-coming" }, now);
  if (stillComing && !join && guests === undefined) return confirm();
  const answered = join ? await rsvps.joinAndAnswer(actor, id, go, join, now) : await rsvps.answer(actor, id, go, now);
  return stillComing && answered.state === "going" ? confirm() : answered;
}

/** Can't come. @throws AppError not_found, conflict once it has begun */
export async function declineMeetup(actor: Actor, id: string): Promise<RsvpView> {
  return rsvps.answer(actor, id, { type: "decline" }, nowIso());
}

/** @throws AppError invalid, not_found, and as every date refuses */
export async function answerSeries(actor: Actor, id: string, input: unknown): Promise<SeriesRsvpView> {
  const { guests = 0, ...seen } = parse(SeriesRsvpInput, input);
  await rsvps.answerSeries(actor, id, { guests, ...seen }, nowIso());
  return getSeriesRsvp(actor, id);
}

/** @throws AppError not_found */
export async function declineSeries(actor: Actor, id: string): Promise<SeriesRsvpView> {
  await rsvps.declineSeries(actor, id, nowIso());
  return getSeriesRsvp(actor, id);
}

const shownTap = ({ person, accountId, notGoing = false, ...row }: CheckIn & { notGoing?: boolean }): CheckInView => {
  const { name, at, here, guests, paid } = row;
  return { personId: person, name, at, here, guests, paid, walkIn: accountId === null, notGoing };
};

/** A clock that runs ahead must not outlast every later tap. */
const momentOf = (at: string | undefined, now: string) => (at !== undefined && at < now ? at : now);
const momentIfSaid = (at: string | undefined, now: string) => (at === undefined ? undefined : momentOf(at, now));

/** Marks somebody as here, or takes the mark back. @throws AppError invalid, not_found, forbidden, conflict */
export async function checkIn(actor: Actor, id: string, personId: string, here: boolean, input: unknown = {}): Promise<CheckInView> {
  const { paid, guests, at, paidAt, guestsAt } = parse(CheckInInput, input);
  const now = nowIso();
  const permitted = await permit(actor, GuardedMeetup, id, "check-in");
  const moments = { at: momentOf(at, now), paidAt: momentIfSaid(paidAt, now), guestsAt: momentIfSaid(guestsAt, now) };
  return shownTap(await door.tap(permitted, personId, { here, guests, paid, ...moments }, now));
}

/** @throws AppError invalid, not_found, forbidden, conflict */
export async function addWalkIn(actor: Actor, id: string, input: unknown): Promise<CheckInView> {
  const { name, guests, paid, at, key } = parse(WalkInInput, input);
  const now = nowIso();
  const permitted = await permit(actor, GuardedMeetup, id, "check-in");
  return shownTap(await door.walkIn(permitted, { here: true, at: momentOf(at, now), guests, paid, name, key }, now));
}
