import "server-only";
import { DAY_MS } from "@/lib/duration";
import { AppError, found } from "@/lib/errors";
import { Memberships } from "@/lib/memberships/record";
import type { Permitted } from "@/lib/platform/permission/permit";
import { database } from "@/lib/platform/store";
import type { Database, Transaction } from "@/lib/platform/store/database";
import { newId } from "@/lib/platform/store/id";
import type { Row } from "@/lib/platform/store/record";
import { WALK_IN_NAME_DAYS } from "./length-rules";
import { CANCELLED } from "./policy";
import { CheckIns, Meetups, Rsvps } from "./record";
import { holdPerson } from "./rsvp-store";
import type { Meetup } from "./seat-store";
import { NO_MEETUP } from "./store";
import { instant } from "./time-rules";

export type CheckIn = Row<typeof CheckIns>;

/** One tap on the check-in page. It may arrive late, twice, or after a newer one. */
export interface Tap {
  here: boolean;
  at: string;
  guests?: number | undefined;
  paid?: boolean | undefined;
  /** When the guests were counted and when the payment was marked, if that differs from `at`. */
  guestsAt?: string | undefined;
  paidAt?: string | undefined;
}

/** Whether the host may mark this person: people who answered, and members who did not. */
async function isExpected(tx: Transaction, meetup: Meetup, accountId: string): Promise<boolean> {
  if (await tx.first(Rsvps, { meetupId: meetup._id, accountId })) return true;
  const membership = await tx.first(Memberships, { groupId: meetup.groupId, accountId });
  return membership?.state === "member";
}

/**
 * Updates the number of people who came. The group's pages show it only after the end of the meetup, so a tap makes them stale only then.
 */
async function countHere(tx: Transaction, { _id: meetupId, groupId, endsAt }: Meetup): Promise<void> {
  await tx.update(Meetups, meetupId, { came: await tx.count(CheckIns, { meetupId, here: true }) });
  if (endsAt <= new Date().toISOString()) await tx.stale([`group-meetups:${groupId}`]);
}

/** The fields that a tap changes. Presence, guests and payment each have their own time, and for each the later tap wins. */
function after(before: CheckIn, { here, at, guests, paid, guestsAt = at, paidAt = at }: Tap, byId: string): Partial<CheckIn> {
  const isLater = (moment: string, than: string | null) => than === null || moment >= than;
  return {
    ...(isLater(at, before.at) && { here, at, byId }),
    ...(guests !== undefined && isLater(guestsAt, before.guestsAt) && { guests, guestsAt }),
    ...(paid !== undefined && isLater(paidAt, before.paidAt) && { paid, paidAt }),
  };
}

/**
 * Locks the meetup for a person who may mark people there.
 * @throws AppError not_found, conflict if it is cancelled, or what the permission rules refuse
 */
async function lockOpen(tx: Transaction, permitted: Permitted<Meetup, "check-in">, now: string): Promise<Meetup> {
  await permitted.again(tx, now);
  const meetup = found(await tx.lock(Meetups, permitted.thing._id), NO_MEETUP);
  if (meetup.status === "cancelled") throw new AppError("conflict", CANCELLED.reason);
  return meetup;
}

/** The row of a person whom nobody has marked yet. */
const fresh = (
  { _id: meetupId, groupId, endsAt }: Meetup,
  { here, at, guests, paid, guestsAt = at, paidAt = at }: Tap,
  who: Pick<CheckIn, "_id" | "person" | "accountId" | "name" | "byId">,
): CheckIn => ({
  ...who,
  meetupId,
  groupId,
  here,
  at,
  guests: guests ?? 0,
  guestsAt: guests === undefined ? null : guestsAt,
  paid: paid ?? false,
  paidAt: paid === undefined ? null : paidAt,
  nameUntil: who.name === null ? null : instant(Date.parse(endsAt) + WALK_IN_NAME_DAYS * DAY_MS),
});

export const doorStore = (open: () => Promise<Database>) => ({
  /**
   * Writes a tap. The result also says whether the person's answer is "not going".
   * @throws AppError not_found if the person neither answered nor is a member, conflict at a cancelled meetup, or what the permission rules
   * refuse
   */
  async tap(permitted: Permitted<Meetup, "check-in">, person: string, tap: Tap, now: string): Promise<CheckIn & { notGoing: boolean }> {
    const db = await open();
    const meetupId = permitted.thing._id;
    const byId = permitted.actor.accountId;
    return db.write(
      async (tx) => {
        // On the first mark, this lock keeps the person from leaving the group until the mark is written.
        if (!(await tx.first(CheckIns, { meetupId, person }))) await holdPerson(tx, permitted.thing.groupId, person);
        const meetup = await lockOpen(tx, permitted, now);
        const before = await tx.first(CheckIns, { meetupId, person });
        if (!before && !(await isExpected(tx, meetup, person))) throw new AppError("not_found", "Nobody of that name is expected.");
        const row = before
          ? { ...before, ...after(before, tap, byId) }
          : fresh(meetup, tap, { _id: newId(), person, accountId: person, name: null, byId });
        if (before) await tx.update(CheckIns, row._id, row);
        else await tx.insert(CheckIns, row);
        await countHere(tx, meetup);
        const answer = row.accountId === null ? null : await tx.first(Rsvps, { meetupId, accountId: row.accountId });
        return { ...row, notGoing: answer?.state === "not-going" };
      },
      { key: meetupId },
    );
  },

  /**
   * Adds a person who came without an answer and without an account. A retry with the same key returns the same row.
   * @throws AppError conflict at a cancelled meetup, or what the permission rules refuse
   */
  async walkIn(
    permitted: Permitted<Meetup, "check-in">,
    { name, key, ...tap }: Tap & { name: string; key: string | undefined },
    now: string,
  ): Promise<CheckIn> {
    const db = await open();
    const meetupId = permitted.thing._id;
    const byId = permitted.actor.accountId;
    return db.write(
      async (tx) => {
        const meetup = await lockOpen(tx, permitted, now);
        const _id = newId();
        // The prefix keeps a key that the client chose from being equal to an account's id.
        const person = `walk-in:${key ?? _id}`;
        const before = await tx.first(CheckIns, { meetupId, person });
        if (before) return before;
        const row = fresh(meetup, tap, { _id, person, accountId: null, name, byId });
        await tx.insert(CheckIns, row);
        await countHere(tx, meetup);
        return row;
      },
      { key: meetupId },
    );
  },
});

export const door = doorStore(database);
