import "server-only";
import type { Changed } from "@/lib/events/schema";
import type { Transaction } from "@/lib/platform/store/database";
import { raisesSequence, toldChanges } from "./change-rules";
import { takeIn } from "./date-store";
import { nextMoment } from "./moment-rules";
import { answeredBy, hostToTell, more, tellHost, tellOf, toPeople } from "./news-store";
import { Meetups, Rsvps } from "./record";
import { type Meetup, seat } from "./seat-store";
import { byStart } from "./time-rules";

/** A date before and after one step of an organizer. */
export interface ChangedDate {
  before: Meetup;
  after: Meetup;
}

/** Asked again before the new start: what somebody said of the old one does not count. */
async function askAgain(tx: Transaction, meetupId: string): Promise<void> {
  for (const { _id, stillComingAt } of await tx.list(Rsvps, { where: { meetupId, state: "going" } }))
    if (stillComingAt !== null) await tx.update(Rsvps, _id, { stillComingAt: null });
}

/** Writes a date's new values; what a calendar shows raises its sequence. Free places go to the line at once. */
export async function change(tx: Transaction, before: Meetup, values: Partial<Meetup>, now: string): Promise<ChangedDate> {
  const next = { ...before, ...values };
  const retimed = next.startsAt !== before.startsAt || next.rsvpOpensAt !== before.rsvpOpensAt || next.status !== before.status;
  const all = {
    ...values,
    isFree: next.fee === null,
    sequence: before.sequence + (raisesSequence(before, next) ? 1 : 0),
    ...(retimed && { nextAt: nextMoment(next, now) }),
  };
  const after = { ...next, ...all };
  if ((await tx.update(Meetups, before._id, all)) !== "changed") return { before, after: before };
  await tx.update(Meetups, before._id, { updatedAt: now });
  if (next.startsAt !== before.startsAt) await askAgain(tx, before._id);
  // Opened by hand and not by the clock: those who said "every date" come in first, as they would have.
  if (before.rsvpOpensAt !== null && now < before.rsvpOpensAt) await takeIn(tx, after, now);
  await seat(tx, (await tx.get(Meetups, before._id)) ?? after, { type: "clock" }, now);
  return { before, after };
}

/** Whoever leads some dates from now on, and whoever did. */
async function tellHosts(tx: Transaction, dates: readonly ChangedDate[], actorId: string | null, now: string): Promise<void> {
  const moved = dates.filter(({ before, after }) => before.hostId !== after.hostId);
  for (const [kind, side] of [["host-named", "after"] as const, ["host-replaced", "before"] as const])
    for (const hostId of new Set(moved.map((date) => date[side].hostId))) {
      const theirs = moved.filter((date) => date[side].hostId === hostId).map(({ after }) => after);
      await tellHost(tx, theirs, { kind, hostId }, actorId, now);
    }
}

/** Who hears of a step for the first time, and of whose dates not all of this was told yet; from now on it was. */
function fresh(people: readonly string[], news: readonly string[], heard: Map<string, Set<string>>) {
  const [first, again]: [string[], string[]] = [[], []];
  for (const person of new Set(people)) {
    const known = heard.get(person);
    if (!known) first.push(person);
    else if (news.some((one) => !known.has(one))) again.push(person);
    heard.set(person, new Set([...(known ?? []), ...news]));
  }
  return { first, again };
}

/**
 * Tells everybody who goes, or might, and the host what has changed: once each, by the first of their dates, however many a step reached, and
 * once more by one in which something else changes. A cancelled date is told with its reason.
 */
export async function tellChanges(tx: Transaction, dates: readonly ChangedDate[], actorId: string | null, now: string): Promise<void> {
  const inOrder = dates.toSorted((one, other) => byStart(one.before, other.before));
  const told = inOrder.flatMap(({ before, after }) => {
    const { inside, outside } = toldChanges(before, after);
    const cancelled = after.status === "cancelled" && before.status === "scheduled";
    return cancelled || inside.length > 0 ? [{ before, after, inside, outside, cancelled }] : [];
  });
  await tellHosts(tx, inOrder, actorId, now);
  const heard = new Map<string, Set<string>>();
  for (const { before, after, inside, outside, cancelled } of told) {
    const { going, hoping } = await answeredBy(tx, after._id);
    // A host who has not answered leads it all the same; a new one hears of it as it is now.
    const hosts = after.hostId === before.hostId ? await hostToTell(tx, after, actorId) : [];
    const kind = cancelled ? ("meetup-cancelled" as const) : ("meetup-changed" as const);
    const detail = cancelled ? after.cancelReason : null;
    const news = (people: readonly string[], changes: Changed[]) => {
      const { first, again } = fresh(people, [kind, ...changes.map(({ what }) => what)], heard);
      return [
        ...toPeople(first, { kind, detail, changes: [...changes, ...more(told.length)] }),
        ...toPeople(again, { kind, detail, changes }),
      ];
    };
    await tellOf(tx, after, actorId, now, [...news([...going, ...hosts], inside), ...news(hoping, outside)]);
  }
}
