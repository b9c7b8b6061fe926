import { MongoClient } from "mongodb";
import { afterAll, describe, expect, test, vi } from "vitest";
import { Groups } from "@/lib/groups/record";
import { Executor } from "@/lib/platform/store/mongo/executor";
import { MongoReader } from "@/lib/platform/store/mongo/reader";
import { Tallies } from "@/lib/platform/store/mongo/tallies";
import { storeKinds } from "@/tests/support/store";

const { kinds, stop } = await storeKinds();
const mongo = kinds.find(({ name }) => name === "MongoDB");
afterAll(stop);

describe.skipIf(!mongo)("counts on MongoDB", () => {
  test("increments that are folded while they are read are counted once", async () => {
    const place = await mongo?.create();
    const client = await MongoClient.connect(place?.address ?? "");
    const db = client.db();
    const tally = { record: Groups.name, scope: "somebody", key: "Running" };
    const at = "2026-11-25T12:00:00.000Z";
    const reader = new MongoReader(db);
    const tallies = new Tallies(db, new Executor(client));
    const totals = new Set<number | undefined>();
    for (let round = 0; round < 20; round++) {
      await db.collection("tallies").insertMany(Array.from({ length: 300 }, () => ({ ...tally, by: 1, at })));
      let folding = true;
      const fold = tallies.fold(tally).finally(() => {
        folding = false;
      });
      while (folding) totals.add((await reader.counts(Groups, tally.scope)).get(tally.key)?.total);
      await fold;
      await db.collection("tallies").deleteMany({});
    }
    expect(totals).toEqual(new Set([300]));
    await client.close();
    await place?.remove();
  }, 60_000);

  test("one increment of 64 has a count folded, whichever processes wrote the others", async () => {
    const place = await mongo?.create();
    const client = await MongoClient.connect(place?.address ?? "");
    const increments = client.db().collection("tallies");
    const tally = { record: Groups.name, scope: "somebody", key: "Running" };
    await increments.insertMany([1, 2, 3].map((by) => ({ ...tally, by, at: `2026-11-2${by}T12:00:00.000Z` })));
    const executor = new Executor(client);
    const random = vi.spyOn(Math, "random");
    const countedAfter = async (chance: number) => {
      random.mockReturnValueOnce(chance);
      new Tallies(client.db(), executor).told(tally);
      await executor.idle();
      return (await increments.find({}, { projection: { _id: 0, by: 1, at: 1 } }).toArray()).map(({ by, at }) => [by, at]);
    };
    expect(await countedAfter(1 / 64)).toHaveLength(3);
    expect(await countedAfter(0.9 / 64)).toEqual([[6, "2026-11-23T12:00:00.000Z"]]);
    random.mockRestore();
    await client.close();
    await place?.remove();
  });
});
