import { expect } from "vitest";
import { CheckIns } from "@/lib/meetups/record";
import { getRow as get } from "../support/meetup-rows";
import { aMeetingGroup, hours, member, NOW, plan, storesOf } from "../support/meetups";
import type { StoreTest } from "../support/store-test";

export function doorContract(test: StoreTest): void {
  test("a tap at the door counts once, and the latest moment wins in whatever order taps arrive", async ({ store: { db } }) => {
    const { groupId, ownerId } = await aMeetingGroup(db);
    const id = await plan(db, groupId, ownerId);
    const [a, stranger] = [await member(db, groupId), await member(db, groupId, null)];
    const { door, meetups } = storesOf(db);
    const tap = { here: true, at: hours(72), byId: ownerId };
    await door.tap(id, a, tap);
    await door.tap(id, a, { ...tap, paid: true });
    expect((await get(db, id)).came).toBe(1);
    await door.tap(id, a, { ...tap, here: false, at: hours(73) });
    await door.tap(id, a, { ...tap, at: hours(72.5) });
    const [row] = await db.read((reader) => reader.list(CheckIns, { where: { meetupId: id } }));
    expect(row).toMatchObject({ here: false, at: hours(73), paid: true });
    expect((await get(db, id)).came).toBe(0);
    await expect(door.tap(id, stranger, tap)).rejects.toMatchObject({ code: "not_found" });
    const walkIn = { ...tap, name: "Sadia", key: "one" };
    expect((await door.walkIn(id, walkIn)).person).toBe((await door.walkIn(id, walkIn)).person);
    expect((await get(db, id)).came).toBe(1);
    await meetups.cancel(id, "this", "Fog", NOW);
    await expect(door.tap(id, a, tap)).rejects.toMatchObject({ code: "conflict" });
  });

  test("who is here, with how many guests and what was paid are words of their own: a late one undoes no newer one", async ({
    store: { db },
  }) => {
    const { groupId, ownerId } = await aMeetingGroup(db);
    const id = await plan(db, groupId, ownerId);
    const guest = await member(db, groupId);
    const { door } = storesOf(db);
    const tap = { here: true, byId: ownerId };
    await door.tap(id, guest, { ...tap, at: hours(74), paid: false });
    expect(await door.tap(id, guest, { ...tap, at: hours(73), paid: true, guests: 2 })).toMatchObject({
      ...{ here: true, at: hours(74), paid: false, guests: 2 },
    });
    expect(await door.tap(id, guest, { ...tap, here: false, at: hours(75), guests: 1 })).toMatchObject({
      ...{ here: false, at: hours(75), paid: false, guests: 1 },
    });
    expect(await door.tap(id, guest, { ...tap, at: hours(74.5), paid: true, guests: 3 })).toMatchObject({
      ...{ here: false, at: hours(75), paid: true, guests: 1 },
    });
  });

  test("what was paid and who came along count by the moment of their own tap, though the arrival's stays, in whatever order they come", async ({
    store: { db },
  }) => {
    const { groupId, ownerId } = await aMeetingGroup(db);
    const id = await plan(db, groupId, ownerId);
    const guest = await member(db, groupId);
    const { door } = storesOf(db);
    const tap = { here: true, at: hours(72), byId: ownerId };
    await door.tap(id, guest, { ...tap, guests: 3 });
    await door.tap(id, guest, { ...tap, paid: true, paidAt: hours(74) });
    expect(await door.tap(id, guest, { ...tap, paid: false, paidAt: hours(73) })).toMatchObject({ at: hours(72), paid: true });
    await door.tap(id, guest, { ...tap, guests: 1, guestsAt: hours(74) });
    expect(await door.tap(id, guest, { ...tap, guests: 2, guestsAt: hours(73) })).toMatchObject({ at: hours(72), guests: 1 });
    const other = await member(db, groupId);
    await door.tap(id, other, { ...tap, here: false, paid: true, paidAt: hours(74) });
    expect(await door.tap(id, other, { ...tap, paid: false, paidAt: hours(73) })).toMatchObject({ here: true, paid: true });
    // A tap that a phone has kept from before says no moment but the one of the arrival.
    expect(await door.tap(id, other, { ...tap, at: hours(75), paid: false })).toMatchObject({ paid: false });
  });
}
