import { expect } from "vitest";
import { AccountRemoved } from "@/lib/accounts/occasions";
import { Accounts } from "@/lib/accounts/record";
import { Events } from "@/lib/events/record";
import { Groups } from "@/lib/groups/record";
import { runClock } from "@/lib/meetups/clock-jobs";
import { can } from "@/lib/meetups/policy";
import { GuardedMeetup } from "@/lib/meetups/queries";
import { CheckIns, Rsvps, Series, SeriesRsvps } from "@/lib/meetups/record";
import { standingAt } from "@/lib/meetups/standing-queries";
import { MemberLeft } from "@/lib/memberships/occasions";
import { KeptBans, Memberships } from "@/lib/memberships/record";
import { addressHash } from "@/lib/memberships/secrets";
import { takeStep } from "@/lib/memberships/store";
import { permit } from "@/lib/platform/permission/permit";
import { newId } from "@/lib/platform/store/id";
import { tell } from "@/lib/platform/store/occasions";
import { anActor } from "../support/actor";
import { datesOf, expectTrueCounters, getRow as get, states } from "../support/meetup-rows";
import { aMeetingGroup, hours, member, NOW, plan, storesOf } from "../support/meetups";
import type { StoreTest } from "../support/store-test";

export function meetupPeopleContract(test: StoreTest): void {
  test("only those for whom it is answer, also to say no; who has answered may step out", async ({ store: { db } }) => {
    const { groupId, ownerId } = await aMeetingGroup(db);
    const id = await plan(db, groupId, ownerId);
    const [a, stranger] = [await member(db, groupId), await member(db, groupId, null)];
    const { rsvps } = storesOf(db);
    await expect(rsvps.answer(id, { type: "decline", accountId: stranger }, NOW)).rejects.toMatchObject({ reason: "members_only" });
    await rsvps.answer(id, { type: "decline", accountId: a }, NOW);
    expect(await states(db, id)).toEqual({ [a]: "not-going" });
    const open = await plan(db, groupId, ownerId, { audience: "everyone" });
    await rsvps.answer(open, { type: "go", accountId: stranger }, NOW);
    await storesOf(db).meetups.edit(open, { audience: "members" }, NOW);
    await rsvps.answer(open, { type: "decline", accountId: stranger }, NOW);
    expect(await states(db, open)).toEqual({ [stranger]: "not-going" });
  });

  test("who leaves, is removed or banned at the very moment of an answer has none afterwards", async ({ store: { db }, other }) => {
    const { groupId, ownerId } = await aMeetingGroup(db);
    const id = await plan(db, groupId, ownerId, { capacity: 4 });
    const people = await Promise.all(Array.from({ length: 12 }, () => member(db, groupId)));
    const { rsvps } = storesOf(other.db);
    const out = (at: number, accountId: string) =>
      db.write(
        (tx) => {
          const byOwner = { groupId, actor: anActor({ accountId: ownerId }), targetId: accountId, now: NOW };
          if (at % 3 === 0) return takeStep(tx, { ...byOwner, act: { type: "remove", reason: null } });
          if (at % 3 === 1) return takeStep(tx, { ...byOwner, act: { type: "ban", reason: "Shouted." } });
          return takeStep(tx, { groupId, actor: anActor({ accountId }), act: { type: "leave" }, now: NOW });
        },
        { key: groupId },
      );
    await Promise.all(
      people.flatMap((accountId, at) => [rsvps.answer(id, { type: "go", accountId }, NOW).catch(() => null), out(at, accountId)]),
    );
    expect(await db.read((reader) => reader.count(Memberships, { groupId, state: "member" }))).toBe(1);
    expect(await states(db, id)).toEqual({});
    await expectTrueCounters(db);
  });

  test("a ban that is kept by an address holds for what is open to everyone too", async ({ store: { db } }) => {
    const { groupId, ownerId } = await aMeetingGroup(db);
    const [barred, free] = [await member(db, groupId, null), await member(db, groupId, null)];
    const weekly = { audience: "everyone", repeats: { rule: "FREQ=WEEKLY;COUNT=2" } };
    const meetup = await get(db, await plan(db, groupId, ownerId, weekly));
    const account = await db.read((reader) => reader.get(Accounts, barred));
    const kept = { groupId, addressHash: await addressHash(account?.email ?? ""), reason: "Shouted.", until: hours(10) };
    await db.write((tx) => tx.insert(KeptBans, { _id: newId(), ...kept }));
    const { rsvps } = storesOf(db);
    const mayGo = async (accountId: string, now: string) => {
      const standing = await db.read((reader) => standingAt(reader, meetup, accountId, now));
      return standing && can(standing, "go");
    };
    expect(await mayGo(barred, NOW)).toMatchObject({ allowed: false, code: "banned" });
    expect(await mayGo(free, NOW)).toEqual({ allowed: true });
    const go = { type: "go", accountId: barred } as const;
    await expect(rsvps.answer(meetup._id, go, NOW)).rejects.toMatchObject({ reason: "banned" });
    await expect(rsvps.answerSeries(meetup.seriesId ?? "", barred, { guests: 0 }, NOW)).rejects.toMatchObject({ reason: "banned" });
    expect(await states(db, meetup._id)).toEqual({});
    // For as long as it lasts.
    await rsvps.answer(meetup._id, go, hours(10));
    expect(await states(db, meetup._id)).toEqual({ [barred]: "going" });
  });

  test("a host who leaves leads nothing that comes; a deleted account is named nowhere", async ({ store: { db } }) => {
    const { groupId, ownerId } = await aMeetingGroup(db);
    const host = await member(db, groupId);
    const [past, coming] = [await plan(db, groupId, host), await plan(db, groupId, host, { startsAt: hours(100), endsAt: hours(101) })];
    const weekly = await get(db, await plan(db, groupId, host, { repeats: { rule: "FREQ=WEEKLY;COUNT=2" } }));
    const { rsvps, door } = storesOf(db);
    await rsvps.answer(past, { type: "go", accountId: ownerId }, NOW);
    await door.tap(past, ownerId, { here: true, at: hours(72), byId: host });
    await db.write((tx) => tell(tx, MemberLeft, { groupId, accountId: host }, hours(80)));
    expect([(await get(db, past)).hostId, (await get(db, coming)).hostId]).toEqual([host, null]);
    expect((await db.read((reader) => reader.get(Series, weekly.seriesId ?? "")))?.hostId).toBeNull();
    await db.write((tx) => tell(tx, AccountRemoved, { accountId: host }, hours(80)));
    expect((await get(db, past)).hostId).toBeNull();
    expect((await db.read((reader) => reader.list(CheckIns)))[0]?.byId).toBeNull();
  });

  test("who is banned or removed while a meetup goes on has no seat at it any more, and stays marked as here", async ({
    store: { db },
  }) => {
    const { groupId, ownerId } = await aMeetingGroup(db);
    const online = { place: null, online: { link: "https://meet.example/x" } };
    const id = await plan(db, groupId, ownerId, online);
    const [a, b, c] = [await member(db, groupId), await member(db, groupId), await member(db, groupId)];
    const { rsvps, meetups, door } = storesOf(db);
    for (const accountId of [a, b, c]) await rsvps.answer(id, { type: "go", accountId }, NOW);
    await door.tap(id, a, { here: true, at: hours(72.5), byId: ownerId });
    const [running, over] = [hours(73), hours(75)];
    const sees = (accountId: string, now: string) =>
      db.read((reader) =>
        permit(anActor({ accountId }), GuardedMeetup, id, "see-private", { reader, now }).then(
          () => true,
          () => false,
        ),
      );
    const out = (accountId: string, type: "ban" | "remove", now: string) => {
      const act = { type, reason: "Shouted." } as const;
      return db.write((tx) => takeStep(tx, { groupId, actor: anActor({ accountId: ownerId }), targetId: accountId, now, act }));
    };
    expect(await Promise.all([a, b, c].map((who) => sees(who, running)))).toEqual([true, true, true]);
    await out(a, "ban", running);
    await out(b, "remove", running);
    expect(await states(db, id)).toEqual({ [c]: "going" });
    expect(await Promise.all([a, b, c].map((who) => sees(who, running)))).toEqual([false, false, true]);
    expect(await db.read((reader) => reader.list(CheckIns, { where: { meetupId: id } }))).toMatchObject([{ accountId: a, here: true }]);
    await expectTrueCounters(db);
    await meetups.edit(id, { online: { link: "https://meet.example/y" } }, running);
    const [told, ...more] = await db.read((reader) => reader.list(Events, { where: { kind: "meetup-changed" } }));
    expect([told?.people, more]).toEqual([[c], []]);
    // Who goes after it was there, and has said so; the link of the next one is the same.
    await out(c, "remove", over);
    expect([await states(db, id), await sees(c, over)]).toEqual([{ [c]: "going" }, false]);
  });

  test("a hold never goes beyond the moment at which answers close, also where they close earlier now", async ({ store: { db } }) => {
    const { groupId, ownerId } = await aMeetingGroup(db);
    const id = await plan(db, groupId, ownerId, { capacity: 1 });
    const b = await member(db, groupId);
    const { rsvps, meetups } = storesOf(db);
    for (const accountId of [ownerId, b]) await rsvps.answer(id, { type: "go", accountId }, NOW);
    await rsvps.answer(id, { type: "decline", accountId: ownerId }, hours(64));
    await meetups.edit(id, { rsvpClosesAt: hours(64.5) }, hours(64.2));
    const [held] = await db.read((reader) => reader.list(Rsvps, { where: { meetupId: id, state: "offered" } }));
    expect([held?.heldUntil, (await get(db, id)).dueAt]).toEqual([hours(64.5), hours(64.5)]);
    await runClock(hours(64.5), async () => db);
    expect(await states(db, id)).toMatchObject({ [b]: "not-going" });
  });

  test("every date is for those for whom the series is, whatever its first date refuses", async ({ store: { db } }) => {
    const { groupId, ownerId } = await aMeetingGroup(db);
    const first = await get(db, await plan(db, groupId, ownerId, { rsvpClosesAt: hours(48), repeats: { rule: "FREQ=WEEKLY;COUNT=3" } }));
    const seriesId = first.seriesId ?? "";
    const [a, stranger] = [await member(db, groupId), await member(db, groupId, null)];
    const { rsvps, meetups } = storesOf(db);
    // The first date is closed: the others are what was meant.
    await rsvps.answerSeries(seriesId, a, { guests: 0 }, hours(50));
    const dates = await datesOf(db, seriesId);
    expect(await Promise.all(dates.map(({ _id }) => states(db, _id)))).toEqual([{}, { [a]: "going" }, { [a]: "going" }]);
    for (const { _id } of dates) await meetups.cancel(_id, "this", "Fog", hours(51));
    await expect(rsvps.answerSeries(seriesId, stranger, { guests: 0 }, hours(52))).rejects.toMatchObject({ reason: "members_only" });
    expect(await db.read((reader) => reader.count(SeriesRsvps, { accountId: stranger }))).toBe(0);
  });

  test("where answers open later, every date takes people in at that moment, in order and before anybody else", async ({
    store: { db },
  }) => {
    const { groupId, ownerId } = await aMeetingGroup(db);
    const over = { capacity: 2, rsvpOpensAt: hours(24), repeats: { rule: "FREQ=WEEKLY" } };
    const { seriesId, _id: first } = await get(db, await plan(db, groupId, ownerId, over));
    const [a, b, c, quick] = [await member(db, groupId), await member(db, groupId), await member(db, groupId), await member(db, groupId)];
    const { rsvps } = storesOf(db);
    for (const accountId of [a, b, c]) await rsvps.answerSeries(seriesId ?? "", accountId, { guests: 0 }, NOW);
    expect(await states(db, first)).toEqual({});
    await rsvps.answer(first, { type: "decline", accountId: b }, NOW);
    // Nobody has looked at the clock yet, and somebody answers.
    await rsvps.answer(first, { type: "go", accountId: quick }, hours(24));
    expect(await states(db, first)).toEqual({ [a]: "going", [b]: "not-going", [c]: "going", [quick]: "waiting" });
    await runClock(hours(24 * 8), async () => db);
    const second = (await datesOf(db, seriesId))[1]?._id ?? "";
    expect(await states(db, second)).toEqual({ [a]: "going", [b]: "going", [c]: "waiting" });
    // The organizer opens the third by hand.
    const third = (await datesOf(db, seriesId))[2]?._id ?? "";
    await storesOf(db).meetups.edit(third, { rsvpOpensAt: null }, hours(24 * 8));
    expect(await states(db, third)).toEqual({ [a]: "going", [b]: "going", [c]: "waiting" });
    await expectTrueCounters(db);
  });

  test("a series of a closed group makes no dates, and takes up where it stopped", async ({ store: { db } }) => {
    const { groupId, ownerId } = await aMeetingGroup(db);
    const { seriesId } = await get(db, await plan(db, groupId, ownerId, { repeats: { rule: "FREQ=WEEKLY" } }));
    const made = (await datesOf(db, seriesId)).length;
    await db.write((tx) => tx.update(Groups, groupId, { closedAt: hours(1) }));
    await runClock(hours(24 * 30), async () => db);
    expect((await datesOf(db, seriesId)).length).toBe(made);
    await db.write((tx) => tx.update(Groups, groupId, { closedAt: null }));
    await runClock(hours(24 * 38), async () => db);
    const days = (await datesOf(db, seriesId)).map(({ occursOn }) => Date.parse(occursOn ?? ""));
    expect(new Set(days.slice(1).map((day, at) => day - (days[at] ?? 0)))).toEqual(new Set([7 * 86_400_000]));
    expect(days.length).toBeGreaterThan(made + 4);
  });

  test("a series whose last day comes near while its group is closed has its last dates once it is open again", async ({
    store: { db },
  }) => {
    const { groupId, ownerId } = await aMeetingGroup(db);
    const { seriesId } = await get(db, await plan(db, groupId, ownerId, { repeats: { rule: "FREQ=WEEKLY;COUNT=40" } }));
    await db.write((tx) => tx.update(Groups, groupId, { closedAt: hours(1) }));
    for (const day of [60, 120]) await runClock(hours(24 * day), async () => db);
    await db.write((tx) => tx.update(Groups, groupId, { closedAt: null }));
    for (const day of [121, 400]) await runClock(hours(24 * day), async () => db);
    const dates = await datesOf(db, seriesId);
    expect([dates.length, dates.at(-1)?.occursOn]).toEqual([40, "2027-08-24"]);
    expect((await db.read((reader) => reader.get(Series, seriesId ?? "")))?.open).toBe(false);
  });

  test("of two organizers at once the second hears that it is cancelled; no date is moved into the past", async ({ store: { db } }) => {
    const { groupId, ownerId } = await aMeetingGroup(db);
    const { seriesId } = await get(db, await plan(db, groupId, ownerId, { repeats: { rule: "FREQ=WEEKLY;COUNT=4" } }));
    const dates = await datesOf(db, seriesId);
    const { meetups } = storesOf(db);
    await meetups.cancel(dates[3]?._id ?? "", "this", "Fog", NOW);
    await expect(meetups.edit(dates[3]?._id ?? "", { title: "Other" }, NOW)).rejects.toMatchObject({ code: "conflict" });
    await expect(meetups.cancel(dates[3]?._id ?? "", "this", "Rain", NOW)).rejects.toMatchObject({ code: "conflict" });
    // On the eve of the first date the third is moved three days earlier, and with it all that come.
    await meetups.edit(dates[2]?._id ?? "", { startsAt: hours(72 + 24 * 11), scope: "all" }, hours(60));
    expect((await datesOf(db, seriesId)).map(({ startsAt }) => startsAt).slice(0, 3)).toEqual([
      hours(72),
      hours(72 + 24 * 4),
      hours(72 + 24 * 11),
    ]);
  });

  test("somebody in line learns which place came in at the last meetups that were full", async ({ store: { db } }) => {
    const { groupId, ownerId } = await aMeetingGroup(db);
    const people = [await member(db, groupId), await member(db, groupId), await member(db, groupId)];
    const { rsvps } = storesOf(db);
    const full = await plan(db, groupId, ownerId, { capacity: 1 });
    for (const accountId of [ownerId, ...people]) await rsvps.answer(full, { type: "go", accountId }, NOW);
    for (const accountId of [ownerId, people[0] ?? ""]) await rsvps.answer(full, { type: "decline", accountId }, NOW);
    expect((await get(db, full)).movedUp).toBe(2);
  });
}
