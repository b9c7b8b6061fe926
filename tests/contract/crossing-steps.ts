import { expect } from "vitest";
import { AccountRemoved } from "@/lib/accounts/occasions";
import { Accounts } from "@/lib/accounts/record";
import { groupStore } from "@/lib/groups/store";
import { runClock } from "@/lib/meetups/clock-jobs";
import { CheckIns, Meetups } from "@/lib/meetups/record";
import { Memberships } from "@/lib/memberships/record";
import type { Database } from "@/lib/platform/store/database";
import { tell } from "@/lib/platform/store/occasions";
import { anActor } from "../support/actor";
import { datesOf, getRow } from "../support/meetup-rows";
import { aMeetingGroup, hours, member, NOW, plan, storesOf } from "../support/meetups";
import type { Store } from "../support/nouns";
import { byOwner } from "../support/records";
import type { StoreTest } from "../support/store-test";
import { people, take } from "../support/stored-community";

/** More than the other step needs until its commit. */
const LOOKS = 60;

/**
 * Takes a step in whose midst another one begins. The first does nothing more, but stays open so long that the other is over before it, unless
 * the database makes the other wait. SQLite always does.
 */
async function cross(db: Database, step: (db: Database) => Promise<unknown>, meanwhile: () => Promise<unknown>): Promise<void> {
  let begun: Promise<unknown> | null = null;
  const write: Database["write"] = (task, options) =>
    db.write(async (tx) => {
      const value = await task(tx);
      begun ??= meanwhile();
      for (let looks = 0; looks < LOOKS; looks++) await tx.count(Accounts, {});
      return value;
    }, options);
  await step({ ...db, write });
  expect(begun).not.toBeNull();
  await begun;
}

const hide = ({ groups }: Store, groupId: string, ownerId: string) =>
  groups.change(anActor({ accountId: ownerId }), groupId, { visibility: "unlisted" }, false);

/** Steps of two processes at the same moment: neither sees what the other writes, so each has to take what the other looks at. */
export function crossingStepsContract(test: StoreTest): void {
  test("a meetup that is planned while its group is hidden stands in no list", async ({ store: { db }, other }) => {
    const { groupId, ownerId } = await aMeetingGroup(db);
    await cross(
      db,
      (slow) => plan(slow, groupId, ownerId),
      () => hide(other, groupId, ownerId),
    );
    expect(await db.read((reader) => reader.list(Meetups))).toMatchObject([{ listed: false }]);
  });

  test("a date that the clock makes while its group is hidden stands in no list", async ({ store: { db }, other }) => {
    const { groupId, ownerId } = await aMeetingGroup(db);
    await plan(db, groupId, ownerId, { startsAt: hours(24 * 150), endsAt: hours(24 * 150 + 2), repeats: { rule: "FREQ=WEEKLY" } });
    const before = await db.read((reader) => reader.count(Meetups, {}));
    await cross(
      db,
      (slow) => runClock(hours(24 * 30), async () => slow),
      () => hide(other, groupId, ownerId),
    );
    expect(await db.read((reader) => reader.count(Meetups, {}))).toBeGreaterThan(before);
    expect(await db.read((reader) => reader.count(Meetups, { listed: true }))).toBe(0);
  });

  test("who leaves at the moment of being made the host leads nothing", async ({ store: { db }, other }) => {
    const { groupId, ownerId } = await aMeetingGroup(db);
    const { seriesId, _id } = await getRow(db, await plan(db, groupId, ownerId, { repeats: { rule: "FREQ=WEEKLY;COUNT=2" } }));
    const host = await member(db, groupId);
    await cross(
      db,
      (slow) => storesOf(slow).meetups.edit(_id, { hostId: host, scope: "all" }, NOW),
      () => take(other, { groupId, act: { type: "leave" }, actorId: host, now: NOW }),
    );
    expect((await datesOf(db, seriesId)).map(({ hostId }) => hostId)).toEqual([null, null]);
  });

  test("who leaves while a meetup is planned for them to lead leads nothing", async ({ store: { db }, other }) => {
    const { groupId } = await aMeetingGroup(db);
    const host = await member(db, groupId);
    await cross(
      db,
      (slow) => plan(slow, groupId, host),
      () => take(other, { groupId, act: { type: "leave" }, actorId: host, now: NOW }),
    );
    expect(await db.read((reader) => reader.list(Meetups))).toMatchObject([{ hostId: null }]);
  });

  test("whoever takes another name while they join is found by it", async ({ store, other }) => {
    const { groupId } = await aMeetingGroup(store.db);
    const { zubaida } = await people(store, ["zubaida"]);
    await cross(
      store.db,
      (slow) => take({ ...store, db: slow }, { groupId, act: { type: "join", input: {} }, actorId: zubaida }),
      () => other.accounts.updateProfile(anActor({ accountId: zubaida }), { displayName: "Zubaida Haque" }),
    );
    expect(await store.db.read((reader) => reader.first(Memberships, { groupId, accountId: zubaida }))).toMatchObject({
      name: "Zubaida Haque",
    });
  });

  test("whoever takes another name while they found a group is found by it", async ({ store, other }) => {
    const { zubaida } = await people(store, ["zubaida"]);
    const founded = byOwner({ ownerId: zubaida });
    await cross(
      store.db,
      (slow) => groupStore(async () => slow).create(...founded),
      () => other.accounts.updateProfile(anActor({ accountId: zubaida }), { displayName: "Zubaida Haque" }),
    );
    expect(await store.db.read((reader) => reader.list(Memberships, { where: { accountId: zubaida } }))).toMatchObject([
      { role: "owner", name: "Zubaida Haque" },
    ]);
  });

  test("who is marked at the door at the moment their account ends is named by no mark", async ({ store: { db }, other }) => {
    const { groupId, ownerId } = await aMeetingGroup(db);
    const meetupId = await plan(db, groupId, ownerId);
    const guest = await member(db, groupId);
    await storesOf(db).rsvps.answer(meetupId, { accountId: guest, type: "go" }, NOW);
    // The meetup is over, so that the end of the account only forgets; it has taken this away before its last step.
    await db.write((tx) => tx.deleteAll(Memberships, { accountId: guest }));
    const lastStep = () =>
      other.db.write(async (tx) => {
        await tx.lock(Accounts, guest);
        await tell(tx, AccountRemoved, { accountId: guest }, hours(80));
        await tx.delete(Accounts, guest);
      });
    await cross(db, (slow) => storesOf(slow).door.tap(meetupId, guest, { here: true, at: hours(72), byId: ownerId }), lastStep);
    expect(await db.read((reader) => reader.list(CheckIns))).toEqual([]);
  });
}
