import { expect, test } from "vitest";
import { recordWords } from "@/components/memberships/record-words";
import { RECORDED, type Recorded } from "@/lib/memberships/schema";

test.each([
  ["settings-changed", "joinPolicy, questions, rules", "changed who may join, the questions, and the rules", undefined],
  ["settings-changed", "maxMembers", "changed the number of places", undefined],
  ["role-changed", "organizer", "made", "an organizer"],
  ["role-changed", "member", "made", "an ordinary member"],
  ["invited", "Saturday flyer", "made the invitation “Saturday flyer”", undefined],
  ["revoked", null, "revoked the invitation", undefined],
] as const)("%s, %s", (action, detail, before, after) => {
  expect(recordWords({ action, detail, person: "Rina Akter" })).toEqual({ before, ...(after && { after }) });
});

test("what an organizer said stands apart", () => {
  for (const action of ["declined", "removed", "banned", "closed"] as const)
    expect(recordWords({ action, detail: "Was rude.", person: "Rina Akter" }).said).toBe("Was rude.");
});

test("every act of the record is a sentence without names of fields", () => {
  for (const action of RECORDED as readonly Recorded[])
    expect(recordWords({ action, detail: null, person: "Rina Akter" }).before).toMatch(/^[a-z ]+$/);
});

test("the ban of a deleted account was somebody's, of whom no name is left", () => {
  expect(recordWords({ action: "lifted", detail: null, person: "Rina Akter" }).before).toBe("lifted the ban of");
  expect(recordWords({ action: "lifted", detail: null, person: null }).before).toBe("lifted the ban of somebody whose account was deleted");
});
