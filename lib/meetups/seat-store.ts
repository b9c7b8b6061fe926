import "server-only";
import type { Transaction } from "@/lib/platform/store/database";
import { newId } from "@/lib/platform/store/id";
import type { Row } from "@/lib/platform/store/record";
import { tellSeats } from "./news-store";
import { Meetups, Rsvps } from "./record";
import { decide, type RsvpAction } from "./rsvp-rules";
import { type Answer, LINE_STEP, type Outcome, type Scene } from "./seat-rules";
import { DAY } from "./time-rules";

export type Meetup = Row<typeof Meetups>;
export type Rsvp = Row<typeof Rsvps>;

/** In the last 24 hours the whole line is looked at: the first party that fits may stand anywhere in it. */
const lineLimit = (meetup: Meetup, now: string) => (Date.parse(meetup.startsAt) - Date.parse(now) > DAY ? { limit: LINE_STEP } : {});

/** What `decide` has to know; the meetup is locked by whoever asks. */
async function sceneOf(tx: Transaction, meetup: Meetup, accountId: string | null, now: string): Promise<Scene> {
  const mine = accountId === null ? null : await tx.first(Rsvps, { meetupId: meetup._id, accountId });
  const line =
    meetup.waiting === 0
      ? []
      : await tx.list(Rsvps, { where: { meetupId: meetup._id, state: "waiting" }, by: "sequence", ...lineLimit(meetup, now) });
  const offers = meetup.held === 0 ? [] : await tx.list(Rsvps, { where: { meetupId: meetup._id, state: "offered" } });
  const { going, held, waiting, nextSequence, movedUp } = meetup;
  return { now, meetup, seats: { going, held, waiting, nextSequence, movedUp }, mine, line, offers };
}

async function keep(tx: Transaction, meetup: Meetup, answer: Answer, now: string): Promise<void> {
  const { accountId, state, guests, sequence, heldUntil, fee, stillComingAt } = answer;
  const values = { state, guests, sequence, heldUntil, fee, stillComingAt };
  const row = await tx.first(Rsvps, { meetupId: meetup._id, accountId });
  if (row) await tx.update(Rsvps, row._id, values);
  else await tx.insert(Rsvps, { _id: newId(), meetupId: meetup._id, groupId: meetup.groupId, accountId, ...values, answeredAt: now });
}

async function drop(tx: Transaction, meetup: Meetup, accountId: string): Promise<void> {
  await tx.deleteAll(Rsvps, { meetupId: meetup._id, accountId });
}

async function write(tx: Transaction, meetup: Meetup, { answers, removed, seats, dueAt }: Outcome, now: string): Promise<void> {
  for (const answer of answers) await keep(tx, meetup, answer, now);
  for (const accountId of removed) await drop(tx, meetup, accountId);
  await tx.update(Meetups, meetup._id, { ...seats, dueAt });
}

/**
 * One action on the seats of one meetup, inside the caller's step. The meetup must have been locked in it: its counters are what
 * keeps two answers from taking the same place. Who is moved by it is told, in the same step.
 * @returns what came of it, or why not; then nothing was written
 */
export async function seat(tx: Transaction, meetup: Meetup, action: RsvpAction, now: string): Promise<ReturnType<typeof decide>> {
  const actorId = "accountId" in action ? action.accountId : null;
  const outcome = decide(await sceneOf(tx, meetup, actorId, now), action);
  if ("allowed" in outcome) return outcome;
  await write(tx, meetup, outcome, now);
  await tellSeats(tx, meetup, actorId, now, outcome.news);
  return outcome;
}
