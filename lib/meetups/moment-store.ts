import "server-only";
import type { Transaction } from "@/lib/platform/store/database";
import { takeIn } from "./date-store";
import { type Moment, nextMoment, passedMoments } from "./moment-rules";
import { hostToTell, tellOf, toPeople } from "./news-store";
import { Meetups, Rsvps } from "./record";
import type { Meetup } from "./seat-store";

/**
 * Sends "Still coming?" to people who go, and the reminder to them and to the host. A late job sends nothing after the start, when the
 * message has no use.
 */
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
 * Does what is due at a meetup since the last run: adds the people who said "every date" when answers open, and sends questions and
 * reminders to people who go. The caller must have locked the meetup, so that it is done only once.
 * @returns whether anything was due
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
 * Locks a meetup, does its due work and returns the row after that. People who said "every date" are therefore added before anybody else,
 * also if the clock job is late. Null if there is no such meetup.
 */
export async function lockCurrent(tx: Transaction, id: string, now: string): Promise<Meetup | null> {
  const meetup = await tx.lock(Meetups, id);
  return meetup && (await passMoments(tx, meetup, now)) ? tx.get(Meetups, id) : meetup;
}
