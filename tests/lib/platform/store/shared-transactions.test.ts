import { afterAll, describe, expect } from "vitest";
import { AppError } from "@/lib/errors";
import { Groups } from "@/lib/groups/record";
import { datesOf, expectTrueCounters, getRow, states } from "@/tests/support/meetup-rows";
import { aMeetingGroup, member, NOW, plan, storesOf } from "@/tests/support/meetups";
import { addOwners, change } from "@/tests/support/owners";
import { byOwner, groupRecord } from "@/tests/support/records";
import { storeKinds } from "@/tests/support/store";
import { storeTest } from "@/tests/support/store-test";

const { kinds, stop } = await storeKinds();
afterAll(stop);

const hundred = <T>(act: (index: number) => Promise<T>) => Promise.allSettled(Array.from({ length: 100 }, (_, index) => act(index)));
const codes = (results: PromiseSettledResult<unknown>[]) =>
  results.map((result) => (result.status === "rejected" ? ((result.reason as AppError).code ?? result.reason) : "done"));

describe.each(kinds)("steps that wait for the same thing, on $name", (kind) => {
  const storeIn = storeTest(kind);

  storeIn(
    "are all done, one after the other, also those of another process",
    async ({ store, other }) => {
      const group = groupRecord({ maxMembers: 1 });
      await store.archive.add(Groups, [group]);
      const raise = ({ db }: typeof store) =>
        db.write(
          async (tx) => {
            const now = await tx.lock(Groups, group._id);
            await tx.update(Groups, group._id, { maxMembers: (now?.maxMembers ?? 0) + 1 });
          },
          { key: group._id },
        );
      await Promise.all(Array.from({ length: 60 }, (_, index) => raise(index % 2 ? store : other)));
      expect(await store.groups.findById(group._id)).toMatchObject({ maxMembers: 61 });
    },
    30_000,
  );

  storeIn(
    "fail alone: one that refuses, one that refuses after it wrote, one that meets a duplicate",
    async ({ store }) => {
      const [first, second, third] = [groupRecord(), groupRecord(), groupRecord()];
      const insert = (row: typeof first, refuse?: "before" | "after") =>
        store.db.write(
          async (tx) => {
            if (refuse === "before") throw new AppError("forbidden", "No.");
            await tx.insert(Groups, row);
            if (refuse === "after") throw new AppError("conflict", "Too late.");
          },
          { key: "one" },
        );
      const results = await Promise.allSettled([
        insert(first),
        insert(second, "before"),
        insert(second, "after"),
        insert(first),
        insert(third),
      ]);
      expect(results.map((result) => (result.status === "rejected" ? result.reason.code : "done"))).toEqual([
        "done",
        "forbidden",
        "conflict",
        "conflict",
        "done",
      ]);
      expect(await store.groups.findById(second._id)).toBeNull();
      expect(await store.groups.counts()).toEqual({ Running: 2 });
    },
    30_000,
  );

  storeIn(
    "a burst on one group, by one owner and for one address refuses nobody who need not be refused",
    async ({ store, other }) => {
      await addOwners(store);
      const group = await store.groups.create(...byOwner());
      const from = (index: number) => (index % 2 ? store : other);

      const updates = await hundred((index) => change(from(index), group, { maxMembers: index + 2 }));
      expect(new Set(codes(updates))).toEqual(new Set(["done"]));
      const alike = await hundred((index) => from(index).groups.create(...byOwner()));
      expect(new Set(codes(alike))).toEqual(new Set(["done"]));
      const named = await hundred((index) => from(index).groups.create(...byOwner({ groupName: `Runners of lane ${index}` })));
      expect(new Set(codes(named))).toEqual(new Set(["done"]));
      expect(await store.groups.counts(group.ownerId ?? "")).toEqual({ Running: 201 });
      const registrations = codes(
        await hundred((index) => from(index).accounts.create({ email: "one@b.example", passwordHash: `${index}` })),
      );
      expect(registrations.filter((code) => code === "done")).toHaveLength(1);
      expect(registrations.filter((code) => code === "conflict")).toHaveLength(99);
    },
    60_000,
  );

  storeIn(
    "a burst on one series, and on one of its dates by people who join, refuses nobody",
    async ({ store, other }) => {
      const { db } = store;
      const { groupId, ownerId } = await aMeetingGroup(db);
      const { seriesId } = await getRow(db, await plan(db, groupId, ownerId, { repeats: { rule: "FREQ=WEEKLY;COUNT=3" } }));
      const [first = "", second = ""] = (await datesOf(db, seriesId)).map(({ _id }) => _id);
      await change(store, { _id: groupId, ownerId }, { maxMembers: 250 });
      const everybody = await Promise.all(Array.from({ length: 100 }, () => member(db, groupId)));
      const strangers = await Promise.all(Array.from({ length: 100 }, () => member(db, groupId, null)));
      const from = (index: number) => storesOf((index % 2 ? store : other).db);

      const each = await hundred((index) => from(index).rsvps.answerSeries(seriesId ?? "", everybody[index] ?? "", { guests: 0 }, NOW));
      expect(new Set(codes(each))).toEqual(new Set(["done"]));
      // These wait for the group, those for the date: they meet at the date.
      const [joined, answered] = await Promise.all([
        hundred((index) => from(index).rsvps.joinAndAnswer(first, strangers[index] ?? "", NOW)),
        hundred((index) => from(index).rsvps.answer(first, { type: "decline", accountId: everybody[index] ?? "" }, NOW)),
      ]);
      expect(new Set([...codes(joined), ...codes(answered)])).toEqual(new Set(["done"]));
      expect(new Set(Object.keys(await states(db, first)))).toEqual(new Set([...everybody, ...strangers]));
      const none = await hundred((index) => from(index).rsvps.declineSeries(seriesId ?? "", everybody[index] ?? "", NOW));
      expect(new Set(codes(none))).toEqual(new Set(["done"]));
      const edits = await hundred((index) => from(index).meetups.edit(second, { title: `Title ${index}`, scope: "all" }, NOW));
      expect(new Set(codes(edits))).toEqual(new Set(["done"]));
      await expectTrueCounters(db);
    },
    90_000,
  );
});
