import { expect } from "vitest";
import { Events } from "@/lib/events/record";
import { MemberLeft } from "@/lib/memberships/occasions";
import type { Database } from "@/lib/platform/store/database";
import { tell } from "@/lib/platform/store/occasions";
import { datesOf, getRow as get } from "../support/meetup-rows";
import { aMeetingGroup, hours, member, NOW, plan, storesOf } from "../support/meetups";
import { permitted } from "../support/permitted";
import type { StoreTest } from "../support/store-test";

/** What there is to tell since the last look, but for new meetups. Reading takes it away, as whoever makes notices does. */
async function told(db: Database) {
  const rows = await db.read((reader) => reader.list(Events, {}));
  await db.write(async (tx) => {
    for (const { _id } of rows) await tx.delete(Events, _id);
  });
  return rows.filter(({ kind }) => kind !== "meetup-new");
}

const kinds = async (db: Database) => (await told(db)).map(({ kind, people }) => [kind, ...people]);
const MANY = (dates: number) => [{ what: "dates", before: null, after: `${dates} dates` }];

export function meetupHostsContract(test: StoreTest): void {
  test("a host who has not answered hears once of a change and of the end, with what only those who go may know", async ({
    store: { db },
  }) => {
    const { groupId } = await aMeetingGroup(db);
    const [host, other] = [await member(db, groupId), await member(db, groupId)];
    const hidden = { place: { name: "Rooftop 12" }, placeFor: "going" };
    const { _id, seriesId } = await get(db, await plan(db, groupId, host, { ...hidden, repeats: { rule: "FREQ=WEEKLY;COUNT=3" } }));
    const { rsvps, meetups } = storesOf(db);
    await rsvps.answer(_id, { type: "go", accountId: other }, NOW);
    await told(db);
    await meetups.edit(_id, { place: { name: "Cellar 7", address: "", mapLink: null, howToFind: "" }, scope: "all" }, NOW);
    const place = { what: "place", before: "Rooftop 12", after: "Cellar 7" };
    expect(await told(db)).toMatchObject([{ kind: "meetup-changed", people: [other, host], changes: [place, ...MANY(3)] }]);
    await rsvps.answer(_id, { type: "go", accountId: host }, NOW);
    await meetups.cancel(_id, "all", "Fog", NOW);
    expect(await kinds(db)).toEqual([["meetup-cancelled", other, host]]);
    expect((await datesOf(db, seriesId)).every(({ hostId }) => hostId === host)).toBe(true);
  });

  test("whoever is made the host is told, and whoever was it, once of all their dates; nobody of what they did themselves", async ({
    store: { db },
  }) => {
    const { groupId, ownerId } = await aMeetingGroup(db);
    const [one, two] = [await member(db, groupId), await member(db, groupId)];
    const { _id } = await get(db, await plan(db, groupId, one, { repeats: { rule: "FREQ=WEEKLY;COUNT=3" } }));
    expect(await told(db)).toMatchObject([{ kind: "host-named", people: [one], meetupId: _id, changes: MANY(3), actorId: ownerId }]);
    const { meetups } = storesOf(db);
    const { sequence } = await get(db, _id);
    await meetups.edit(_id, { hostId: two, scope: "all" }, NOW);
    const news = { meetupId: _id, changes: MANY(3) };
    expect(await told(db)).toMatchObject([
      { ...news, kind: "host-named", people: [two] },
      { ...news, kind: "host-replaced", people: [one] },
    ]);
    // Each of them gets a file that has to be newer than the one they have.
    expect((await get(db, _id)).sequence).toBe(sequence + 1);
    await meetups.edit(_id, { hostId: ownerId }, NOW);
    expect(await told(db)).toMatchObject([{ kind: "host-replaced", people: [two], changes: [] }]);
    await meetups.edit(_id, { startsAt: hours(80) }, NOW);
    await plan(db, groupId, ownerId);
    expect(await told(db)).toEqual([]);
  });

  test("the organizers hear that a meetup has lost its host, once of all its dates that come", async ({ store: { db } }) => {
    const { groupId } = await aMeetingGroup(db);
    const host = await member(db, groupId);
    const { _id } = await get(db, await plan(db, groupId, host, { repeats: { rule: "FREQ=WEEKLY;COUNT=4" } }));
    const { meetups } = storesOf(db);
    const [first, second] = await datesOf(db, (await get(db, _id)).seriesId);
    await meetups.cancel(second?._id ?? "", "this", "Fog", NOW);
    await told(db);
    await db.write((tx) => tell(tx, MemberLeft, { groupId, accountId: host }, hours(80)));
    // Also whoever removed them: nobody counts as the one who did it.
    const [lost, ...more] = await told(db);
    expect(lost).toMatchObject({ kind: "host-lost", to: "organizers", people: [], actorId: null, changes: MANY(2) });
    expect([more, (await get(db, lost?.meetupId ?? "")).hostId, (await get(db, first?._id ?? "")).hostId]).toEqual([[], null, host]);
    // Somebody who hosts nothing leaves nothing behind.
    const guest = await member(db, groupId);
    await db.write((tx) => tell(tx, MemberLeft, { groupId, accountId: guest }, hours(80)));
    expect(await told(db)).toEqual([]);
  });

  test("a host who has not answered hears that a meetup went with its group", async ({ store }) => {
    const { db } = store;
    const { groupId } = await aMeetingGroup(db);
    const host = await member(db, groupId);
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
    await plan(db, groupId, host, { startsAt: inDays(5), endsAt: inDays(5.1) }, inDays(0));
    await told(db);
    await store.groups.delete(permitted(groupId));
    expect((await told(db)).filter(({ kind }) => kind === "meetup-gone")).toMatchObject([
      { people: [host], gone: [{ title: "Shankhari Bazar at first light" }] },
    ]);
  });
}
