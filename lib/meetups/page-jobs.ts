import "server-only";
import { env } from "@/lib/env";
import { Groups } from "@/lib/groups/record";
import { database } from "@/lib/platform/store";
import type { Database, Reader } from "@/lib/platform/store/database";
import { LATELY, QUIET } from "./liveness-queries";
import { Meetups } from "./record";
import { dayIn, instant } from "./time-rules";
import { DAY_ENDED } from "./topics";

/** More meetups and groups of one look than this: too much has passed to tell one page from another. */
const MOST = 500;

/** Between two looks, so long ago. */
const span = (since: string, now: string, ago: number) => ({ gt: instant(Date.parse(since) - ago), lte: instant(Date.parse(now) - ago) });

/** The groups whose pages stopped being true between two looks: what they say of their meetups changes at these moments, and by nothing else. */
async function changedGroups(reader: Reader, since: string, now: string): Promise<string[]> {
  const begun = async (listed: boolean, ago: number) =>
    (await reader.list(Meetups, { where: { listed, startsAt: span(since, now, ago) }, by: "startsAt", limit: MOST })).map(
      (row) => row.groupId,
    );
  const ended = async (ago: number) =>
    (await reader.list(Meetups, { where: { endsAt: span(since, now, ago) }, by: "endsAt", limit: MOST })).map((row) => row.groupId);
  const founded = async (visibility: "public" | "unlisted") =>
    (await reader.list(Groups, { where: { visibility, createdAt: span(since, now, QUIET) }, by: "createdAt", limit: MOST })).map(
      (row) => row._id,
    );
  return [
    // It no longer comes; a group that last met then is quiet now.
    ...(await begun(true, 0)),
    ...(await begun(false, 0)),
    ...(await begun(true, QUIET)),
    ...(await begun(false, QUIET)),
    // It has met; it no longer met lately.
    ...(await ended(0)),
    ...(await ended(LATELY)),
    // It is no longer new.
    ...(await founded("public")),
    ...(await founded("unlisted")),
  ];
}

/**
 * Records, as any other write does, which static pages have stopped being true by themselves since the last look: lists of what comes when a
 * meetup has begun or a day has ended where the site is at home, a group's own pages when one of its meetups has begun or is over, or it has
 * not met for long; and, by the topic of days, the page of a group that is still to begin, at the end of each day. Each process also knows this of the pages it made itself (`showsUntil`), to the second; a host that keeps pages for all
 * processes hears of it here.
 */
export async function recordStalePages(since: string, now: string, open: () => Promise<Database> = database): Promise<void> {
  const db = await open();
  const zone = env().SITE_TIME_ZONE;
  const [begun, groups] = await db.read(async (reader) => [
    await reader.first(Meetups, { listed: true, startsAt: span(since, now, 0) }, { by: "startsAt" }),
    await changedGroups(reader, since, now),
  ]);
  const dayEnded = dayIn(since, zone) !== dayIn(now, zone);
  const lists = begun !== null || dayEnded;
  const own = new Set(groups.map((groupId) => `group-meetups:${groupId}`));
  const topics = groups.length >= MOST ? ["*"] : [...(lists ? ["meetups"] : []), ...(dayEnded ? [DAY_ENDED] : []), ...own];
  if (topics.length > 0) await db.write((tx) => tx.stale(topics));
}
