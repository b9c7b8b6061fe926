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

/** A rate limit for edits, because each edit may send a mail to everyone who answered. */
const EDITS = { name: "meetups:edited", points: 100, windowSeconds: 60 * 60 };

const nowIso = () => new Date().toISOString();

/**
 * Creates a meetup or a series, and returns the id of the (first) date. A retry with the same `key` returns the id from the first call,
 * plans nothing and notifies nobody. This holds even if the content differs or if the person may plan no more by then.
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
    // This runs inside `make`, after the rate limit: computing a rule with five hundred dates takes long.
    const pattern = wish.repeats && patternFor(wish.repeats, times.startsAt, wish.zone);
    const { id, made } = await meetups.create(permitted, { content, times, pattern, once }, now);
    return { made, answer: { insertedId: id } };
  };
  return spendOnce({ limits: newMeetupLimits(actor, { perHour, perDay }), key: actor.accountId }, { id: once, find, make });
}

/**
 * Changes the given fields of one or more dates. A save without a change succeeds and modifies nothing.
 * @throws AppError invalid (with fields), not_found, forbidden, conflict, too_many_requests
 */
export async function updateMeetup(actor: Actor, id: string, input: unknown): Promise<{ modifiedCount: 0 | 1 }> {
  const edit = parse(MeetupEdit, input);
  const permitted = await permit(actor, GuardedMeetup, id, "edit");
  await consume(EDITS, permitted.thing.groupId);
  const { modified } = await meetups.edit(permitted, edit, nowIso());
  return { modifiedCount: modified ? 1 : 0 };
}

/** @throws AppError invalid, not_found, forbidden, conflict */
export async function cancelMeetup(actor: Actor, id: string, input: unknown): Promise<void> {
  const cancellation = parse(CancellationInput, input);
  await meetups.cancel(await permit(actor, GuardedMeetup, id, "cancel"), cancellation, nowIso());
}

/**
 * Says yes, changes the number of guests, accepts an offered place, or confirms that the person still comes.
 * @throws AppError invalid, not_found, forbidden, conflict
 */
export async function answerMeetup(actor: Actor, id: string, input: unknown): Promise<RsvpView> {
  const { guests, feeSeen, currencySeen, stillComing, offered, join } = parse(RsvpInput, input);
  const now = nowIso();
  const go = { type: "go", guests, feeSeen, currencySeen, offered } as const;
  const confirm = () => rsvps.answer(actor, id, { type: "still-coming" }, now);
  if (stillComing && !join && guests === undefined) return confirm();
  const answered = join ? await rsvps.joinAndAnswer(actor, id, go, join, now) : await rsvps.answer(actor, id, go, now);
  return stillComing && answered.state === "going" ? confirm() : answered;
}

/** Says no. @throws AppError not_found, conflict once the meetup has begun */
export async function declineMeetup(actor: Actor, id: string): Promise<RsvpView> {
  return rsvps.answer(actor, id, { type: "decline" }, nowIso());
}

/** @throws AppError invalid, not_found, or the refusal of the dates if no date accepts the answer */
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

/** Limits a client's time to the server's time: otherwise a tap from a device whose clock is ahead would override all later taps. */
const momentOf = (at: string | undefined, now: string) => (at !== undefined && at < now ? at : now);
const momentIfSaid = (at: string | undefined, now: string) => (at === undefined ? undefined : momentOf(at, now));

/** Marks a person as here, or removes the mark. @throws AppError invalid, not_found, forbidden, conflict */
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
