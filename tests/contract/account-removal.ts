import { expect } from "vitest";
import { Accounts } from "@/lib/accounts/record";
import { deletionKey } from "@/lib/accounts/tasks";
import { Events } from "@/lib/events/record";
import { Groups } from "@/lib/groups/record";
import { Meetups, Rsvps } from "@/lib/meetups/record";
import { banCursor, bansOf, countBans } from "@/lib/memberships/ban-queries";
import { Actions, KeptBans, Memberships } from "@/lib/memberships/record";
import { addressHash } from "@/lib/memberships/secrets";
import { FORMER, personReferencesOf } from "@/lib/own-data/reference-rules";
import { accountRemoval } from "@/lib/own-data/removal-jobs";
import { type DueWork, Work } from "@/lib/platform/clock/record";
import type { Database } from "@/lib/platform/store/database";
import { RECORDS } from "@/lib/records";
import { expectTrueCounters } from "../support/meetup-rows";
import type { Store } from "../support/nouns";
import { byOwner, byText } from "../support/records";
import type { StoreTest } from "../support/store-test";
import { checkGroup, take } from "../support/stored-community";
import { aWholeLife, ZUBAIDA } from "../support/whole-life";
import { tablesHolding } from "../support/whole-store";

const workOf = (store: Store, accountId: string) => store.db.read((reader) => reader.first(Work, { key: deletionKey(accountId) }));

/** One turn of the clock. @returns whether there is more to do */
async function turn(store: Store, accountId: string, db: Database = store.db): Promise<boolean> {
  const work = await workOf(store, accountId);
  if (!work) return false;
  const again = await accountRemoval(async () => db)(work);
  await store.db.write(async (tx) => {
    if (again) await tx.update(Work, work._id, { data: again.data } as Partial<DueWork>);
    else await tx.delete(Work, work._id);
  });
  return again !== undefined;
}

/** A process that is killed as soon as one of its steps is written. */
const dying = (db: Database): Database => ({
  ...db,
  write: async (task, options) => {
    await db.write(task, options);
    throw new Error("killed");
  },
});

async function removeWhole(store: Store, accountId: string): Promise<void> {
  while (await turn(store, accountId));
}

export function accountRemovalContract(test: StoreTest): void {
  test("nothing of a person is left in any table but what is said to stay", async ({ store, place }) => {
    const { id, home, asked, line, barred, own } = await aWholeLife(store);
    const words = [id, "xylander", ZUBAIDA.email, ZUBAIDA.photo];
    const before = await tablesHolding(place.address, words);
    // Every table that can name her does, so that what is not found afterwards was there.
    const tables = personReferencesOf(RECORDS).map(({ record }) => record.table);
    expect(before).toEqual(expect.arrayContaining([...new Set(tables), "memberships_words", "tallies"]));
    await removeWhole(store, id);
    // The last mail, which goes with being sent.
    const farewell = await store.db.read((reader) => reader.list(Work, { where: { kind: "account.farewell" } }));
    expect(farewell).toMatchObject([{ accountId: null, data: { email: ZUBAIDA.email } }]);
    expect(await tablesHolding(place.address, words)).toEqual(["work"]);
    await store.db.write((tx) => tx.deleteAll(Work, { kind: "account.farewell" }));
    expect(await tablesHolding(place.address, words)).toEqual([]);
    for (const groupId of [home, asked, line, barred, own]) await checkGroup(store, groupId);
    await expectTrueCounters(store.db, new Date().toISOString());
  });

  test("places move on in the group and at its meetups, and those who stay read of a former member", async ({ store }) => {
    const { id, home, own, coming, past, nasrin, omar } = await aWholeLife(store);
    await removeWhole(store, id);
    const [row, rsvp, actions, meetup, closed, was] = await store.db.read(async (reader) => [
      await reader.first(Memberships, { groupId: home, accountId: omar }),
      await reader.first(Rsvps, { meetupId: coming, accountId: nasrin }),
      await reader.list(Actions, { where: { groupId: home } }),
      await reader.get(Meetups, coming),
      await reader.get(Groups, own),
      await reader.get(Meetups, past),
    ]);
    expect([row?.state, rsvp?.state, meetup?.hostId, closed?.ownerId]).toEqual(["member", "going", null, null]);
    expect(closed?.closedAt).toEqual(expect.any(String));
    // What was is not rewritten: two people came.
    expect(was).toMatchObject({ came: 2, hostId: null });
    expect(actions.map(({ action, personId, detail }) => [action, personId, detail])).toEqual(
      expect.arrayContaining([
        ["role-changed", FORMER, "organizer"],
        ["invited", null, null],
      ]),
    );
  });

  test("no ban is kept of an address that was never proven: it may be somebody else's", async ({ store }) => {
    const { id } = await aWholeLife(store);
    await store.db.write((tx) => tx.update(Accounts, id, { emailVerified: null }));
    await removeWhole(store, id);
    expect(await store.db.read((reader) => reader.list(KeptBans))).toEqual([]);
  });

  test("a ban stays with the keyed hash of the address", async ({ store }) => {
    const { id, barred } = await aWholeLife(store);
    await removeWhole(store, id);
    const kept = await store.db.read((reader) => reader.list(KeptBans));
    expect(kept).toMatchObject([{ groupId: barred, reason: "Shouted.", addressHash: await addressHash(ZUBAIDA.email) }]);
  });

  test("a ban of the last moment, when every other group has let them go, stays with the keyed hash of the address", async ({
    store,
    other,
    place,
  }) => {
    const { id, boss } = await aWholeLife(store);
    const { _id: groupId } = await store.groups.create(...byOwner({ ownerId: boss }));
    const ban = { groupId, actorId: boss, act: { type: "ban", reason: "Shouted." } as const, targetId: id };
    let banned: string | null = null;
    const write: Database["write"] = async (task, options) => {
      const left = await store.db.read((reader) => reader.count(Memberships, { accountId: id }));
      if (left === 0) banned ??= await take(other, ban);
      return store.db.write(task, options);
    };
    while (await turn(store, id, { ...store.db, write }));
    expect(banned).toBe("done");
    const kept = await store.db.read((reader) => reader.list(KeptBans, { where: { groupId } }));
    expect(kept).toMatchObject([{ reason: "Shouted.", addressHash: await addressHash(ZUBAIDA.email) }]);
    expect(await tablesHolding(place.address, [id])).toEqual([]);
    await checkGroup(store, groupId);
  });

  test("a ban without its account is on the list, is counted, and is lifted by its own id", async ({ store }) => {
    const { id, barred, boss, nasrin, home } = await aWholeLife(store);
    await take(store, { groupId: barred, actorId: boss, act: { type: "ban", reason: "Shoved." }, targetId: nasrin });
    await removeWhole(store, id);
    const kept = await store.db.read((reader) => reader.first(KeptBans, { groupId: barred }));
    const targetId = kept?._id ?? "";
    const now = new Date().toISOString();
    const list = (after?: string) => store.db.read((reader) => bansOf(reader, barred, after, now));
    const count = (at: string) => store.db.read((reader) => countBans(reader, barred, 1, at));
    const [first, last] = await list();
    expect([first, last]).toEqual([expect.objectContaining({ accountId: nasrin }), kept]);
    expect(await list(first && banCursor(first))).toEqual([kept]);
    expect(await list(last && banCursor(last))).toEqual([]);
    expect([await count(now), await count(kept?.until ?? "")]).toEqual([2, 1]);

    const lift = (groupId: string) => take(store, { groupId, actorId: boss, act: { type: "lift" }, targetId });
    expect(await lift(home)).toBe("not_banned");
    expect(await lift(barred)).toBe("done");
    expect(await list()).toEqual([first]);
    expect(await lift(barred)).toBe("not_banned");
  });

  test("what is kept under an address that was never proved may be a stranger's, and stays", async ({ store, place }) => {
    const { id } = await aWholeLife(store);
    await store.db.write((tx) => tx.update(Accounts, id, { emailVerified: null }));
    await removeWhole(store, id);
    await store.db.write((tx) => tx.deleteAll(Work, { kind: "account.farewell" }));
    expect((await tablesHolding(place.address, [ZUBAIDA.email])).sort(byText)).toEqual(["actions", "invitations", "messages"]);
    expect(await tablesHolding(place.address, [id, ZUBAIDA.photo])).toEqual([]);
  });

  test("an open group keeps the account, and its owner is told once", async ({ store }) => {
    const { id } = await aWholeLife(store);
    const { _id: groupId } = await store.groups.create(...byOwner({ ownerId: id, groupName: "Still here" }));
    for (let turns = 0; turns < 3; turns++) await turn(store, id);
    expect(await store.accounts.findById(id)).toMatchObject({ displayName: ZUBAIDA.name });
    const told = () => store.db.read((reader) => reader.count(Events, { kind: "deletion-waits", personId: id }));
    expect([await told(), await store.db.read((reader) => reader.count(Work, { kind: "account.waiting", accountId: id }))]).toEqual([1, 1]);
    await store.db.write((tx) => tx.update(Groups, groupId, { closedAt: "2026-11-21T10:00:00.000Z" }));
    await removeWhole(store, id);
    expect(await store.accounts.findById(id)).toBeNull();
  });

  test.for(["a process that is killed after every step", "several at once"])(
    "%s: the end is the same",
    async (how, { store, other, place }) => {
      const { id } = await aWholeLife(store);
      const killed = how !== "several at once";
      const tries = () => (killed ? [turn(store, id, dying(store.db))] : [turn(store, id), turn(other, id), turn(store, id)]);
      let rounds = 0;
      for (; (await store.accounts.findById(id)) && rounds < 50; rounds++) await Promise.allSettled(tries());
      expect(rounds).toBeGreaterThan(killed ? 5 : 0);
      expect(await store.accounts.findById(id)).toBeNull();
      const farewell = await store.db.read((reader) => reader.list(Work, { where: { kind: "account.farewell" } }));
      expect(farewell).toHaveLength(1);
      await removeWhole(store, id);
      await store.db.write((tx) => tx.deleteAll(Work, { kind: "account.farewell" }));
      expect(await tablesHolding(place.address, [id, "xylander"])).toEqual([]);
      await expectTrueCounters(store.db, new Date().toISOString());
    },
  );
}
