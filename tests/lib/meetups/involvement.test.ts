import { expect, test } from "vitest";
import { involvementOf } from "@/lib/meetups/my-queries";

test.each([
  ["waiting", true, "waiting"],
  ["offered", false, "waiting"],
  ["going", true, "hosting"],
  ["going", false, "going"],
  ["not-going", true, "hosting"],
  ["not-going", false, "unanswered"],
] as const)("whoever answered %s, and hosts: %s, is %s", (state, hosts, involvement) => {
  expect(involvementOf({ state }, hosts)).toBe(involvement);
});

test("whoever has not answered hosts or might answer", () => {
  expect([involvementOf(null, true), involvementOf(null, false)]).toEqual(["hosting", "unanswered"]);
});
