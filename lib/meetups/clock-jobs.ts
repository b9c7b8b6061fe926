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

/** So that one run ends. */
const MOST_AT_ONCE = 200;

/** Holds that are over, lines that may move on. Asked again under the lock: two processes do it once. */
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
  // The newest date knows of its group. A series without one rests; that of a closed group waits, and begins again where it stopped.
  const newest = await tx.first(Meetups, { seriesId: id }, { by: "occursOn", descending: true });
  const group = newest && (await tx.get(Groups, newest.groupId));
  // New dates take after it: a change of the group at this moment would change this one and not see them.
  if (newest) await tx.lock(Meetups, newest._id);
  const waits = group !== null && group.closedAt !== null;
  const made = !newest?.occursOn || !group || waits ? [] : await makeDates(tx, series, newest, dayAfter(newest.occursOn), madeThrough, now);
  // The last dates of one that waits are still to be made.
  await tx.update(Series, id, { madeThrough, open: newest !== null && (waits || isOpen(series.lastDay, madeThrough)) });
  if (made.length > 0) await tx.stale(listTopics(series.groupId));
  return true;
}

/** Names of people without an account, whose time is over. */
async function forgetNames(tx: Transaction, now: string): Promise<number> {
  const due = await tx.list(CheckIns, { where: { nameUntil: { lte: now } }, by: "nameUntil", limit: MOST_AT_ONCE });
  for (const { _id } of due) await tx.update(CheckIns, _id, { name: null, nameUntil: null });
  return due.length;
}

/** What is done for one meetup or series, by the name it has in the log. */
const PIECES = { "move the line": moveLine, "pass moments": turnOne, "make dates": makeOn };

/** Each of them in a step of its own. One that fails is logged and stays due: nobody else's meetup waits for it. */
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
 * Everything about meetups that happens by itself, up to this moment. Each piece is its own step: a process that is killed delays the
 * rest and loses nothing.
 * @returns how many pieces there were
 */
export async function runClock(now: string, open: () => Promise<Database> = database): Promise<number> {
  const db = await open();
  const due = await db.read((reader) => reader.list(Meetups, { where: { dueAt: { lte: now } }, by: "dueAt", limit: MOST_AT_ONCE }));
  const turning = await db.read((reader) => reader.list(Meetups, { where: { nextAt: { lte: now } }, by: "nextAt", limit: MOST_AT_ONCE }));
  // A zone's day may begin before that of UTC: a day early costs one look.
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
