import type { IncomingMessage } from "node:http";
import { matchHas, prepareDestination } from "next/dist/shared/lib/router/utils/prepare-destination";
import { expect, test } from "vitest";
import { groupViewRewrites, readGroupSearch, readGroupView } from "@/lib/groups/addresses";
import { HOBBY_CATEGORIES } from "@/lib/groups/schema";

const ID = "0123456789abcdef01234567";

type Query = Record<string, string | string[]>;

/** Where Next takes `/allGroups` with this query, by Next's own matching; null when no rule is for it. */
function ledTo(query: Query): string | null {
  for (const { source, has, missing, destination } of groupViewRewrites().fallback) {
    const params = source === "/allGroups" && matchHas({ headers: {} } as IncomingMessage, query, has, missing);
    if (params) return prepareDestination({ appendParamsToQuery: false, destination, params, query }).newUrl;
  }
  return null;
}

const innerPath = (query: Query): string[] => ledTo(query)?.replace("/allGroups/", "").split("/") ?? [];

test("every filter, order and page of the list has a path of its own that says the same", () => {
  const views = [undefined, ...HOBBY_CATEGORIES].flatMap((category) =>
    ([undefined, "az", "za"] as const).flatMap((sort) =>
      ([{}, { after: ID }, { before: ID }] as { after?: string; before?: string }[]).map((start) => ({
        ...(category && { category }),
        ...(sort && { sort }),
        ...start,
      })),
    ),
  );
  for (const view of views) expect(readGroupView(innerPath(view)), JSON.stringify(view)).toEqual({ sort: "az", ...view });
  // The usual order, asked for or not, is one page.
  expect(new Set(views.map(ledTo)).size).toBe(11 * 2 * 3);
});

test("the plain list is one page, and nothing in an empty value or a foreign word changes that", () => {
  const same: Query[] = [{}, { category: "" }, { sort: "", after: "", before: "", q: "" }, { utm_source: "letter" }];
  for (const query of same) expect(innerPath(query), JSON.stringify(query)).toEqual(["all", "az"]);
  expect(innerPath({ category: "", sort: "za", after: "" })).toEqual(["all", "za"]);
});

test("words lead to the search, whatever else is asked for", () => {
  for (const query of [{ q: "tea" }, { q: "tea", category: "Hiking", sort: "za" }, { q: "tea", category: "Knitting" }] as Query[])
    expect(ledTo(query)).toBe("/allGroups/search");
});

test("an address that asks for what there is not leads nowhere", () => {
  for (const query of [
    { category: "Knitting" },
    { category: "xHiking" },
    { category: "Hiking, Cooking" },
    { sort: "newest" },
    { sort: "azure" },
    { after: "x" },
    { before: `${ID}0` },
    { after: ID, before: ID },
    { category: "Hiking", sort: "up" },
    { category: "Knitting", sort: "az", after: ID },
  ] as Query[])
    expect(ledTo(query), JSON.stringify(query)).toBe("/not-to-be-found");
});

test("an inner path reads back as what was asked for", () => {
  expect(readGroupView(["all", "az"])).toEqual({ sort: "az" });
  expect(readGroupView(["Drawing%20%26%20Painting", "za"])).toEqual({ category: "Drawing & Painting", sort: "za" });
  expect(readGroupView(["all", "az", "after", ID])).toEqual({ sort: "az", after: ID });
  expect(readGroupView(["Hiking", "za", "before", ID])).toEqual({ category: "Hiking", sort: "za", before: ID });
});

test("a path no rewrite makes reads as nothing", () => {
  for (const path of [
    [],
    ["all"],
    ["all", "up"],
    ["Knitting", "az"],
    ["all", "az", "near", ID],
    ["all", "az", "after"],
    ["all", "az", "after", "x"],
    ["all", "az", "after", `${ID}0`],
    ["all", "az", "after", `0${ID}`],
    ["all", "az", "near"],
    ["all", "az", "after", ID, "x"],
    ["%E0%A4%A", "az"],
  ])
    expect(readGroupView(path), path.join("/")).toBeNull();
});

test("a search reads the last of equal values, takes empty ones for absent and refuses unknown ones", () => {
  expect(readGroupSearch({ q: " tea " })).toEqual({ q: "tea", sort: "az" });
  expect(readGroupSearch({ q: ["a", "b"], category: ["Knitting", "Hiking"], sort: "", after: "" })).toEqual({
    q: "b",
    sort: "az",
    category: "Hiking",
  });
  expect(readGroupSearch({ q: "x".repeat(500) })?.q).toHaveLength(100);
  expect(readGroupSearch({ q: "tea", sort: "za", after: ID })).toEqual({ q: "tea", sort: "za", after: ID });
  expect(readGroupSearch({ q: "tea", category: "Hiking", before: ID })).toEqual({ q: "tea", category: "Hiking", sort: "az", before: ID });
  expect(readGroupSearch({ category: "" })).toEqual({ q: "", sort: "az" });
  for (const wrong of [{ category: "Knitting" }, { sort: "newest" }, { after: "x" }, { before: "x" }, { after: ID, before: ID }])
    expect(readGroupSearch({ q: "tea", ...wrong }), JSON.stringify(wrong)).toBeNull();
});

test("every request is asked only whether it is after an inner address; what nobody knows comes last", () => {
  const { beforeFiles, fallback } = groupViewRewrites();
  expect(beforeFiles).toEqual([{ source: "/allGroups/:inner+", destination: "/not-to-be-found" }]);
  expect(fallback.slice(-4).every(({ destination }) => destination === "/not-to-be-found")).toBe(true);
  // Category or not, order or not, after, before or neither.
  expect(fallback.filter(({ missing }) => missing)).toHaveLength(12);
});
