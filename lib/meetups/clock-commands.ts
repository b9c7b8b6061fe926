import "server-only";
import { env } from "@/lib/env";
import { database } from "@/lib/platform/store";
import type { Database, Transaction } from "@/lib/platform/store/database";
import { dayAfter, type Home, isOpen, makeDates } from "./date-store";
import { Meetups, Series } from "./record";
import { AHEAD_DAYS } from "./schema";
import { seat } from "./seat-store";
import { DAY, dayIn, instant } from "./time-rules";
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

/** What the newest date of a series knows of its group; a series without one was taken from its group and rests. */
async function homeOf(tx: Transaction, seriesId: string): Promise<Home | null> {
  return tx.first(Meetups, { seriesId }, { by: "occursOn", descending: true });
}

async function makeOn(tx: Transaction, id: string, now: string): Promise<boolean> {
  const series = await tx.lock(Series, id);
  if (!series?.open) return false;
  const madeThrough = dayIn(instant(Date.parse(now) + AHEAD_DAYS * DAY), series.zone);
  if (madeThrough <= series.madeThrough) return false;
  const home = await homeOf(tx, id);
  const made = home ? await makeDates(tx, series, home, dayAfter(series.madeThrough), madeThrough, now) : [];
  await tx.update(Series, id, { madeThrough, open: home !== null && isOpen(series.lastDay, madeThrough) });
  if (made.length > 0) await tx.stale(listTopics(series.groupId));
  return true;
}

/**
 * Everything about meetups that happens by itself, up to this moment. Each piece is its own step: a process that is killed delays the
 * rest and loses nothing.
 * @returns how many pieces there were
 */
export async function runClock(now: string, open: () => Promise<Database> = database): Promise<number> {
  const db = await open();
  const due = await db.read((reader) => reader.list(Meetups, { where: { dueAt: { lte: now } }, by: "dueAt", limit: MOST_AT_ONCE }));
  // A zone's day may begin before that of UTC: a day early costs one look.
  const horizon = dayIn(instant(Date.parse(now) + AHEAD_DAYS * DAY), "Etc/UTC");
  const short = await db.read((reader) =>
    reader.list(Series, { where: { open: true, madeThrough: { lt: horizon } }, by: "madeThrough", limit: MOST_AT_ONCE }),
  );
  let done = 0;
  for (const { _id } of due) if (await db.write((tx) => moveLine(tx, _id, now), { key: _id })) done += 1;
  for (const { _id } of short) if (await db.write((tx) => makeOn(tx, _id, now))) done += 1;
  return done;
}

/**
 * Lists of what comes hold only what has not begun, and speak of days: they are made again when a meetup has begun since the last look, or a
 * day has ended where the site is at home.
 */
export async function turnPages(since: string, now: string, open: () => Promise<Database> = database): Promise<boolean> {
  const db = await open();
  const begun = await db.read((reader) => reader.first(Meetups, { listed: true, startsAt: { gt: since, lte: now } }));
  const zone = env().SITE_TIME_ZONE;
  if (!begun && dayIn(since, zone) === dayIn(now, zone)) return false;
  await db.write((tx) => tx.stale(["meetups"]));
  return true;
}
