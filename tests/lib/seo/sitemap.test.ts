// First: gives this file a store of its own and says who is signed in.
import "@/tests/support/api";

import { expect, test } from "vitest";
import robots from "@/app/robots";
import sitemap from "@/app/sitemap";
import { createGroup } from "@/lib/groups/commands";
import { listDatedCategories } from "@/lib/seo/queries";
import { absoluteUrl } from "@/lib/seo/site";
import { getStore } from "@/lib/store";
import { aGroup, person } from "@/tests/support/api";

const dateOf = async (path: string) => (await sitemap()).find(({ url }) => url === absoluteUrl(path))?.lastModified;

test("without groups the lists carry no date, and no category is named", async () => {
  expect(await listDatedCategories()).toEqual([]);
  expect(await dateOf("/allGroups")).toBeUndefined();
  expect((await sitemap()).map(({ url }) => url)).not.toContain(absoluteUrl("/allGroups?category=Cooking"));
});

test("a category's date is the moment its newest group was added, the whole list's the newest of all", async () => {
  const owner = await person("rina@example.com", "Rina Akter");
  const moment = async (hobbyCategory: string) => {
    const { insertedId } = await createGroup(owner, aGroup({ hobbyCategory, imageUrl: "/covers/other.svg" }));
    return (await (await getStore()).groups.findById(insertedId))?.createdAt;
  };
  await moment("Drawing & Painting");
  const painting = await moment("Drawing & Painting");
  const cooking = await moment("Cooking");
  expect(await dateOf("/allGroups?category=Drawing+%26+Painting")).toBe(painting);
  expect(await dateOf("/allGroups?category=Cooking")).toBe(cooking);
  expect(await dateOf("/allGroups")).toBe(cooking);
  expect(await dateOf("/")).toBe(cooking);
  expect(await dateOf("/blogDetails/1")).toBe("2026-10-09");
});

test("only pages anyone may read are listed, each once", async () => {
  const paths = (await sitemap()).map(({ url }) => new URL(url).pathname);
  expect(new Set(paths)).toEqual(
    new Set(["/", "/allGroups", "/blogDetails/1", "/blogDetails/2", "/blogDetails/3", "/aboutUs", "/contact", "/support"]),
  );
  const urls = (await sitemap()).map(({ url }) => url);
  expect(new Set(urls).size).toBe(urls.length);
});

test("crawlers are told where the sitemap is and what is not for them", () =>
  expect(robots()).toMatchObject({
    sitemap: absoluteUrl("/sitemap.xml"),
    rules: { allow: "/", disallow: expect.arrayContaining(["/api/", "/dashboard", "/groupDetails/"]) },
  }));
