import "server-only";
import type { Transaction } from "@/lib/platform/store/database";
import { risingId } from "@/lib/platform/store/id";
import type { Row } from "@/lib/platform/store/record";
import { tellSeats } from "./news-store";
import { Meetups, Rsvps } from "./record";
import { decideSeats, type RsvpAction } from "./rsvp-rules";
import { type SeatAnswer, type SeatScene, seatLineReach } from "./seat-rules";

export type Meetup = Row<typeof Meetups>;
export type Rsvp = Row<typeof Rsvps>;

type Rows = SeatScene & { mine: Rsvp | null; line: Rsvp[]; offers: Rsvp[] };

/** Loads the input of `decideSeats`. The caller must have locked the meetup. The waiting line is not read if no place can become free. */
async function sceneOf(tx: Transaction, meetup: Meetup, mine: Rsvp | null, now: string): Promise<Rows> {
  const { _id: meetupId, going, held, waiting, nextSequence, movedUp } = meetup;
  const offers = held === 0 ? [] : await tx.list(Rsvps, { where: { meetupId, state: "offered" } });
  const limit = seatLineReach(meetup, mine, offers, now);
  const inOrder = { where: { meetupId, state: "waiting" }, by: "sequence" } as const;
  const line = limit === 0 ? [] : await tx.list(Rsvps, { ...inOrder, ...(limit !== "all" && { limit }) });
  return { now, meetup, seats: { going, held, waiting, nextSequence, movedUp }, mine, line, offers };
}

type Keeper = (answer: SeatAnswer) => Promise<void>;

/** Returns a function that writes an answer, to its loaded row or to a new one. */
function keeper(tx: Transaction, meetup: Meetup, { mine, line, offers, now }: Rows): Keeper {
  const rows = new Map([...line, ...offers, ...(mine ? [mine] : [])].map(({ accountId, _id }) => [accountId, _id]));
  return async ({ accountId, state, guests, sequence, heldUntil, fee, stillComingAt }) => {
    const values = { state, guests, sequence, heldUntil, fee, stillComingAt, steppedOut: false };
    const known = rows.get(accountId);
    if (known) await tx.update(Rsvps, known, values);
    else await tx.insert(Rsvps, { _id: risingId(), meetupId: meetup._id, groupId: meetup.groupId, accountId, ...values, answeredAt: now });
  };
}

async function drop(tx: Transaction, meetup: Meetup, accountId: string): Promise<void> {
  await tx.deleteAll(Rsvps, { meetupId: meetup._id, accountId });
}

/** The person's present answer, if the caller has read it in this transaction. Otherwise it is loaded. */
type Known = { mine: Rsvp | null };

/**
 * Applies one action to the seats of one meetup, inside the caller's transaction. The caller must have locked the meetup: its counters
 * prevent two answers from taking the same place. The people affected get their notices in the same transaction.
 * @returns the outcome, or the refusal; after a refusal nothing was written
 */
export async function seat(
  tx: Transaction,
  meetup: Meetup,
  action: RsvpAction,
  now: string,
  known?: Known,
): Promise<ReturnType<typeof decideSeats>> {
  const { _id: meetupId } = meetup;
  const accountId = "accountId" in action ? action.accountId : null;
  const mine = known ? known.mine : accountId === null ? null : await tx.first(Rsvps, { meetupId, accountId });
  const scene = await sceneOf(tx, meetup, mine, now);
  const outcome = decideSeats(scene, action);
  if (!outcome.allowed) return outcome;
  const { answers, removed, seats, dueAt, news } = outcome;
  const keep = keeper(tx, meetup, scene);
  for (const answer of answers) await keep(answer);
  for (const gone of removed) await drop(tx, meetup, gone);
  // People who get a notice also get a calendar file, which must have a higher sequence than the one they have.
  await tx.update(Meetups, meetupId, { ...seats, dueAt, ...(news.length > 0 && { sequence: meetup.sequence + 1 }) });
  await tellSeats(tx, meetup, accountId, now, news);
  return outcome;
}
