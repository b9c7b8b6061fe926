import { expect, test } from "vitest";
import { z } from "zod";
import { editOf } from "@/lib/groups/schema";

test("an edit that leaves a field out leaves it as it is, also one that a new group is given by default", () => {
  const edit = editOf({ groupName: z.string(), website: z.string().default("none") });
  expect(edit.parse({ groupName: "Dawn walkers" })).toEqual({ groupName: "Dawn walkers" });
  expect(edit.parse({ website: "https://a.example" })).toEqual({ website: "https://a.example" });
  expect(edit.safeParse({ website: 1 }).success).toBe(false);
  expect(edit.safeParse({ unknown: "field" }).success).toBe(false);
});
