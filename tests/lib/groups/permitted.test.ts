import { expect, test } from "vitest";
import { groups } from "@/lib/groups/store";
import { permitted } from "@/tests/support/permitted";

/** Never called: what matters is that each marked line is an error to the compiler, which complains about a mark without one. */
const forgetful = {
  // @ts-expect-error: an id says nothing about who may
  byId: () => groups.update("0123456789abcdef01234567", {}),
  // @ts-expect-error: a group that was merely loaded says nothing either
  loaded: async () => groups.delete((await groups.findById("0123456789abcdef01234567")) ?? expect.unreachable()),
  // @ts-expect-error: to edit is not to delete
  other: () => groups.delete(permitted<"edit">("0123456789abcdef01234567")),
};

test("a command that changes a group without asking does not compile", () => {
  expect(Object.keys(forgetful)).toEqual(["byId", "loaded", "other"]);
});
