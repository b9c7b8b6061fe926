import "server-only";
import { env } from "@/lib/env";
import { Groups } from "@/lib/groups/record";
import { database } from "@/lib/platform/store";
import type { Database, Reader } from "@/lib/platform/store/database";
import { LATELY, QUIET } from "./liveness-queries";
import { Meetups } from "./record";
import { dayIn, instant } from "./time-rules";
import { DAY_ENDED } from "./topics";

/** With more rows than this in one run, the job makes all pages stale instead of single ones. */
const MOST = 500;

/** The time between two runs, moved back by `ago`. */
const span = (since: string, now: string, ago: number) => ({ gt: instant(Date.parse(since) - ago), lte: instant(Date.parse(now) - ago) });

/**
 * The groups whose pages became outdated between two runs. At these moments a page about a group's meetups changes without any write; there
 * are no others.
 */
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
    // The row of a meetup that begins says so. A group that last met `QUIET` ago is now quiet.
    ...(await begun(true, 0)),
    ...(await begun(false, 0)),
    ...(await begun(true, QUIET)),
    ...(await begun(false, QUIET)),
    // A group whose meetup ends has met. `LATELY` later it has no longer met recently.
    ...(await ended(0)),
    ...(await ended(LATELY)),
    // A group of this age is no longer new.
    ...(await founded("public")),
    ...(await founded("unlisted")),
  ];
}

/**
 * Records the topics of static pages that became outdated since the last run without any write. Lists of coming meetups change when a
 * meetup begins or a day ends in the site's zone. A group's own pages change when one of its meetups begins or ends, or when the group has
 * not met for long. The page of a group that has not begun yet changes at the end of each day (topic `DAY_ENDED`). Each process also knows
 * this to the second for pages it made itself (`showsUntil`). A host that caches pages for all processes learns it only from these topics.
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
