import "server-only";
import type { Transaction } from "@/lib/platform/store/database";
import { takeIn } from "./date-store";
import { type Moment, nextMoment, passedMoments } from "./moment-rules";
import { hostToTell, tellOf, toPeople } from "./news-store";
import { Meetups, Rsvps } from "./record";
import type { Meetup } from "./seat-store";

/** "Still coming?" to those who go, and the reminder, to the host too: what comes too late to be of use is not told. */
async function remind(tx: Transaction, meetup: Meetup, passed: ReadonlySet<Moment>, now: string): Promise<void> {
  const soon = passed.has("hours-before");
  if (now >= meetup.startsAt || !(soon || passed.has("day-before"))) return;
  const rows = await tx.list(Rsvps, { where: { meetupId: meetup._id, state: "going" }, by: "sequence" });
  const asked = soon ? rows : rows.filter(({ stillComingAt }) => stillComingAt === null);
  const told = { kind: soon ? ("meetup-reminder" as const) : ("still-coming" as const), detail: meetup.startsAt };
  const people = asked.map(({ accountId }) => accountId);
  const hosts = soon ? await hostToTell(tx, meetup, null) : [];
  await tellOf(tx, meetup, null, now, toPeople([...new Set([...people, ...hosts])], told));
}

/**
 * What was due at a meetup since somebody looked: those who said "every date" come in when answers open, those who go are asked and reminded. The
 * meetup was locked by the caller, so it is done once.
 * @returns whether there was anything
 */
export async function passMoments(tx: Transaction, meetup: Meetup, now: string): Promise<boolean> {
  if (meetup.nextAt === null || meetup.nextAt > now) return false;
  const passed = passedMoments(meetup, meetup.nextAt, now);
  await tx.update(Meetups, meetup._id, { nextAt: nextMoment(meetup, now) });
  if (passed.has("opens") && now < meetup.rsvpClosesAt) await takeIn(tx, meetup, now);
  await remind(tx, meetup, passed, now);
  return true;
}

/**
 * Locks a meetup, does what its own clock has not done yet, and reads it as it is then: whoever said "every date" comes in before anybody else,
 * also where the clock is late. Null where there is none.
 */
export async function lockCurrent(tx: Transaction, id: string, now: string): Promise<Meetup | null> {
  const meetup = await tx.lock(Meetups, id);
  return meetup && (await passMoments(tx, meetup, now)) ? tx.get(Meetups, id) : meetup;
}
