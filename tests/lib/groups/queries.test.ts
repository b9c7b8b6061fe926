// First: gives this file a store of its own and says who is signed in.
import "@/tests/support/api";

import { beforeAll, expect, test, vi } from "vitest";
import { createGroup, deleteGroup, updateGroup } from "@/lib/groups/commands";
import {
  getGroup,
  getGroupFigures,
  getGroupForEdit,
  listFeaturedGroups,
  listGroupCards,
  listMyGroups,
  presentCategories,
  searchGroupCards,
} from "@/lib/groups/queries";
import { Groups } from "@/lib/groups/record";
import { log } from "@/lib/log";
import type { Actor } from "@/lib/platform/permission/actor";
import { aGroup, person } from "@/tests/support/api";
import { getStore } from "@/tests/support/nouns";

let rina: Actor;
let nameless: Actor;
let fishing: string;
let reading: string;

beforeAll(async () => {
  rina = await person("rina@example.com", "Rina Akter");
  nameless = await person("nameless@example.com");
  fishing = (await createGroup(rina, aGroup())).insertedId;
  reading = (await createGroup(nameless, aGroup({ groupName: "Boi Para", hobbyCategory: "Reading", imageUrl: "/covers/reading.svg" })))
    .insertedId;
});

test("a card holds a card's fields, its picture as a path", async () => {
  const page = await listGroupCards({});
  expect(page?.items[0]).toEqual({
    _id: reading,
    slug: "boi-para",
    groupName: "Boi Para",
    hobbyCategory: "Reading",
    location: "Khulna",
    maxMembers: 12,
    imageUrl: "/covers/reading.svg",
  });
});

test("lists by category and order, and knows where they end", async () => {
  expect(await listGroupCards({ category: "Fishing" })).toMatchObject({ items: [{ _id: fishing }], hasPrevious: false, hasNext: false });
  expect((await listGroupCards({ sort: "za" }))?.items.map(({ _id }) => _id)).toEqual([fishing, reading]);
  expect((await listGroupCards({ after: reading }))?.items.map(({ _id }) => _id)).toEqual([fishing]);
  expect(await listGroupCards({ category: "Fishing", after: reading })).toBeNull();
});

test("searches by the beginnings of words, and by no words finds nothing", async () => {
  expect((await searchGroupCards({ q: "boi khul" }))?.items.map(({ _id }) => _id)).toEqual([reading]);
  expect(await searchGroupCards({ q: " ?! " })).toEqual({ items: [], hasPrevious: false, hasNext: false, cut: false });
});

test("a group's page names its organizer, or a member, and never an address", async () => {
  expect(await getGroup(rina, fishing)).toMatchObject({ organizer: { displayName: "Rina Akter" }, can: { edit: true } });
  const page = await getGroup(rina, reading);
  expect(page).toMatchObject({ organizer: { displayName: "A HobbyHub member", photoURL: null }, can: { edit: false } });
  expect(JSON.stringify(page)).not.toMatch(/@|ownerId/);
  expect(await getGroup(rina, "nothing")).toBeNull();
});

test("a group whose owner's account is gone names a former member", async () => {
  const { db } = await getStore();
  const owned = (ownerId: string | null) => db.write((tx) => tx.update(Groups, reading, { ownerId }));
  await owned(null);
  expect(await getGroup(rina, reading)).toMatchObject({ organizer: { displayName: "A former member", photoURL: null } });
  await owned(nameless.accountId);
});

test("only one's own group can be loaded for editing", async () => {
  expect(await getGroupForEdit(rina, fishing)).toMatchObject({ _id: fishing, groupName: "Dawn Patrol Anglers" });
  expect(await getGroupForEdit(rina, reading)).toBeNull();
});

test("my groups are mine", async () => {
  expect((await listMyGroups(rina, {}))?.items.map(({ _id }) => _id)).toEqual([fishing]);
  expect(await listMyGroups(rina, { after: reading })).toBeNull();
});

test("figures count everybody's and one's own", async () => {
  const figures = await getGroupFigures(rina);
  expect(figures).toMatchObject({ total: 2, mine: 1 });
  expect(figures.byCategory).toHaveLength(10);
  expect(figures.byCategory.filter(({ all }) => all > 0)).toEqual([
    { category: "Fishing", all: 1, mine: 1 },
    { category: "Reading", all: 1, mine: 0 },
  ]);
  expect(await presentCategories()).toEqual([
    { category: "Fishing", count: 1 },
    { category: "Reading", count: 1 },
  ]);
});

test("featured groups that cannot be read are an error in the log, never an empty list", async () => {
  const store = await getStore();
  const logged = vi.spyOn(log, "error").mockImplementation(() => undefined);
  const broken = vi.spyOn(store.groups, "featured").mockRejectedValueOnce(new Error("away"));
  await expect(listFeaturedGroups()).rejects.toThrow("away");
  expect(logged.mock.calls[0]?.[1]).toBe("Error fetching featured groups");
  broken.mockRestore();
  logged.mockRestore();
  expect((await listFeaturedGroups()).map(({ _id }) => _id)).toEqual([reading, fishing]);
});

test("a group that is gone can be neither changed nor deleted", async () => {
  const { insertedId } = await createGroup(rina, aGroup());
  await deleteGroup(rina, insertedId);
  await expect(updateGroup(rina, insertedId, { maxMembers: 2 })).rejects.toMatchObject({ code: "not_found" });
  await expect(deleteGroup(rina, insertedId)).rejects.toMatchObject({ code: "not_found" });
});
