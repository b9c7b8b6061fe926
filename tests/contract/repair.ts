import { expect } from "vitest";
import { Groups } from "@/lib/groups/record";
import { repair } from "@/lib/platform/store/repair";
import { byText, groupRecord } from "../support/records";
import type { Damage } from "../support/store";
import type { StoreTest } from "../support/store-test";

const right = { record: "groups", rebuilt: [], strayWords: 0, counts: [] };

export function repairContract(test: StoreTest, damage: Damage): void {
  test("a store that is right is left alone", async ({ store }) => {
    await store.archive.add(Groups, [groupRecord(), groupRecord({ hobbyCategory: "Hiking" })]);
    expect(await repair(store.db, Groups)).toEqual({ ...right, rows: 2 });
  });

  test("what does not follow from the rows is mended, and named", async ({ store, place }) => {
    const [kept, gone] = [groupRecord({ groupName: "Bygone Walkers" }), groupRecord()];
    await store.archive.add(Groups, [kept, gone]);
    await damage(place.address, kept._id, gone._id);
    const lookUp = async (word: string) => (await store.groups.search({ words: [word], sort: "az", limit: 5 }))?.items;
    expect(await lookUp("foreign")).toHaveLength(1);
    const found = await repair(store.db, Groups);
    expect(found).toMatchObject({ rows: 1, rebuilt: [kept._id] });
    expect(found.strayWords).toBeGreaterThan(3);
    expect(found.counts.toSorted(byText)).toEqual([JSON.stringify(["", "Running"]), JSON.stringify([gone.ownerId, "Running"])]);
    expect(await repair(store.db, Groups)).toEqual({ ...right, rows: 1 });
    expect(await store.groups.counts()).toEqual({ Running: 1 });
    expect(await lookUp("bygone")).toEqual([kept]);
    expect(await lookUp("foreign")).toEqual([]);
    expect((await store.groups.list({ sort: "az", limit: 5 }))?.items).toEqual([kept]);
  });
}
