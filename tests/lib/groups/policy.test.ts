import { describe, expect, test } from "vitest";
import { can, type GroupAction, standingOf } from "@/lib/groups/policy";
import { groupTopics, listTopics } from "@/lib/groups/topics";
import { pathsOf } from "@/lib/topics";
import { anActor } from "@/tests/support/actor";

const actor = (accountId: string) => anActor({ accountId, role: "admin" });

describe.each<GroupAction>(["edit", "delete"])("%s", (action) => {
  test.each([
    ["its creator", actor("1"), true],
    ["somebody else, whatever their role", actor("2"), false],
    ["nobody", null, false],
  ])("by %s", (_, who, permitted) => {
    const verdict = can(standingOf(who, { ownerId: "1" }), action);
    expect(verdict).toMatchObject(permitted ? { allowed: true } : { allowed: false, code: "owner_only", status: "forbidden" });
  });
});

test("a write to a group makes the lists stale, a lost trail makes everything stale", () => {
  expect(pathsOf("groups")).toEqual([
    { path: "/" },
    { path: "/allGroups" },
    { path: "/(site)/allGroups/[...view]", type: "page" },
    { path: "/sitemap.xml" },
  ]);
  expect(pathsOf("group:000000000000000000000000")).toEqual([]);
  expect(pathsOf("*")).toEqual([{ path: "/", type: "layout" }]);
});

test("a new group changes the lists, a change to one its own topic too", () => {
  expect(listTopics()).toEqual(["groups"]);
  expect(groupTopics("1")).toEqual(["groups", "group:1"]);
});
