import { expect, test } from "vitest";
import { groupViewRewrites, readGroupSearch, readGroupView } from "@/lib/rendering/group-views";

const ID = "0123456789abcdef01234567";

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
  for (const wrong of [{ category: "Knitting" }, { sort: "newest" }, { after: "x" }, { before: "x" }, { after: ID, before: ID }])
    expect(readGroupSearch({ q: "tea", ...wrong }), JSON.stringify(wrong)).toBeNull();
});

test("the guard against inner addresses comes first, what nobody knows last", () => {
  const rules = groupViewRewrites();
  expect(rules[0]).toEqual({ source: "/allGroups/:inner+", destination: "/not-to-be-found" });
  expect(rules.slice(-4).every(({ destination }) => destination === "/not-to-be-found")).toBe(true);
  // Category or not, order or not, after, before or neither; less the plain address.
  expect(rules.filter(({ missing }) => missing)).toHaveLength(11);
});
