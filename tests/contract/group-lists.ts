import { expect } from "vitest";
import { type Group, Groups } from "@/lib/groups/record";
import type { GroupSort } from "@/lib/groups/schema";
import type { GroupListing } from "@/lib/groups/store";
import type { Cursor } from "@/lib/list-page";
import type { Store } from "@/tests/support/nouns";
import { permitted } from "@/tests/support/permitted";
import { byOwner, byText, FARHAN, groupRecord, TAHMINA } from "../support/records";
import type { StoreTest } from "../support/store-test";

/** Every page of a list from one end to the other. */
async function walk(store: Store, listing: Omit<GroupListing, "after" | "before">, from: "start" | "end" = "start") {
  const pages: string[][] = [];
  let cursor: Cursor = {};
  for (let turn = 0; turn < 50; turn++) {
    const page = await store.groups.list({ ...listing, ...cursor });
    if (!page) throw new Error("The cursor was not in the list.");
    const ids = page.items.map(({ _id }) => _id);
    if (from === "start") pages.push(ids);
    else pages.unshift(ids);
    if (!(from === "start" ? page.hasNext : page.hasPrevious)) return pages.flat();
    cursor = from === "start" ? { after: ids.at(-1) } : { before: ids[0] };
  }
  throw new Error("The list never ends.");
}

const names = (groups: Group[] | undefined) => groups?.map(({ groupName }) => groupName);

export function groupListsContract(test: StoreTest): void {
  test("names sort without regard to case, by code point, whatever the script", async ({ store }) => {
    for (const groupName of ["zebra", "Apple", "éclair", "apple Pie", "আড্ডা", "Banana", "😀 smile", "\u{ff5e}wave", "10k run"])
      await store.groups.create(...byOwner({ groupName }));
    const sorted = ["10k run", "Apple", "apple Pie", "Banana", "zebra", "éclair", "আড্ডা", "\u{ff5e}wave", "😀 smile"];
    expect(names((await store.groups.list({ sort: "az", limit: 20 }))?.items)).toEqual(sorted);
    expect(names((await store.groups.list({ sort: "za", limit: 20 }))?.items)).toEqual(sorted.toReversed());
  });

  test("equal names and equal times fall back on the id, in the direction of the list", async ({ store }) => {
    const records = Array.from({ length: 7 }, () => groupRecord({ groupName: "Same name" }));
    await store.archive.add(Groups, records);
    const ids = records.map(({ _id }) => _id).sort(byText);
    expect(await walk(store, { sort: "az", limit: 3 })).toEqual(ids);
    expect(await walk(store, { sort: "za", limit: 3 })).toEqual(ids.toReversed());
    expect(await walk(store, { sort: "newest", limit: 3 })).toEqual(ids.toReversed());
  });

  test("pages follow each other without a gap in both directions, in every order, category and ownership", async ({ store }) => {
    const records = Array.from({ length: 23 }, (_, index) =>
      groupRecord({
        groupName: `Group ${index % 5}`,
        hobbyCategory: index % 3 ? "Cooking" : "Hiking",
        ownerId: index % 2 ? TAHMINA : FARHAN,
        createdAt: `2026-11-01T08:00:0${index % 4}.000Z`,
      }),
    );
    await store.archive.add(Groups, records);
    const key = (group: Group, sort: GroupSort) => `${sort === "newest" ? group.createdAt : group.groupName} ${group._id}`;
    for (const sort of ["az", "za", "newest"] as const)
      for (const category of [undefined, "Cooking"] as const)
        for (const ownerId of [undefined, TAHMINA]) {
          const expected = records
            .filter((group) => (!category || group.hobbyCategory === category) && (!ownerId || group.ownerId === ownerId))
            .sort((a, b) => (key(a, sort) < key(b, sort) ? -1 : 1));
          if (sort !== "az") expected.reverse();
          const ids = expected.map(({ _id }) => _id);
          const listing = { sort, limit: 4, ...(category && { category }), ...(ownerId && { ownerId }) };
          expect(await walk(store, listing)).toEqual(ids);
          const last = ids.at(-1) ?? "";
          const page = await store.groups.list({ ...listing, limit: 100, before: last });
          expect(page?.items.map(({ _id }) => _id)).toEqual(ids.slice(0, -1));
          const first = await store.groups.list({ ...listing, before: last });
          expect(first?.items.map(({ _id }) => _id)).toEqual(ids.slice(0, -1).slice(-4));
        }
  });

  test("a page says truly whether there is more on either side", async ({ store }) => {
    const records = ["a", "b", "c", "d"].map((groupName) => groupRecord({ groupName }));
    await store.archive.add(Groups, records);
    const [a, b, c, d] = records.map(({ _id }) => _id);
    const page = async (cursor: object, limit = 2) => {
      const found = await store.groups.list({ sort: "az", limit, ...cursor });
      return found && [names(found.items)?.join(""), found.hasPrevious, found.hasNext];
    };
    expect(await page({})).toEqual(["ab", false, true]);
    expect(await page({}, 4)).toEqual(["abcd", false, false]);
    expect(await page({ after: b })).toEqual(["cd", true, false]);
    expect(await page({ after: a })).toEqual(["bc", true, true]);
    expect(await page({ after: d })).toEqual(["", true, false]);
    expect(await page({ before: c })).toEqual(["ab", false, true]);
    expect(await page({ before: d })).toEqual(["bc", true, true]);
    expect(await page({ before: a })).toEqual(["", false, true]);
  });

  test("a cursor must be in this very list", async ({ store }) => {
    const cooking = await store.groups.create(...byOwner({ hobbyCategory: "Cooking" }));
    const gone = await store.groups.create(...byOwner({ hobbyCategory: "Cooking" }));
    await store.groups.delete(permitted(gone._id));
    const list = (listing: Partial<GroupListing>) => store.groups.list({ sort: "az", limit: 5, ...listing });
    expect(await list({ after: gone._id })).toBeNull();
    expect(await list({ category: "Hiking", after: cooking._id })).toBeNull();
    expect(await list({ ownerId: FARHAN, before: cooking._id })).toBeNull();
    expect(await list({ category: "Cooking", ownerId: TAHMINA, after: cooking._id })).not.toBeNull();
  });

  test("an empty list is a page without items", async ({ store }) => {
    const empty = { items: [], hasPrevious: false, hasNext: false };
    expect(await store.groups.list({ sort: "newest", limit: 5 })).toEqual(empty);
    expect(await store.groups.list({ sort: "newest", limit: 5, ownerId: "nobody" })).toEqual(empty);
  });
}
