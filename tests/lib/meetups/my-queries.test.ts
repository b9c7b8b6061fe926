// First: gives this file a store of its own.
import "@/tests/support/api";

import { beforeAll, describe, expect, test } from "vitest";
import { Accounts } from "@/lib/accounts/record";
import { DAY_MS } from "@/lib/duration";
import { Groups } from "@/lib/groups/record";
import { monthFrom, weeksOf } from "@/lib/meetups/month-rules";
import { listMyDays, listMyMeetups, listPlannable } from "@/lib/meetups/my-queries";
import { instant } from "@/lib/meetups/time-rules";
import type { Actor } from "@/lib/platform/permission/actor";
import { database } from "@/lib/platform/store";
import type { Database } from "@/lib/platform/store/database";
import { person } from "@/tests/support/api";
import { aMeetingGroup, join, member, plan, storesOf } from "@/tests/support/meetups";

let db: Database;
let rina: Actor;
let groupId: string;
let ownerId: string;

const now = instant(Math.floor(Date.now() / 60_000) * 60_000);
const inDays = (days: number) => instant(Date.parse(now) + days * DAY_MS);
const planned = (days: number, over: Record<string, unknown> = {}) =>
  plan(db, groupId, ownerId, { startsAt: inDays(days), endsAt: inDays(days + 0.1), ...over }, inDays(Math.min(0, days) - 1));

/** Only so many dates of a group are asked about: one with none yet. */
async function anotherGroup() {
  const { groupId, ownerId } = await aMeetingGroup(db);
  await db.write((tx) => join(tx, groupId, rina.accountId, "member"));
  const planned = (days: number, over: Record<string, unknown> = {}) =>
    plan(db, groupId, ownerId, { startsAt: inDays(days), endsAt: inDays(days + 0.1), ...over }, inDays(-1));
  return { groupId, planned };
}

beforeAll(async () => {
  db = await database();
  rina = await person("rina@example.com", "Rina Akter");
  ({ groupId, ownerId } = await aMeetingGroup(db));
  await db.write((tx) => join(tx, groupId, rina.accountId, "member"));
});

describe("one's own calendar", () => {
  test("tells where one goes, hosts and waits, and what is not answered; what was declined is gone", async () => {
    const { rsvps } = storesOf(db);
    const go = (id: string, accountId = rina.accountId) => rsvps.answer(id, { type: "go", accountId, guests: 0 }, now);
    const going = await planned(2);
    const full = await planned(3, { capacity: 1 });
    const declined = await planned(4);
    const open = await planned(5);
    const hosted = await plan(db, groupId, rina.accountId, { startsAt: inDays(6), endsAt: inDays(6.1) }, now);
    await planned(80);
    await go(going);
    await go(full, await member(db, groupId));
    await go(full);
    await go(declined);
    await rsvps.answer(declined, { type: "decline", accountId: rina.accountId }, now);
    const { rows } = await listMyMeetups(rina);
    expect(rows.map(({ _id, involvement, position }) => [_id, involvement, position])).toEqual([
      [going, "going", null],
      [full, "waiting", 1],
      [open, "unanswered", null],
      [hosted, "hosting", null],
    ]);
  });

  test("keeps what one hosts until it is over, also without an answer of one's own", async () => {
    const hosted = (from: number, to: number) =>
      plan(db, groupId, rina.accountId, { startsAt: inDays(from), endsAt: inDays(to) }, inDays(from - 1));
    const over = await hosted(-0.2, -0.1);
    const running = await hosted(-0.1, 0.1);
    const shown = (await listMyMeetups(rina)).rows.map(({ _id }) => _id);
    expect(shown).toContain(running);
    expect(shown).not.toContain(over);
  });

  test("says when something begins while one is still elsewhere", async () => {
    const { rsvps } = storesOf(db);
    const long = await planned(12, { endsAt: inDays(12.5), title: "All day" });
    const short = await planned(12.2);
    for (const id of [long, short]) await rsvps.answer(id, { type: "go", accountId: rina.accountId }, now);
    const { rows } = await listMyMeetups(rina);
    const clashes = rows.filter(({ _id }) => [long, short].includes(_id)).map(({ clashesWith }) => clashesWith);
    expect(clashes).toEqual([null, "All day"]);
  });

  test("says what may be answered right here", async () => {
    const { rsvps } = storesOf(db);
    const { planned } = await anotherGroup();
    const near = await planned(0.5);
    const far = await planned(13);
    const open = await planned(14);
    const notYet = await planned(15, { rsvpOpensAt: inDays(14) });
    for (const id of [near, far]) await rsvps.answer(id, { type: "go", accountId: rina.accountId }, inDays(-1));
    const { rows } = await listMyMeetups(rina);
    const mayAt = (id: string) => rows.find(({ _id }) => _id === id)?.may;
    expect(mayAt(near)).toEqual({ go: false, confirm: true, decline: true });
    expect(mayAt(far)).toEqual({ go: false, confirm: false, decline: true });
    expect(mayAt(open)).toEqual({ go: true, confirm: false, decline: true });
    expect(mayAt(notYet)).toEqual({ go: false, confirm: false, decline: true });
    await rsvps.answer(near, { type: "still-coming", accountId: rina.accountId }, now);
    const after = await listMyMeetups(rina);
    expect(after.rows.find(({ _id }) => _id === near)?.may.confirm).toBe(false);
  });

  test("shows three of those who go, and only to those who may see them", async () => {
    const { rsvps } = storesOf(db);
    const { groupId, planned } = await anotherGroup();
    const id = await planned(16, { audience: "everyone", capacity: 5, guestsAllowed: 1 });
    const others = [];
    for (let index = 0; index < 4; index++) others.push(await member(db, groupId));
    for (const accountId of others) await rsvps.answer(id, { type: "go", accountId }, now);
    const row = (await listMyMeetups(rina)).rows.find(({ _id }) => _id === id);
    expect(row?.going).toBe(4);
    expect(row?.faces.map(({ _id }) => _id)).toEqual(others.slice(0, 3));
    const stranger = await person("omar@example.com", "Omar Faruk");
    await rsvps.answer(id, { type: "go", accountId: stranger.accountId, guests: 1 }, now);
    const waiting = (await listMyMeetups(stranger)).rows.find(({ _id }) => _id === id);
    expect([waiting?.involvement, waiting?.faces]).toEqual(["waiting", []]);
  });

  test("knows in which groups one may plan: those one runs that are open", async () => {
    const other = await aMeetingGroup(db);
    const closed = await aMeetingGroup(db);
    await db.write(async (tx) => {
      await join(tx, other.groupId, rina.accountId, "organizer");
      await join(tx, closed.groupId, rina.accountId, "organizer");
      await tx.update(Groups, closed.groupId, { closedAt: now });
    });
    expect((await listPlannable(rina)).map(({ _id }) => _id)).toEqual([other.groupId]);
  });

  test("has the days of the reader's own zone", async () => {
    await db.write((tx) => tx.update(Accounts, rina.accountId, { zone: "Pacific/Auckland" }));
    const at = `${inDays(20).slice(0, 10)}T18:00:00.000Z`;
    const id = await plan(db, groupId, ownerId, { startsAt: at, endsAt: at.replace("T18", "T20") }, now);
    await storesOf(db).rsvps.answer(id, { type: "go", accountId: rina.accountId }, now);
    // In the morning of the next day over there.
    const next = inDays(21).slice(0, 10);
    const { rows } = await listMyDays(rina, next, inDays(22).slice(0, 10));
    expect(rows.map(({ _id, day }) => [_id, day])).toContainEqual([id, next]);
  });

  test("has a meetup of several days up to its last one, which midnight ends", async () => {
    await db.write((tx) => tx.update(Accounts, rina.accountId, { zone: "Asia/Dhaka" }));
    const midnight = (days: number) => `${inDays(days).slice(0, 10)}T18:00:00.000Z`;
    const id = await plan(db, groupId, rina.accountId, { startsAt: midnight(23), endsAt: midnight(26) }, now);
    const [first, last] = [24, 26].map((days) => inDays(days).slice(0, 10));
    const { rows } = await listMyDays(rina, inDays(25).slice(0, 10), inDays(26).slice(0, 10));
    expect(rows.map(({ _id, day, lastDay }) => [_id, day, lastDay])).toContainEqual([id, first, last]);
  });
});

describe("months", () => {
  test("are whole weeks, Sunday first", () => {
    const weeks = weeksOf("2026-11");
    expect([weeks[0]?.[0], weeks.at(-1)?.at(-1), weeks.length]).toEqual(["2026-11-01", "2026-12-05", 5]);
    expect([weeksOf("2026-02").length, weeksOf("2026-08").length]).toEqual([4, 6]);
    expect([monthFrom("2026-12", 1), monthFrom("2026-01", -1)]).toEqual(["2027-01", "2025-12"]);
  });
});
