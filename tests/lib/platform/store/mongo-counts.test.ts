import { MongoClient } from "mongodb";
import { afterAll, describe, expect, test } from "vitest";
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
});
