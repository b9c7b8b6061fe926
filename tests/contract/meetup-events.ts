import { expect } from "vitest";
import { Events } from "@/lib/events/record";
import { runClock } from "@/lib/meetups/clock-jobs";
import { Rsvps } from "@/lib/meetups/record";
import type { Database } from "@/lib/platform/store/database";
import { getRow as get } from "../support/meetup-rows";
import { aMeetingGroup, hours, member, NOW, plan, storesOf } from "../support/meetups";
import { permitted } from "../support/permitted";
import type { StoreTest } from "../support/store-test";

/** What there is to tell since the last look: kind, whom, and what of it. Reading takes it away, as whoever makes notices does. */
async function told(db: Database) {
  const rows = await db.read((reader) => reader.list(Events, {}));
  await db.write(async (tx) => {
    for (const { _id } of rows) await tx.delete(Events, _id);
  });
  return rows.map(({ kind, to, people, detail, changes, gone, meetupId, actorId }) => ({
    ...{ kind, to, people, detail, changes, gone, meetupId, actorId },
  }));
}

const kinds = async (db: Database) => (await told(db)).map(({ kind, people }) => [kind, ...people]);
const clock = (db: Database, now: string) => runClock(now, async () => db);

export function meetupEventsContract(test: StoreTest): void {
  test("a new meetup is told to the members, a series once", async ({ store: { db } }) => {
    const { groupId, ownerId } = await aMeetingGroup(db);
    const id = await plan(db, groupId, ownerId);
    expect(await told(db)).toMatchObject([{ kind: "meetup-new", to: "members", people: [], meetupId: id, detail: hours(72) }]);
    const first = await plan(db, groupId, ownerId, { repeats: { rule: "FREQ=WEEKLY" } });
    expect(await told(db)).toMatchObject([{ kind: "meetup-new", to: "members", meetupId: first }]);
    await clock(db, hours(24 * 10));
    expect((await told(db)).filter(({ kind }) => kind === "meetup-new")).toEqual([]);
  });

  test("a group that is deleted tells whoever answered a meetup that comes that it is cancelled, once, of all of theirs together", async ({
    store,
  }) => {
    const { db } = store;
    const { groupId, ownerId } = await aMeetingGroup(db);
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
    const planned = (days: number, title: string, over = {}) =>
      plan(
        db,
        groupId,
        ownerId,
        { startsAt: inDays(days), endsAt: inDays(days + 0.1), audience: "everyone", title, ...over },
        inDays(days - 5),
      );
    const [rina, guest, waiting] = [await member(db, groupId), await member(db, groupId, null), await member(db, groupId, null)];
    const { rsvps, meetups } = storesOf(db);
    const go = async (id: string, people: string[], days: number) => {
      for (const accountId of people) await rsvps.answer(id, { type: "go", accountId }, inDays(days - 4));
    };
    const [dusk, dawn] = [await planned(8, "Dusk"), await planned(5, "Dawn", { capacity: 2 })];
    await go(dawn, [rina, guest, waiting], 5);
    await go(dusk, [rina], 8);
    await go(await planned(-2, "Long ago"), [guest], -2);
    const cancelled = await planned(7, "Called off");
    await go(cancelled, [guest], 7);
    await meetups.cancel(cancelled, "this", "Fog", inDays(0));
    await told(db);
    const { startsAt, endsAt, zone, category, sequence } = await get(db, dawn);
    await store.groups.delete(permitted(groupId));
    const events = await told(db);
    expect(events.map(({ kind, people, gone }) => [kind, new Set(people), gone.map(({ title }) => title)])).toEqual(
      expect.arrayContaining([
        ["group-deleted", new Set([ownerId, rina]), []],
        ["meetup-gone", new Set([rina]), ["Dawn", "Dusk"]],
        ["meetup-gone", new Set([guest, waiting]), ["Dawn"]],
      ]),
    );
    expect(events).toHaveLength(3);
    expect(events.find(({ people }) => people.includes(guest))).toMatchObject({
      gone: [{ _id: dawn, title: "Dawn", startsAt, endsAt, zone, category, sequence: sequence + 1 }],
      changes: [],
    });
    expect(events.find(({ kind, people }) => kind === "meetup-gone" && people.includes(rina))?.changes).toEqual([
      { what: "dates", before: null, after: "2 dates" },
    ]);
  });

  test("who moves up, is offered a place or loses one is told in that step, and nobody of what they did themselves", async ({
    store: { db },
  }) => {
    const { groupId, ownerId } = await aMeetingGroup(db);
    const id = await plan(db, groupId, ownerId, { capacity: 1 });
    const [a, b, c] = [await member(db, groupId), await member(db, groupId), await member(db, groupId)];
    const { rsvps } = storesOf(db);
    await told(db);
    for (const accountId of [a, b, c]) await rsvps.answer(id, { type: "go", accountId }, NOW);
    expect(await kinds(db)).toEqual([]);
    await rsvps.answer(id, { type: "decline", accountId: a }, NOW);
    expect(await told(db)).toMatchObject([{ kind: "seat-confirmed", people: [b], meetupId: id, actorId: a }]);
    await rsvps.answer(id, { type: "go", accountId: a }, NOW);
    await rsvps.answer(id, { type: "decline", accountId: b }, hours(64));
    const { dueAt } = await get(db, id);
    expect((await told(db)).filter(({ kind }) => kind !== "still-coming")).toMatchObject([
      { kind: "seat-offered", people: [c], detail: dueAt, actorId: b },
    ]);
    await clock(db, dueAt ?? "");
    expect(await told(db)).toMatchObject([
      { kind: "offer-lapsed", people: [c], detail: "passed-on" },
      { kind: "seat-offered", people: [a] },
    ]);
    const again = (await get(db, id)).dueAt ?? "";
    await clock(db, again);
    expect(await told(db)).toMatchObject([{ kind: "offer-lapsed", people: [a], detail: null }]);
    // Each of these four steps sent a file that replaces the one before in somebody's calendar.
    expect((await get(db, id)).sequence).toBe(4);
  });

  test("changes that matter are told with before and after; a better text is not", async ({ store: { db } }) => {
    const { groupId, ownerId } = await aMeetingGroup(db);
    const fee = { amount: 25_000, currency: "BDT", covers: "Breakfast", refund: "All of it", pay: "Cash" };
    const id = await plan(db, groupId, ownerId, { fee, capacity: 1 });
    const [a, b] = [await member(db, groupId), await member(db, groupId)];
    const { rsvps, meetups } = storesOf(db);
    for (const accountId of [a, b]) await rsvps.answer(id, { type: "go", accountId }, NOW);
    await told(db);
    await meetups.edit(id, { title: "Shankhari Bazar", description: "Longer", bring: ["Water"] }, hours(1));
    expect(await told(db)).toEqual([]);
    await meetups.edit(
      id,
      { startsAt: hours(80), place: { name: "The river", address: "Ghat 2", mapLink: null, howToFind: "" } },
      hours(1),
    );
    const changes = [
      { what: "starts", before: hours(72), after: hours(80) },
      { what: "ends", before: hours(74), after: hours(82) },
      { what: "place", before: "The gate of Shankhari Bazar", after: "The river, Ghat 2" },
    ];
    expect(await told(db)).toMatchObject([
      { kind: "meetup-changed", people: [a], changes, actorId: ownerId, meetupId: id },
      { kind: "meetup-changed", people: [b], changes },
    ]);
    await meetups.edit(id, { fee: { ...fee, amount: 30_000 } }, hours(1));
    expect((await told(db))[0]?.changes).toEqual([{ what: "fee", before: "Tk 250", after: "Tk 300" }]);
    // Who goes keeps the fee as it was.
    expect((await db.read((reader) => reader.first(Rsvps, { meetupId: id, accountId: a })))?.fee).toEqual(fee);
    await meetups.cancel(id, "this", "Fog", hours(2));
    expect(await told(db)).toMatchObject([
      { kind: "meetup-cancelled", people: [a], detail: "Fog" },
      { kind: "meetup-cancelled", people: [b], detail: "Fog" },
    ]);
  });

  test("a hidden place is told to those who go, others hear that it is another", async ({ store: { db } }) => {
    const { groupId, ownerId } = await aMeetingGroup(db);
    const id = await plan(db, groupId, ownerId, { place: { name: "Rooftop 12" }, placeFor: "going", capacity: 1 });
    const [a, b] = [await member(db, groupId), await member(db, groupId)];
    const { rsvps, meetups } = storesOf(db);
    for (const accountId of [a, b]) await rsvps.answer(id, { type: "go", accountId }, NOW);
    await told(db);
    await meetups.edit(id, { place: { name: "Cellar 7", address: "", mapLink: null, howToFind: "" } }, NOW);
    const [inside, outside] = await told(db);
    expect(inside).toMatchObject({ people: [a], changes: [{ what: "place", before: "Rooftop 12", after: "Cellar 7" }] });
    expect(outside).toMatchObject({ people: [b], changes: [{ what: "place", before: null, after: null }] });
    await meetups.edit(id, { place: null, online: { link: "https://meet.example/x" } }, NOW);
    expect(JSON.stringify((await told(db))[1])).not.toMatch(/Cellar|meet\.example/);
  });

  test("a change of many dates is told to each person once, by their first date", async ({ store: { db } }) => {
    const { groupId, ownerId } = await aMeetingGroup(db);
    const { _id, seriesId } = await get(db, await plan(db, groupId, ownerId, { repeats: { rule: "FREQ=WEEKLY;COUNT=4" } }));
    const [a, b] = [await member(db, groupId), await member(db, groupId)];
    const { rsvps, meetups } = storesOf(db);
    await rsvps.answerSeries(seriesId ?? "", a, { guests: 0 }, NOW);
    await rsvps.answer(_id, { type: "decline", accountId: a }, NOW);
    await rsvps.answer(_id, { type: "go", accountId: b }, NOW);
    await told(db);
    await meetups.cancel(_id, "all", "We stop", NOW);
    const events = await told(db);
    expect(events.map(({ people }) => people)).toEqual([[b], [a]]);
    expect(events[0]?.meetupId).toBe(_id);
    expect(events.map(({ changes }) => changes)).toEqual(Array(2).fill([{ what: "dates", before: null, after: "4 dates" }]));
  });

  test("those who go are asked a day before and reminded two hours before, as is the host who has not answered: once each, by whichever process is first", async ({
    store: { db },
    other,
  }) => {
    const { groupId, ownerId } = await aMeetingGroup(db);
    const id = await plan(db, groupId, ownerId, { capacity: 2 });
    const [a, b, c] = [await member(db, groupId), await member(db, groupId), await member(db, groupId)];
    const { rsvps } = storesOf(db);
    for (const accountId of [a, b, c]) await rsvps.answer(id, { type: "go", accountId }, NOW);
    await rsvps.answer(id, { type: "still-coming", accountId: a }, NOW);
    await told(db);
    const both = (now: string) => Promise.all([clock(db, now), clock(other.db, now), clock(db, now), clock(other.db, now)]);
    await both(hours(47.9));
    expect(await kinds(db)).toEqual([]);
    await both(hours(48));
    expect(await kinds(db)).toEqual([["still-coming", b]]);
    await both(hours(49));
    expect(await kinds(db)).toEqual([]);
    await both(hours(70.5));
    expect(await kinds(db)).toEqual([["meetup-reminder", a, b, ownerId]]);
    await both(hours(72));
    expect([await kinds(db), (await get(db, id)).nextAt]).toEqual([[], null]);
  });

  test("a hold that is over is told once and given on once, however many processes look", async ({ store: { db }, other }) => {
    const { groupId, ownerId } = await aMeetingGroup(db);
    const id = await plan(db, groupId, ownerId, { capacity: 1 });
    const [a, b, c] = [await member(db, groupId), await member(db, groupId), await member(db, groupId)];
    const { rsvps } = storesOf(db);
    for (const accountId of [a, b, c]) await rsvps.answer(id, { type: "go", accountId }, NOW);
    await rsvps.answer(id, { type: "decline", accountId: a }, hours(64));
    await told(db);
    const due = (await get(db, id)).dueAt ?? "";
    await Promise.all([clock(db, due), clock(other.db, due), clock(db, due), clock(other.db, due)]);
    expect(await kinds(db)).toEqual([
      ["offer-lapsed", b],
      ["seat-offered", c],
    ]);
    expect((await get(db, id)).held).toBe(1);
  });

  test("a meetup that is moved is asked about again; what is too late or cancelled is not", async ({ store: { db } }) => {
    const { groupId, ownerId } = await aMeetingGroup(db);
    const [id, gone, late] = [await plan(db, groupId, ownerId), await plan(db, groupId, ownerId), await plan(db, groupId, ownerId)];
    const { rsvps, meetups } = storesOf(db);
    for (const one of [id, gone, late]) await rsvps.answer(one, { type: "go", accountId: ownerId }, NOW);
    await clock(db, hours(48));
    await rsvps.answer(id, { type: "still-coming", accountId: ownerId }, hours(49));
    await meetups.edit(id, { startsAt: hours(24 * 6), endsAt: hours(24 * 6 + 1) }, hours(49));
    await meetups.cancel(gone, "this", "Fog", hours(49));
    await told(db);
    // Nobody looked for a day: the reminder of two hours before would come after the start.
    await clock(db, hours(73));
    expect(await kinds(db)).toEqual([]);
    await clock(db, hours(24 * 5));
    expect(await told(db)).toMatchObject([{ kind: "still-coming", meetupId: id, people: [ownerId], detail: hours(24 * 6) }]);
  });
}
