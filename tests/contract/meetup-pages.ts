import { expect } from "vitest";
import { Groups } from "@/lib/groups/record";
import { recordStalePages } from "@/lib/meetups/page-jobs";
import { Meetups } from "@/lib/meetups/record";
import type { Database } from "@/lib/platform/store/database";
import { aMeetingGroup, hours, plan } from "../support/meetups";
import { byText } from "../support/records";
import type { StoreTest } from "../support/store-test";
import { committedTopics, hear } from "./changes";

const days = (count: number) => hours(24 * count);

/** A group that was founded long before anything here, and one meetup of it: two hours from this day of it on. */
async function groupMeeting(db: Database, day: number): Promise<string> {
  const { groupId, ownerId } = await aMeetingGroup(db);
  await db.write((tx) => tx.update(Groups, groupId, { createdAt: days(-400) }));
  await plan(db, groupId, ownerId, { startsAt: days(day), endsAt: hours(24 * day + 2) }, days(day - 1));
  return `group-meetups:${groupId}`;
}

/** What a look of the clock records, in order. */
const recorded = (db: Database, since: string, now: string) => committedTopics(() => recordStalePages(since, now, async () => db));

/** Moments of a meetup at which its group's pages change by themselves; a minute before each and at it. */
const MOMENTS = [
  ["it begins", 0],
  ["it is over", 2 / 24],
  ["it was 60 days ago", 60 + 2 / 24],
  ["it was 90 days ago", 90],
] as const;

export function meetupPagesContract(test: StoreTest): void {
  test.for(MOMENTS)(
    "a group's pages go stale when %s, once, and another process hears of it",
    async ([, day], { store: { db }, other }) => {
      const topic = await groupMeeting(db, 10);
      await groupMeeting(db, 11);
      const at = hours(24 * (10 + day));
      const before = hours(24 * (10 + day) - 1 / 60);
      const reader = other.changes.follow();
      expect(await reader.newTopics()).toEqual([]);
      expect(await recorded(db, hours(24 * (10 + day) - 2 / 60), before)).toEqual([]);
      const told = await recorded(db, before, at);
      // Lists of all meetups hold only what has not begun.
      expect(told).toEqual(day === 0 ? ["meetups", topic] : [topic]);
      expect(await hear(reader, told.length)).toEqual(told.toSorted(byText));
      expect(await recorded(db, at, hours(24 * (10 + day) + 1 / 60))).toEqual([]);
    },
  );

  test("the pages of an unlisted group go stale as well, and no list does", async ({ store: { db } }) => {
    const { groupId, ownerId } = await aMeetingGroup(db);
    const id = await plan(db, groupId, ownerId, { startsAt: days(10), endsAt: days(10.1) }, days(9));
    await db.write((tx) => tx.update(Meetups, id, { listed: false }));
    expect(await recorded(db, hours(239), hours(241))).toEqual([`group-meetups:${groupId}`]);
  });

  test("a group that was founded 90 days ago is no longer new", async ({ store: { db } }) => {
    const { groupId } = await aMeetingGroup(db);
    await db.write((tx) => tx.update(Groups, groupId, { createdAt: days(-90) }));
    expect(await recorded(db, hours(-1), hours(1))).toEqual([`group-meetups:${groupId}`]);
    expect(await recorded(db, hours(1), hours(2))).toEqual([]);
  });

  test("lists and groups that are still to begin speak of days: they go stale when one ends where the site is at home", async ({
    store: { db },
  }) => {
    // Midnight in Dhaka.
    expect(await recorded(db, "2026-11-21T17:59:50.000Z", "2026-11-21T18:00:05.000Z")).toEqual(["meetups", "days"]);
    expect(await recorded(db, "2026-11-21T18:00:05.000Z", "2026-11-21T18:00:20.000Z")).toEqual([]);
  });

  test("after a long pause everything goes stale at once", async ({ store: { db } }) => {
    const { groupId, ownerId } = await aMeetingGroup(db);
    const repeats = { rule: "FREQ=DAILY;COUNT=180" };
    await plan(db, groupId, ownerId, { startsAt: days(1), endsAt: days(1.1), repeats }, days(0));
    const { groupId: other, ownerId: its } = await aMeetingGroup(db);
    await plan(db, other, its, { startsAt: days(1), endsAt: days(1.1), repeats }, days(0));
    expect(await recorded(db, days(0), days(400))).toEqual(["*"]);
  });
}
