// First: gives this file a store of its own and says who is signed in.
import "@/tests/support/api";

import { expect, test } from "vitest";
import robots from "@/app/robots";
import sitemap from "@/app/sitemap";
import { createGroup, deleteGroup, updateGroup } from "@/lib/groups/commands";
import { datesOfGroups } from "@/lib/groups/queries";
import { absoluteUrl } from "@/lib/platform/seo/site";
import { aGroup, person } from "@/tests/support/api";
import { getStore } from "@/tests/support/nouns";

const dateOf = async (path: string) => (await sitemap()).find(({ url }) => url === absoluteUrl(path))?.lastModified;

test("without groups the lists carry no date, and no category is named", async () => {
  expect(await datesOfGroups()).toEqual({ changedAt: undefined, categories: [] });
  expect(await dateOf("/allGroups")).toBeUndefined();
  expect((await sitemap()).map(({ url }) => url)).not.toContain(absoluteUrl("/allGroups?category=Cooking"));
});

const PAINTING = "/allGroups?category=Drawing+%26+Painting";
const COOKING = "/allGroups?category=Cooking";

test("adding, changing and deleting a group moves the date of its category and of the whole list", async () => {
  const owner = await person("rina@example.com", "Rina Akter");
  const add = (hobbyCategory: string) => createGroup(owner, aGroup({ hobbyCategory, imageUrl: "/covers/other.svg" }));
  /** The pages whose date is not older than the write. */
  const movedBy = async (write: () => Promise<unknown>) => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    const begun = new Date().toISOString();
    await write();
    const dates = await Promise.all([PAINTING, COOKING, "/allGroups", "/"].map(async (path) => [path, await dateOf(path)] as const));
    return dates.flatMap(([path, date]) => (String(date ?? "") >= begun ? [path] : []));
  };
  const lists = ["/allGroups", "/"];
  const painting = await add("Drawing & Painting");
  expect(await movedBy(() => add("Cooking"))).toEqual([COOKING, ...lists]);
  expect(await movedBy(() => updateGroup(owner, painting.insertedId, { maxMembers: 77 }))).toEqual([PAINTING, ...lists]);
  expect(await movedBy(() => updateGroup(owner, painting.insertedId, { maxMembers: 77 }))).toEqual([]);
  const second = await add("Cooking");
  expect(await movedBy(() => deleteGroup(owner, second.insertedId))).toEqual([COOKING, ...lists]);
  // Its last group: the category leaves the sitemap, and the list of all groups says that it changed.
  expect(await movedBy(() => deleteGroup(owner, painting.insertedId))).toEqual(lists);
  expect(await dateOf(PAINTING)).toBeUndefined();
  const all = (await (await getStore()).groups.changedAt())["Drawing & Painting"];
  expect(await dateOf("/allGroups")).toBe(all);
  expect(await dateOf("/blogDetails/1")).toBe("2026-10-09");
});

test("only pages anyone may read are listed, each once", async () => {
  await createGroup(await person("hidden@example.com", "Mim Roy"), aGroup({ groupName: "Nobody's business", visibility: "unlisted" }));
  const paths = (await sitemap()).map(({ url }) => new URL(url).pathname);
  const groups = paths.filter((path) => path.startsWith("/groups/"));
  expect(groups).toEqual([expect.stringMatching(/^\/groups\/dawn-patrol-anglers/)]);
  expect(new Set(paths)).toEqual(
    new Set([
      "/",
      "/allGroups",
      "/meetups",
      ...groups,
      "/blogDetails/1",
      "/blogDetails/2",
      "/blogDetails/3",
      "/aboutUs",
      "/contact",
      "/support",
      "/support/account",
    ]),
  );
  const urls = (await sitemap()).map(({ url }) => url);
  expect(new Set(urls).size).toBe(urls.length);
});

test("crawlers are told where the sitemap is and what is not for them", () =>
  expect(robots()).toMatchObject({
    sitemap: absoluteUrl("/sitemap.xml"),
    rules: { allow: "/", disallow: expect.arrayContaining(["/api/", "/dashboard", "/groupDetails/"]) },
  }));
