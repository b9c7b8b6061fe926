import { expect } from "vitest";
import { Groups } from "@/lib/groups/record";
import { HOBBY_CATEGORIES } from "@/lib/groups/schema";
import { freshGroup } from "@/lib/groups/store";
import { newId } from "@/lib/platform/store/id";
import { RECORDS } from "@/lib/records";
import { permitted } from "@/tests/support/permitted";
import { addOwners, change } from "../support/owners";
import { byOwner, byText, FARHAN, groupRecord, newGroup, TAHMINA } from "../support/records";
import type { StoreTest } from "../support/store-test";
import { aWholeLife } from "../support/whole-life";

const NOBODY = "0123456789abcdef01234567";

export function groupsContract(test: StoreTest): void {
  test("a created group is found as it was given, with an id and a time", async ({ store }) => {
    const given = { groupName: "আড্ডা ও বই", description: "প্রতি শুক্রবার\nএকটি বই।" };
    const group = await store.groups.create(...byOwner(given));
    const own = { _id: expect.stringMatching(/^[0-9a-f]{24}$/), createdAt: expect.any(String), slug: "আড্ডা-ও-বই" };
    expect(group).toEqual({ ...freshGroup(newGroup(given)), ...own });
    expect(new Date(group.createdAt).toISOString()).toBe(group.createdAt);
    expect(await store.groups.findById(group._id)).toEqual(group);
  });

  test("what is no id is simply not found", async ({ store }) => {
    const { _id } = await store.groups.create(...byOwner());
    for (const id of ["", "x", NOBODY, _id.toUpperCase(), `${_id} `, "zzzzzzzzzzzzzzzzzzzzzzzz", "twelve bytes", "__proto__"]) {
      expect(await store.groups.findById(id)).toBeNull();
      await expect(change(store, { _id: id, ownerId: TAHMINA }, { groupName: "Other" })).rejects.toMatchObject({ code: "not_found" });
      await expect(store.groups.delete(permitted(id))).rejects.toMatchObject({ code: "not_found" });
      expect(await store.groups.list({ sort: "az", limit: 5, after: id })).toBeNull();
      expect(await store.groups.search({ words: ["ramna"], sort: "az", limit: 5, before: id })).toBeNull();
    }
    expect(await store.groups.findById(_id)).not.toBeNull();
  });

  test("a change is of the given fields, the address follows the name, and nothing else", async ({ store }) => {
    await addOwners(store);
    const group = await store.groups.create(...byOwner());
    const edit = { groupName: "Hatirjheel Night Runners", maxMembers: 12 };
    expect(await change(store, group, edit)).toEqual({ modified: true });
    expect(await store.groups.findById(group._id)).toEqual({ ...group, ...edit, slug: "hatirjheel-night-runners" });
  });

  test("a change that changes nothing modifies nothing", async ({ store }) => {
    await addOwners(store);
    const group = await store.groups.create(...byOwner());
    const { groupName, maxMembers, imageUrl } = group;
    const unchanged = { modified: false };
    expect(await change(store, group, {})).toEqual(unchanged);
    expect(await change(store, group, { groupName, maxMembers, imageUrl })).toEqual(unchanged);
  });

  test("a renamed group moves in the list and is found by its new words only", async ({ store }) => {
    await addOwners(store);
    const group = await store.groups.create(...byOwner({ groupName: "Zebra crossing" }));
    await store.groups.create(...byOwner({ groupName: "Middle" }));
    await change(store, group, { groupName: "aardvark" });
    const page = await store.groups.list({ sort: "az", limit: 5 });
    expect(page?.items.map(({ groupName }) => groupName)).toEqual(["aardvark", "Middle"]);
    expect((await store.groups.search({ words: ["zebra"], sort: "az", limit: 5 }))?.items).toEqual([]);
    expect((await store.groups.search({ words: ["aardv"], sort: "az", limit: 5 }))?.items).toHaveLength(1);
  });

  test("a deleted group is gone from everywhere, once", async ({ store }) => {
    const { _id } = await store.groups.create(...byOwner());
    await store.groups.delete(permitted(_id));
    await expect(store.groups.delete(permitted(_id))).rejects.toMatchObject({ code: "not_found" });
    expect(await store.groups.findById(_id)).toBeNull();
    expect((await store.groups.list({ sort: "newest", limit: 5 }))?.items).toEqual([]);
    expect((await store.groups.search({ words: ["ramna"], sort: "az", limit: 5 }))?.items).toEqual([]);
    expect(await store.groups.counts()).toEqual({});
    expect(await store.groups.featured()).toEqual([]);
  });

  test("featured are the newest of each category, newest first, six at most", async ({ store }) => {
    const at = (minute: number) => `2026-11-01T08:${String(minute).padStart(2, "0")}:00.000Z`;
    const records = HOBBY_CATEGORIES.flatMap((hobbyCategory, index) => [
      groupRecord({ hobbyCategory, groupName: `old ${hobbyCategory}`, createdAt: at(index), ownerId: newId() }),
      groupRecord({ hobbyCategory, groupName: `new ${hobbyCategory}`, createdAt: at(30 + index), ownerId: newId() }),
    ]);
    await store.archive.add(Groups, records);
    const featured = await store.groups.featured();
    expect(featured.map(({ groupName }) => groupName)).toEqual(
      HOBBY_CATEGORIES.toReversed()
        .slice(0, 6)
        .map((category) => `new ${category}`),
    );
  });

  test("one featured group a person: somebody who floods every category leaves the others theirs", async ({ store }) => {
    const at = (minute: number) =>
      `2026-11-01T${String(8 + Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}:00.000Z`;
    const flood = HOBBY_CATEGORIES.flatMap((hobbyCategory, index) =>
      Array.from({ length: 12 }, (_, round) => groupRecord({ hobbyCategory, groupName: "flood", createdAt: at(60 + round * 10 + index) })),
    );
    const others = HOBBY_CATEGORIES.map((hobbyCategory, index) =>
      groupRecord({ hobbyCategory, groupName: hobbyCategory, createdAt: at(index), ownerId: index < 8 ? newId() : FARHAN }),
    );
    await store.archive.add(Groups, [...others, ...flood]);
    const featured = await store.groups.featured();
    expect(featured.map(({ groupName }) => groupName)).toEqual(["flood", "Hiking", ...HOBBY_CATEGORIES.slice(4, 8).toReversed()]);
    expect(new Set(featured.map(({ ownerId }) => ownerId)).size).toBe(6);
  });

  test("a person alone has one featured group", async ({ store }) => {
    for (const hobbyCategory of ["Running", "Cooking", "Running"] as const) await store.groups.create(...byOwner({ hobbyCategory }));
    expect(await store.groups.featured()).toHaveLength(1);
  });

  test("counts follow groups that come, move to another category and go", async ({ store }) => {
    await addOwners(store);
    const moving = await store.groups.create(...byOwner({ hobbyCategory: "Cooking" }));
    const going = await store.groups.create(...byOwner({ hobbyCategory: "Cooking", ownerId: FARHAN }));
    await store.groups.create(...byOwner({ hobbyCategory: "Reading" }));
    await change(store, moving, { hobbyCategory: "Reading" });
    await store.groups.delete(permitted(going._id));
    expect(await store.groups.counts()).toEqual({ Reading: 2 });
    expect(await store.groups.counts(TAHMINA)).toEqual({ Reading: 2 });
    expect(await store.groups.counts(FARHAN)).toEqual({});
    expect(await store.groups.counts(NOBODY)).toEqual({});
  });

  test("each category knows when a group of it was last added, changed, moved or deleted", async ({ store, other }) => {
    expect(await store.groups.changedAt()).toEqual({});
    const tick = () => new Promise((resolve) => setTimeout(resolve, 5));
    await addOwners(store);
    const group = await store.groups.create(...byOwner({ hobbyCategory: "Cooking" }));
    const { _id, createdAt } = group;
    const seen = [await other.groups.changedAt()];
    const after = async (write: () => Promise<unknown>) => {
      await tick();
      const begun = new Date().toISOString();
      await write();
      const moments = await other.groups.changedAt();
      const [before = {}, moved] = [seen.at(-1), Object.values(moments).filter((moment) => moment >= begun)];
      seen.push(moments);
      for (const [category, moment] of Object.entries(before))
        expect(moments[category as keyof typeof moments]?.localeCompare(moment)).not.toBe(-1);
      return { categories: Object.keys(moments).sort(byText), moved: moved.length };
    };
    expect(Object.keys(seen[0] ?? {})).toEqual(["Cooking"]);
    expect((seen[0]?.Cooking ?? "") >= createdAt).toBe(true);
    expect(await after(() => change(store, group, { location: "Khulna" }))).toEqual({ categories: ["Cooking"], moved: 1 });
    expect(await after(() => change(store, group, { location: "Khulna" }))).toEqual({ categories: ["Cooking"], moved: 0 });
    expect(await after(() => change(store, group, { hobbyCategory: "Reading" }))).toEqual({
      categories: ["Cooking", "Reading"],
      moved: 2,
    });
    expect(await after(() => store.groups.delete(permitted(_id)))).toEqual({ categories: ["Cooking", "Reading"], moved: 1 });
    const again = () => expect(store.groups.delete(permitted(_id))).rejects.toMatchObject({ code: "not_found" });
    expect(await after(again)).toEqual({ categories: ["Cooking", "Reading"], moved: 0 });
    expect(await after(() => store.archive.add(Groups, [groupRecord({ hobbyCategory: "Hiking" })]))).toMatchObject({ moved: 1 });
    expect(await store.groups.counts()).toEqual({ Hiking: 1 });
  });

  test("counters equal rows after writes that race from two processes", async ({ store, other }) => {
    const categories = ["Cooking", "Fishing", "Hiking"] as const;
    const pick = (index: number) => categories[index % categories.length] ?? "Other";
    const stores = [store, other];
    const ownerOf = (index: number) => (index % 2 ? TAHMINA : FARHAN);
    await addOwners(store);
    const made = await Promise.all(
      Array.from({ length: 24 }, (_, index) =>
        (stores[index % 2] ?? store).groups.create(...byOwner({ hobbyCategory: pick(index), ownerId: ownerOf(index >> 1) })),
      ),
    );
    const half = made.slice(0, 12);
    const gone = (error: unknown) => expect(error).toMatchObject({ code: "not_found" });
    await Promise.all([
      ...half.flatMap((group, index) => stores.map((each) => change(each, group, { hobbyCategory: pick(index + 1) }).catch(gone))),
      ...half.slice(6).flatMap(({ _id }) => stores.map((each) => each.groups.delete(permitted(_id)).catch(gone))),
    ]);
    const rows = (await store.groups.list({ sort: "az", limit: 100 }))?.items ?? [];
    expect(rows).toHaveLength(18);
    for (const ownerId of [undefined, TAHMINA, FARHAN]) {
      const expected: Record<string, number> = {};
      for (const row of rows) if (!ownerId || row.ownerId === ownerId) expected[row.hobbyCategory] = (expected[row.hobbyCategory] ?? 0) + 1;
      expect(await other.groups.counts(ownerId)).toEqual(expected);
    }
  });

  test("whatever refers to a group goes with it, of every room", async ({ store }) => {
    const { home, asked, line, barred, own } = await aWholeLife(store);
    const groups = [home, asked, line, barred, own];
    const kept = async () => {
      const rows = await store.db.read((reader) =>
        Promise.all(
          RECORDS.flatMap((record) =>
            (record.references as { field: string; to: string }[])
              .filter(({ to }) => to === "groups")
              .map(async ({ field }) => ({ name: record.name, rows: await reader.list(record, { where: { [field]: { in: groups } } }) })),
          ),
        ),
      );
      return rows.filter(({ rows }) => rows.length > 0).map(({ name }) => name);
    };
    expect(await kept()).toEqual(
      expect.arrayContaining(["seats", "invitations", "memberships", "actions", "series", "meetups", "rsvps", "check-ins"]),
    );
    for (const id of groups) await store.groups.delete(permitted(id));
    expect(await kept()).toEqual([]);
  });

  test("of two people who delete at once, one deletes", async ({ store, other }) => {
    const { _id } = await store.groups.create(...byOwner());
    const answers = await Promise.allSettled([store, other, store, other].map(({ groups }) => groups.delete(permitted(_id))));
    const refused = answers.flatMap((answer) => (answer.status === "rejected" ? [answer.reason.code] : []));
    expect(refused).toEqual(["not_found", "not_found", "not_found"]);
    expect(await store.groups.counts()).toEqual({});
  });
}
