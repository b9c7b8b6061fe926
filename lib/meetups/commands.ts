import "server-only";
import { found } from "@/lib/errors";
import { Groups } from "@/lib/groups/record";
import { Memberships } from "@/lib/memberships/record";
import { addressHash } from "@/lib/memberships/secrets";
import { parse } from "@/lib/parse";
import { kickClock } from "@/lib/platform/clock/clock";
import { afterAnswer } from "@/lib/platform/http/after-answer";
import type { Actor } from "@/lib/platform/permission/actor";
import { refused } from "@/lib/platform/permission/permit";
import { database } from "@/lib/platform/store";
import { type CheckIn, door } from "./door-store";
import { checkWhere, patternFor, timesOf } from "./plan-rules";
import { canPlan } from "./policy";
import { admitted, getSeriesRsvp } from "./queries";
import { type Answered, rsvps } from "./rsvp-store";
import { CancellationInput, CheckInInput, MeetupEdit, MeetupInput, RsvpInput, SeriesRsvpInput, WalkInInput } from "./schema";
import { meetups } from "./store";
import type { CheckInView, RsvpView, SeriesRsvpView } from "./views";

const nowIso = () => new Date().toISOString();

/** The group in which this person plans meetups. @throws AppError not_found, forbidden, conflict for a closed group */
async function plannedIn(actor: Actor, groupId: string) {
  const db = await database();
  return db.read(async (reader) => {
    const group = found(await reader.get(Groups, groupId), "There is no such group.");
    const verdict = canPlan(await reader.first(Memberships, { groupId, accountId: actor.accountId }), group);
    if (!verdict.allowed) throw refused(verdict);
    return group;
  });
}

/** A meetup, or a series: then the id is that of its first date. @throws AppError invalid (with fields), not_found, forbidden, conflict */
export async function createMeetup(actor: Actor, groupId: string, input: unknown): Promise<{ insertedId: string }> {
  const wish = parse(MeetupInput, input);
  const group = await plannedIn(actor, groupId);
  checkWhere(wish);
  const now = nowIso();
  const times = timesOf(wish, now);
  const home = { groupId, category: group.hobbyCategory, listed: group.visibility === "public" };
  const content = { ...wish, hostId: wish.hostId ?? actor.accountId };
  const pattern = wish.repeats && patternFor(wish.repeats, times.startsAt, wish.zone);
  const insertedId = await meetups.create({ home, content, times, pattern }, now, actor.accountId);
  afterAnswer(kickClock);
  return { insertedId };
}

/** Changes the given fields, of one date or more. @throws AppError invalid (with fields), not_found, forbidden, conflict */
export async function updateMeetup(actor: Actor, id: string, input: unknown): Promise<void> {
  const edit = parse(MeetupEdit, input);
  await admitted(actor, id, "edit");
  await meetups.edit(id, edit, nowIso(), actor.accountId);
  afterAnswer(kickClock);
}

/** @throws AppError invalid, not_found, forbidden, conflict */
export async function cancelMeetup(actor: Actor, id: string, input: unknown): Promise<void> {
  const { reason, scope } = parse(CancellationInput, input);
  await admitted(actor, id, "cancel");
  await meetups.cancel(id, scope, reason, nowIso(), actor.accountId);
  afterAnswer(kickClock);
}

/** Whoever was moved by it hears of it at once, and not at the clock's next turn. */
function shownAnswer({ view, told }: Answered): RsvpView {
  if (told) afterAnswer(kickClock);
  return view;
}

/** Go, change the guests, take an offer, or say that one is still coming. @throws AppError invalid, not_found, forbidden, conflict */
export async function answerMeetup(actor: Actor, id: string, input: unknown): Promise<RsvpView> {
  const { guests, feeSeen, stillComing, join } = parse(RsvpInput, input);
  const { accountId } = actor;
  const now = nowIso();
  const go = { type: "go", accountId, guests, feeSeen } as const;
  const confirm = async () => shownAnswer(await rsvps.answer(id, { type: "still-coming", accountId }, now));
  if (stillComing && !join && guests === undefined) return confirm();
  const answered = join
    ? await rsvps.joinAndAnswer(id, go, { input: join, addressHash: await addressHash(actor.email) }, now)
    : await rsvps.answer(id, go, now);
  return stillComing ? confirm() : shownAnswer(answered);
}

/** Can't come. @throws AppError not_found, conflict once it has begun */
export async function declineMeetup(actor: Actor, id: string): Promise<RsvpView> {
  return shownAnswer(await rsvps.answer(id, { type: "decline", accountId: actor.accountId }, nowIso()));
}

/** @throws AppError invalid, not_found, and as the first date refuses */
export async function answerSeries(actor: Actor, id: string, input: unknown): Promise<SeriesRsvpView> {
  const { guests = 0, feeSeen } = parse(SeriesRsvpInput, input);
  await rsvps.answerSeries(id, actor.accountId, { guests, feeSeen }, nowIso());
  return getSeriesRsvp(actor, id);
}

/** @throws AppError not_found */
export async function declineSeries(actor: Actor, id: string): Promise<SeriesRsvpView> {
  await rsvps.declineSeries(id, actor.accountId, nowIso());
  return getSeriesRsvp(actor, id);
}

const shownTap = ({ person: personId, name, at, here, guests, paid }: CheckIn): CheckInView => ({ personId, name, at, here, guests, paid });

/** A clock that runs ahead must not outlast every later tap. */
const momentOf = (at: string | undefined, now: string) => (at !== undefined && at < now ? at : now);

/** Marks somebody as here, or takes the mark back. @throws AppError invalid, not_found, forbidden, conflict */
export async function checkIn(actor: Actor, id: string, personId: string, here: boolean, input: unknown): Promise<CheckInView> {
  const { paid, guests, at } = parse(CheckInInput, input ?? {});
  await admitted(actor, id, "check-in");
  return shownTap(await door.tap(id, personId, { here, at: momentOf(at, nowIso()), byId: actor.accountId, guests, paid }));
}

/** @throws AppError invalid, not_found, forbidden, conflict */
export async function addWalkIn(actor: Actor, id: string, input: unknown): Promise<CheckInView> {
  const { name, guests, paid, at, key } = parse(WalkInInput, input);
  await admitted(actor, id, "check-in");
  const tap = { here: true, at: momentOf(at, nowIso()), byId: actor.accountId, guests, paid, name, key };
  return shownTap(await door.walkIn(id, tap));
}
