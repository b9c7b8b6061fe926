import { expect, test } from "vitest";
import { z } from "zod";
import { editOf, withDefaults } from "@/lib/field-defaults";
import { PLAIN_DEFAULTS, PlainFields } from "@/lib/meetups/schema";
import { id, record } from "@/lib/platform/store/record";

test("an edit that leaves a field out leaves it as it is, also one that a new group is given by default", () => {
  const edit = editOf({ groupName: z.string(), website: z.string().default("none") });
  expect(edit.parse({ groupName: "Dawn walkers" })).toEqual({ groupName: "Dawn walkers" });
  expect(edit.parse({ website: "https://a.example" })).toEqual({ website: "https://a.example" });
  expect(edit.safeParse({ website: 1 }).success).toBe(false);
  expect(edit.safeParse({ unknown: "field" }).success).toBe(false);
});

test("a field that meetups get later has its default in what was kept before, and an edit that leaves it out does not touch it", () => {
  const shape = { ...PlainFields.shape, level: z.enum(["any", "beginners"]) };
  const kept = withDefaults(shape, { ...PLAIN_DEFAULTS, level: "any" });
  const later = record("later-meetups", { _id: id(), ...kept }, { people: { nobody: "It names nobody." } });
  const old = { _id: "aaaaaaaaaaaaaaaaaaaaaaaa", title: "Tea", ...PLAIN_DEFAULTS };
  expect(later.schema.parse(old)).toEqual({ ...old, level: "any" });
  expect(later.fields.find(({ name }) => name === "level")?.fallback).toBe("any");
  expect(editOf(shape).parse({})).toEqual({});
  expect(editOf(kept).parse({})).toEqual({});
  expect(editOf(shape).parse({ level: "beginners" })).toEqual({ level: "beginners" });
});
