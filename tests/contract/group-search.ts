import { expect } from "vitest";
import { Groups } from "@/lib/groups/record";
import { SEARCH_CANDIDATES, SEARCH_ROWS } from "@/lib/platform/store/search";
import { tokenize } from "@/lib/platform/store/tokenize";
import type { Store } from "@/tests/support/nouns";
import { byOwner, FARHAN, groupRecord, TAHMINA } from "../support/records";
import type { StoreTest } from "../support/store-test";

const search = async (store: Store, typed: string, more: object = {}) => {
  const found = await store.groups.search({ words: tokenize(typed), sort: "az", limit: 50, ...more });
  return found?.items.map(({ groupName }) => groupName);
};

export function groupSearchContract(test: StoreTest): void {
  test("each typed word begins a word of name, category, location or description", async ({ store }) => {
    await store.groups.create(
      ...byOwner({ groupName: "Lens Club", hobbyCategory: "Photography", location: "Sylhet", description: "Tea gardens at dawn" }),
    );
    await store.groups.create(
      ...byOwner({ groupName: "Dawn chorus", hobbyCategory: "Other", location: "Khulna", description: "Listening to birds" }),
    );
    for (const typed of ["lens", "PHOTO", "sylh", "garden", "dawn tea club", "l p s t"])
      expect(await search(store, typed)).toEqual(["Lens Club"]);
    expect(await search(store, "dawn")).toEqual(["Dawn chorus", "Lens Club"]);
    for (const typed of ["ens", "dawn rajshahi", "graphy", "!?", "", "lens birds"]) expect(await search(store, typed)).toEqual([]);
  });

  test("case and Latin accents do not matter, Bangla words stay whole", async ({ store }) => {
    await store.groups.create(...byOwner({ groupName: "Café Écriture", description: "x" }));
    await store.groups.create(...byOwner({ groupName: "বই পড়া", description: "আড্ডা আর চা" }));
    await store.groups.create(...byOwner({ groupName: "বাই সাইকেল", description: "ঘোরা" }));
    expect(await search(store, "cafe ecrit")).toEqual(["Café Écriture"]);
    expect(await search(store, "CAFÉ")).toEqual(["Café Écriture"]);
    expect(await search(store, "বই")).toEqual(["বই পড়া"]);
    expect(await search(store, "আড্ডা")).toEqual(["বই পড়া"]);
    expect(await search(store, "সাইকেল")).toEqual(["বাই সাইকেল"]);
    expect(await search(store, "পড়".normalize("NFD"))).toEqual(["বই পড়া"]);
  });

  test("matches are filtered, sorted and paged like a list", async ({ store }) => {
    const records = ["delta", "alpha", "Charlie", "bravo", "echo"].map((groupName, index) =>
      groupRecord({
        groupName,
        hobbyCategory: index % 2 ? "Cooking" : "Hiking",
        ownerId: index % 2 ? TAHMINA : FARHAN,
        description: "together",
        createdAt: `2026-11-01T08:00:0${index}.000Z`,
      }),
    );
    await store.archive.add(Groups, records);
    const idOf = (name: string) => records.find(({ groupName }) => groupName === name)?._id;
    expect(await search(store, "together")).toEqual(["alpha", "bravo", "Charlie", "delta", "echo"]);
    expect(await search(store, "together", { sort: "za" })).toEqual(["echo", "delta", "Charlie", "bravo", "alpha"]);
    expect(await search(store, "together", { sort: "newest" })).toEqual(["echo", "bravo", "Charlie", "alpha", "delta"]);
    expect(await search(store, "together", { category: "Cooking" })).toEqual(["alpha", "bravo"]);
    expect(await search(store, "together", { ownerId: FARHAN })).toEqual(["Charlie", "delta", "echo"]);
    const page = async (cursor: object) => {
      const found = await store.groups.search({ words: ["together"], sort: "az", limit: 2, ...cursor });
      return found && [found.items.map(({ groupName }) => groupName).join(), found.hasPrevious, found.hasNext];
    };
    expect(await page({})).toEqual(["alpha,bravo", false, true]);
    expect(await page({ after: idOf("bravo") })).toEqual(["Charlie,delta", true, true]);
    expect(await page({ after: idOf("delta") })).toEqual(["echo", true, false]);
    expect(await page({ before: idOf("echo") })).toEqual(["Charlie,delta", true, true]);
    expect(await page({ before: idOf("Charlie") })).toEqual(["alpha,bravo", false, true]);
    expect(await page({ after: idOf("bravo"), category: "Hiking" })).toBeNull();
  });

  test("one's own search finds unlisted groups too, and nobody else's does", async ({ store }) => {
    const records = [
      groupRecord({ groupName: "Secret tea", ownerId: FARHAN, visibility: "unlisted", createdAt: "2026-11-01T08:00:01.000Z" }),
      groupRecord({ groupName: "Open tea", ownerId: FARHAN, createdAt: "2026-11-01T08:00:02.000Z" }),
      groupRecord({ groupName: "Tea of somebody else", ownerId: TAHMINA, visibility: "unlisted" }),
    ];
    await store.archive.add(Groups, records);
    expect(await search(store, "tea", { ownerId: FARHAN })).toEqual(["Open tea", "Secret tea"]);
    expect(await search(store, "tea", { ownerId: FARHAN, sort: "newest", limit: 1 })).toEqual(["Open tea"]);
    expect(await search(store, "tea", { ownerId: FARHAN, sort: "newest", after: records[1]?._id })).toEqual(["Secret tea"]);
    expect(await search(store, "tea secr", { ownerId: FARHAN })).toEqual(["Secret tea"]);
    expect(await search(store, "!?", { ownerId: FARHAN })).toEqual([]);
    expect(await search(store, "tea")).toEqual(["Open tea"]);
  });

  test("a search looks at the first thousand by (word, id) of the longest word, and says when it was cut", async ({ store }) => {
    // Later words belong to earlier ids, so that the order by word decides who is looked at.
    const total = SEARCH_CANDIDATES + 5;
    const records = Array.from({ length: total }, (_, index) =>
      groupRecord({
        groupName: `N${String(index).padStart(4, "0")}`,
        description: `prefix${String(total - index).padStart(4, "0")} go prefix9999`,
      }),
    );
    for (let from = 0; from < total; from += 100) await store.archive.add(Groups, records.slice(from, from + 100));
    const all = await store.groups.search({ words: ["go", "prefix"], sort: "az", limit: 3 });
    expect(all?.cut).toBe(true);
    expect(all?.items.map(({ groupName }) => groupName)).toEqual(["N0005", "N0006", "N0007"]);
    expect(await store.groups.search({ words: ["go"], sort: "az", limit: 3, ownerId: TAHMINA })).toMatchObject({ cut: true });
    expect(await store.groups.search({ words: ["prefix"], sort: "az", limit: 3, after: records[0]?._id ?? "" })).toBeNull();
    const some = await store.groups.search({ words: ["prefix000"], sort: "za", limit: 3 });
    expect(some?.cut).toBe(false);
    expect(some?.items.map(({ groupName }) => groupName)).toEqual(["N1004", "N1003", "N1002"]);
    const exact = await store.groups.search({ words: ["prefix0001"], sort: "az", limit: 3 });
    expect(exact).toMatchObject({ cut: false, hasPrevious: false, hasNext: false });
  }, 60_000);

  test("groups stuffed with words of one beginning end a search early, at the same row everywhere", async ({ store }) => {
    const each = 200;
    const stuffed = (group: number) => Array.from({ length: each }, (_, word) => `z${group + 10}${word + 100}`).join(" ");
    const records = Array.from({ length: SEARCH_ROWS / each + 3 }, (_, group) =>
      groupRecord({ groupName: `N${group + 10}`, description: stuffed(group) }),
    );
    await store.archive.add(Groups, records);
    const found = await store.groups.search({ words: ["z"], sort: "za", limit: 1 });
    expect(found).toMatchObject({ cut: true, items: [{ groupName: `N${SEARCH_ROWS / each + 9}` }] });
    const last = await store.groups.search({ words: ["z27"], sort: "za", limit: 1 });
    expect(last).toMatchObject({ cut: false, items: [{ groupName: "N27" }] });
  }, 60_000);
}
