import "server-only";
import { AppError } from "@/lib/errors";
import { Groups } from "@/lib/groups/record";
import { log } from "@/lib/log";
import { database } from "@/lib/platform/store";
import type { Database, Transaction } from "@/lib/platform/store/database";
import { dayAfter, isOpen, makeDates } from "./date-store";
import { passMoments } from "./moment-store";
import { horizon } from "./plan-rules";
import { CheckIns, Meetups, Series } from "./record";
import { seat } from "./seat-store";
import { listTopics } from "./topics";

/** The most rows that one run handles of each kind, so that a run ends. */
const MOST_AT_ONCE = 200;

/**
 * Ends expired offers and gives free places to the waiting line. Checks the due time again under the lock, so that two processes do not
 * both do it.
 */
async function moveLine(tx: Transaction, id: string, now: string): Promise<boolean> {
  const meetup = await tx.lock(Meetups, id);
  if (!meetup || meetup.dueAt === null || meetup.dueAt > now) return false;
  await seat(tx, meetup, { type: "clock" }, now);
  return true;
}

async function turnOne(tx: Transaction, id: string, now: string): Promise<boolean> {
  const meetup = await tx.lock(Meetups, id);
  return meetup !== null && (await passMoments(tx, meetup, now));
}

async function makeOn(tx: Transaction, id: string, now: string): Promise<boolean> {
  const series = await tx.lock(Series, id);
  if (!series?.open) return false;
  const madeThrough = horizon(now, series.zone);
  if (madeThrough <= series.madeThrough) return false;
  // The group is known from the newest date. A series without any date is closed. The series of a closed group waits, and continues where
  // it stopped.
  const newest = await tx.first(Meetups, { seriesId: id }, { by: "occursOn", descending: true });
  const group = newest && (await tx.get(Groups, newest.groupId));
  // New dates copy the newest date's group data. Without this lock, a concurrent change of the group would update the newest date but miss
  // the new ones.
  if (newest) await tx.lock(Meetups, newest._id);
  const waits = group !== null && group.closedAt !== null;
  const made = !newest?.occursOn || !group || waits ? [] : await makeDates(tx, series, newest, dayAfter(newest.occursOn), madeThrough, now);
  // A waiting series stays open, because its remaining dates are not made yet.
  await tx.update(Series, id, { madeThrough, open: newest !== null && (waits || isOpen(series.lastDay, madeThrough)) });
  if (made.length > 0) await tx.stale(listTopics(series.groupId));
  return true;
}

/** Deletes the names of people without an account whose retention time is over. */
async function forgetNames(tx: Transaction, now: string): Promise<number> {
  const due = await tx.list(CheckIns, { where: { nameUntil: { lte: now } }, by: "nameUntil", limit: MOST_AT_ONCE });
  for (const { _id } of due) await tx.update(CheckIns, _id, { name: null, nameUntil: null });
  return due.length;
}

/** The tasks for one meetup or series, by their names in the log. */
const PIECES = { "move the line": moveLine, "pass moments": turnOne, "make dates": makeOn };

/** Runs the task for each row in its own transaction. A task that fails is logged and stays due; the other rows go on. */
async function each(db: Database, rows: readonly { _id: string }[], now: string, piece: keyof typeof PIECES): Promise<number> {
  let done = 0;
  for (const { _id } of rows)
    try {
      if (await db.write((tx) => PIECES[piece](tx, _id, now), { key: _id })) done += 1;
    } catch (error) {
      if (error instanceof AppError && error.code === "unavailable") throw error;
      log.error({ err: error, piece, id: _id }, "The clock could not do its part for one meetup or series");
    }
  return done;
}

/**
 * Does all scheduled work of meetups that is due by now. Each task has its own transaction: if the process is killed, the remaining tasks
 * are delayed and nothing is lost.
 * @returns how many tasks were done
 */
export async function runClock(now: string, open: () => Promise<Database> = database): Promise<number> {
  const db = await open();
  const due = await db.read((reader) => reader.list(Meetups, { where: { dueAt: { lte: now } }, by: "dueAt", limit: MOST_AT_ONCE }));
  const turning = await db.read((reader) => reader.list(Meetups, { where: { nextAt: { lte: now } }, by: "nextAt", limit: MOST_AT_ONCE }));
  // In some zones the day begins earlier than in UTC. A series that is read a day too early costs one extra check.
  const farthest = horizon(now, "Etc/UTC");
  const short = await db.read((reader) =>
    reader.list(Series, { where: { open: true, madeThrough: { lt: farthest } }, by: "madeThrough", limit: MOST_AT_ONCE }),
  );
  const done =
    (await each(db, due, now, "move the line")) +
    (await each(db, turning, now, "pass moments")) +
    (await each(db, short, now, "make dates"));
  const forgotten = await db.read((reader) => reader.first(CheckIns, { nameUntil: { lte: now } }, { by: "nameUntil" }));
  return forgotten === null ? done : done + (await db.write((tx) => forgetNames(tx, now)));
}
