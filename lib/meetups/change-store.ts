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

/** A date before and after one change by an organizer. */
export interface ChangedDate {
  before: Meetup;
  after: Meetup;
}

/** Clears the "still coming" confirmations, because people confirmed the old start. The clock job asks them again before the new one. */
async function askAgain(tx: Transaction, meetupId: string): Promise<void> {
  for (const { _id, stillComingAt } of await tx.list(Rsvps, { where: { meetupId, state: "going" } }))
    if (stillComingAt !== null) await tx.update(Rsvps, _id, { stillComingAt: null });
}

/** Writes new values of a date. The sequence rises if a field changes that calendars show. Free places go to the waiting line at once. */
async function change(tx: Transaction, before: Meetup, values: Partial<Meetup>, now: string): Promise<ChangedDate> {
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
  // An organizer opened the answers early. People who said "every date" are added first, as the clock job would have done.
  if (before.rsvpOpensAt !== null && now < before.rsvpOpensAt) await takeIn(tx, after, now);
  await seat(tx, (await tx.get(Meetups, before._id)) ?? after, { type: "clock" }, now);
  return { before, after };
}

/** Changes each of the dates, one after the other. */
export async function changeEach(
  tx: Transaction,
  dates: readonly Meetup[],
  valuesOf: (date: Meetup) => Partial<Meetup>,
  now: string,
): Promise<ChangedDate[]> {
  const changed: ChangedDate[] = [];
  for (const date of dates) changed.push(await change(tx, date, valuesOf(date), now));
  return changed;
}

/** Notifies new hosts and former hosts of the dates. */
async function tellHosts(tx: Transaction, dates: readonly ChangedDate[], actorId: string | null, now: string): Promise<void> {
  const moved = dates.filter(({ before, after }) => before.hostId !== after.hostId);
  for (const [kind, side] of [["host-named", "after"] as const, ["host-replaced", "before"] as const])
    for (const hostId of new Set(moved.map((date) => date[side].hostId))) {
      const theirs = moved.filter((date) => date[side].hostId === hostId).map(({ after }) => after);
      await tellHost(tx, theirs, { kind, hostId }, actorId, now);
    }
}

/**
 * Splits people into those who get their first notice of this change and those who get another one, because this date has a change they
 * have not read yet. Records in `heard` what each person was told.
 */
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
 * Notifies the host and everybody who goes or may still get a place. Each person gets one notice, about the first of their dates, however
 * many dates changed. A person gets another notice only for a date in which something else changes. The notice of a cancelled date has the
 * reason.
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
    // A host who has not answered is notified too. A new host gets a notice of their own, with the present values.
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
