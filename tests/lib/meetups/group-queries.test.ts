// First: gives this file a store of its own.
import "@/tests/support/api";

import { beforeAll, describe, expect, test } from "vitest";
import { livenessInWords } from "@/components/meetups/liveness-words";
import { DAY_MS, HOUR_MS } from "@/lib/duration";
import { getGroupMeetups, listGroupDates, listNextOnes } from "@/lib/meetups/group-queries";
import { livenessOf } from "@/lib/meetups/liveness-queries";
import { placesLeftOf } from "@/lib/meetups/places-queries";
import { Meetups } from "@/lib/meetups/record";
import { dayIn, instant, instantOf } from "@/lib/meetups/time-rules";
import { database } from "@/lib/platform/store";
import type { Database } from "@/lib/platform/store/database";
import { aMeetingGroup, hours, member, NOW, plan, storesOf } from "@/tests/support/meetups";

let db: Database;
beforeAll(async () => {
  db = await database();
});

const days = (count: number) => hours(24 * count);

/** A meetup of some days ago to which `said` people meant to come and `came` did; negative days are still to come. */
async function meetup(groupId: string, ownerId: string, ago: number, said = 0, came = 0): Promise<string> {
  const at = { startsAt: days(-ago), endsAt: instant(Date.parse(days(-ago)) + DAY_MS / 12) };
  const id = await plan(db, groupId, ownerId, at, days(-ago - 1));
  const { rsvps, door } = storesOf(db);
  for (let person = 0; person < said; person += 1) {
    const accountId = await member(db, groupId);
    await rsvps.answer(id, { type: "go", accountId }, days(-ago - 1));
    if (person < came) await door.tap(id, accountId, { here: true, at: days(-ago), byId: ownerId });
  }
  return id;
}

const read = (groupId: string, now = NOW) =>
  db.read((reader) => livenessOf(reader, { _id: groupId, createdAt: days(-200) }, now)).then(({ liveness }) => liveness);
const shown = (groupId: string, createdAt = days(-200)) => ({
  _id: groupId,
  slug: "walkers",
  createdAt,
  startDate: "2026-01-15",
  closedAt: null,
});
const words = async (groupId: string, now = NOW) => livenessInWords(await read(groupId, now), "Asia/Dhaka");

describe("liveness comes from those who were checked in", () => {
  test("how often a group met in 60 days, and how many came of those who had said so", async () => {
    const { groupId, ownerId } = await aMeetingGroup(db);
    await meetup(groupId, ownerId, 3, 4, 3);
    await meetup(groupId, ownerId, 20, 4, 2);
    await meetup(groupId, ownerId, 40, 4, 4);
    // Nobody was marked: it did not take place, as far as anybody knows.
    await meetup(groupId, ownerId, 10, 5, 0);
    await meetup(groupId, ownerId, 61, 2, 2);
    // Cancelled while people were let in.
    const cancelled = await meetup(groupId, ownerId, 5, 2, 2);
    await db.write((tx) => tx.update(Meetups, cancelled, { status: "cancelled" }));
    expect(await words(groupId)).toBe("Met 3 times in the last 60 days; 9\u00a0of\u00a012\u00a0came");
  });

  test("somebody nobody had expected counts among those who came", async () => {
    const { groupId, ownerId } = await aMeetingGroup(db);
    const id = await meetup(groupId, ownerId, 3, 2, 1);
    const { door } = storesOf(db);
    await door.walkIn(id, { here: true, at: days(-3), byId: ownerId, name: "Sadia", key: undefined });
    expect(await words(groupId)).toBe("Met once in the last 60 days; 2\u00a0of\u00a03\u00a0came");
  });

  test("how alive a group is changes by itself: lately, last on a day, not for 90 days; and says when", async () => {
    const { groupId, ownerId } = await aMeetingGroup(db);
    await meetup(groupId, ownerId, 1, 2, 2);
    const group = { _id: groupId, createdAt: days(-200) };
    const now = await db.read((reader) => livenessOf(reader, group, NOW));
    const [sixty] = now.changes;
    expect(sixty).toBe(instant(Date.parse(days(59)) + DAY_MS / 12));
    expect(await words(groupId, instant(Date.parse(sixty ?? "") - 1))).toMatch(/^Met once/);
    const later = await db.read((reader) => livenessOf(reader, group, sixty ?? ""));
    expect(livenessInWords(later.liveness, "Asia/Dhaka")).toBe("Last met on 20 November 2026");
    const [ninety] = later.changes;
    expect(await words(groupId, ninety)).toBe("Last met on 20 November 2026");
    expect(await words(groupId, instant(Date.parse(ninety ?? "") + 1))).toBe("Has not met for 90 days; last on 20 November 2026");
  });

  test("a group that never met: new at first, after 90 days it says so", async () => {
    const { groupId, ownerId } = await aMeetingGroup(db);
    const cancelled = await meetup(groupId, ownerId, 100, 1, 1);
    await db.write((tx) => tx.update(Meetups, cancelled, { status: "cancelled" }));
    const of = (createdAt: string) => db.read((reader) => livenessOf(reader, { _id: groupId, createdAt }, NOW));
    expect(await of(days(-89))).toEqual({ liveness: { kind: "new" }, changes: [days(1)] });
    expect((await of(days(-90))).liveness).toEqual({ kind: "quiet", lastMet: null });
  });
});

test("a group's page shows what comes next, and stops being true when the first of them begins", async () => {
  const { groupId, ownerId } = await aMeetingGroup(db);
  const soon = (count: number) => meetup(groupId, ownerId, (Date.parse(NOW) - Date.now()) / DAY_MS - count);
  const past = await soon(-2);
  const ids = [await soon(4), await soon(1), await soon(3), await soon(2)];
  const { coming, any, until } = await getGroupMeetups(shown(groupId));
  expect([coming.map(({ _id }) => _id), any]).toEqual([[ids[1], ids[3], ids[2]], true]);
  expect(until).toBe(coming[0]?.startsAt);
  const dates = await listGroupDates(groupId);
  expect([dates.coming.length, dates.past.map(({ _id }) => _id)]).toEqual([4, [past]]);
});

test("somebody who is late finds a meetup that runs first among those that come, until it ends", async () => {
  const { groupId, ownerId } = await aMeetingGroup(db);
  const soon = (count: number) => meetup(groupId, ownerId, (Date.parse(NOW) - Date.now()) / DAY_MS - count);
  const [next, past, running] = [await soon(1), await soon(-1), await soon(-1 / 24)];
  const { coming, until } = await getGroupMeetups(shown(groupId));
  expect(coming.map(({ _id }) => _id)).toEqual([running, next]);
  expect(until).toBe(coming[0]?.endsAt);
  const dates = await listGroupDates(groupId);
  expect([dates.coming, dates.past.map(({ _id }) => _id), dates.until]).toEqual([coming, [past], until]);
});

test("the page of a group that is still to begin is true until that day begins where the site is", async () => {
  const { groupId } = await aMeetingGroup(db);
  const startDate = dayIn(instant(Date.now() + 5 * DAY_MS), "Asia/Dhaka");
  const { until } = await getGroupMeetups({ ...shown(groupId, instant(Date.now())), startDate });
  expect(until).toBe(instantOf(`${startDate}T00:00`, "Asia/Dhaka"));
});

test("the page of a group that has planned nothing says so, and that it is new until it is not", async () => {
  const { groupId } = await aMeetingGroup(db);
  const made = instant(Date.now() - DAY_MS);
  const young = await getGroupMeetups(shown(groupId, made));
  expect(young).toMatchObject({
    coming: [],
    any: false,
    liveness: { kind: "new" },
    until: instant(Date.parse(made) + 90 * DAY_MS),
  });
  const old = await getGroupMeetups(shown(groupId, instant(Date.now() - 91 * DAY_MS)));
  expect(old).toMatchObject({ any: false, liveness: { kind: "quiet", lastMet: null }, until: null });
  expect((await getGroupMeetups({ ...shown(groupId, made), closedAt: made })).liveness).toBeNull();
});

test("after one of its meetups a group does the next three that take place and have not begun", async () => {
  const { groupId, ownerId } = await aMeetingGroup(db);
  const later = (count: number) => instant(Date.now() + count * DAY_MS);
  const at = (startsAt: string) => plan(db, groupId, ownerId, { startsAt, endsAt: instant(Date.parse(startsAt) + HOUR_MS) }, later(-3));
  const past = later(-2);
  await at(past);
  const [first, cancelled, ...rest] = [await at(later(1)), await at(later(2)), await at(later(3)), await at(later(4)), await at(later(5))];
  await storesOf(db).meetups.cancel(cancelled, "this", "Rain.", instant(Date.now()));
  const next = async (startsAt: string) => (await listNextOnes(groupId, startsAt)).map(({ _id }) => _id);
  expect(await next(later(1.5))).toEqual(rest);
  expect(await next(past)).toEqual([first, ...rest.slice(0, 2)]);
});

test("places left are told by number; a meetup without a limit and one that is not there by nothing", async () => {
  const { groupId, ownerId } = await aMeetingGroup(db);
  const few = await plan(db, groupId, ownerId, { capacity: 3 });
  const free = await plan(db, groupId, ownerId);
  const full = await plan(db, groupId, ownerId, { capacity: 1 });
  await db.write(async (tx) => {
    await tx.update(Meetups, few, { going: 1, held: 1 });
    await tx.update(Meetups, full, { going: 1, waiting: 2 });
  });
  expect(await placesLeftOf([few, free, full, "de5000000000000000009999", "nonsense"])).toEqual({
    left: { [few]: 1, [free]: null, [full]: 0 },
    lines: [full],
  });
});
