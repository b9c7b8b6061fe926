import { expect, test } from "vitest";
import type { Viewer } from "@/lib/auth/viewer";
import { canEdit } from "@/lib/groups/policy";
import { pathsOf } from "@/lib/groups/topics";

const viewer = (id: string) => ({ id, email: "rina@example.com", role: "admin" }) as unknown as Viewer;

test.each([
  ["its creator", viewer("1"), true],
  ["somebody else, whatever their role", viewer("2"), false],
  ["nobody", null, false],
])("%s may edit: %#", (_, who, permitted) => {
  expect(canEdit(who, { ownerId: "1" })).toBe(permitted);
});

test("a write to a group makes the lists stale, a lost trail makes everything stale", () => {
  expect(pathsOf("groups").map(({ path }) => path)).toEqual(expect.arrayContaining(["/", "/allGroups"]));
  expect(pathsOf("group:000000000000000000000000")).toEqual([]);
  expect(pathsOf("*")).toEqual([{ path: "/", type: "layout" }]);
});
