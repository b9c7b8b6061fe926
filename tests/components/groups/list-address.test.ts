import { describe, expect, test } from "vitest";
import { listAddress, pageAddress, startIn, turnsOf } from "@/components/groups/list-address";

describe("the address of a list", () => {
  test("is short for what nobody asked for", () => {
    expect(listAddress({ sort: "az" })).toBe("/allGroups");
    expect(listAddress({ sort: "za" })).toBe("/allGroups?sort=za");
  });

  test("carries search, category, order and place together", () => {
    const address = listAddress({ q: "চা & tea", category: "Drawing & Painting", sort: "za" }, { after: "a".repeat(24) });
    const { pathname, searchParams } = new URL(address, "http://localhost");
    expect(pathname).toBe("/allGroups");
    expect(Object.fromEntries(searchParams)).toEqual({ q: "চা & tea", category: "Drawing & Painting", sort: "za", after: "a".repeat(24) });
  });
});

describe("turning pages", () => {
  const items = [{ _id: "first" }, { _id: "middle" }, { _id: "last" }];

  test("starts after the last and before the first", () => {
    expect(turnsOf({ items, hasPrevious: true, hasNext: true })).toEqual({ previous: { before: "first" }, next: { after: "last" } });
    expect(turnsOf({ items, hasPrevious: false, hasNext: true })).toEqual({ next: { after: "last" } });
    expect(turnsOf({ items: [], hasPrevious: true, hasNext: true })).toEqual({});
  });

  test("a table's address", () => {
    expect(pageAddress("/myGroup", { after: "x" })).toBe("/myGroup?after=x");
    expect(pageAddress("/myGroup", {})).toBe("/myGroup");
    expect(pageAddress("/dashboard/dashAllGroup", { before: "x" })).toBe("/dashboard/dashAllGroup?before=x");
  });

  test("a cursor that makes no sense leads nowhere", () => {
    expect(startIn({})).toEqual({});
    expect(startIn({ after: "", other: "x" })).toEqual({});
    expect(startIn({ before: "x" })).toEqual({ before: "x" });
    expect(startIn({ after: "x", before: "y" })).toBeNull();
    expect(startIn({ after: ["x", "y"] })).toBeNull();
  });
});
