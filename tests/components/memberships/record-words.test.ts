import { expect, test } from "vitest";
import { recordWords } from "@/components/memberships/record-words";
import { RECORDED, type Recorded } from "@/lib/memberships/schema";

const OF_RINA = { person: "Rina Akter", until: null };

test.each([
  ["settings-changed", "groupName, description, imageUrl", "changed the name, the description, and the picture", undefined],
  ["requests-declined", "1", "declined the one who had asked to join", undefined],
  ["requests-approved", "12", "approved the 12 who had asked to join", undefined],
  ["settings-changed", "joinPolicy, questions, rules", "changed who may join, the questions, and the rules", undefined],
  ["settings-changed", "maxMembers", "changed the number of places", undefined],
  ["role-changed", "organizer", "made", "an organizer"],
  ["role-changed", "member", "made", "an ordinary member"],
  ["invited", "Saturday flyer", "made the invitation “Saturday flyer”", undefined],
  ["revoked", null, "revoked the invitation", undefined],
] as const)("%s, %s", (action, detail, before, after) => {
  expect(recordWords({ action, detail, ...OF_RINA })).toEqual({ before, ...(after && { after }) });
});

test("what an organizer said stands apart", () => {
  for (const action of ["declined", "removed", "banned", "closed"] as const)
    expect(recordWords({ action, detail: "Was rude.", ...OF_RINA }).said).toBe("Was rude.");
});

test("a ban says until when it lasts, where it has an end", () => {
  const banned = (until: string | null) => recordWords({ action: "banned", detail: "Was rude.", ...OF_RINA, until });
  expect(banned("2026-12-05T18:00:00.000Z")).toMatchObject({ before: "banned", after: "until 6 December 2026" });
  expect(banned(null).after).toBeUndefined();
});

test("every act of the record is a sentence without names of fields", () => {
  for (const action of RECORDED as readonly Recorded[])
    expect(recordWords({ action, detail: null, ...OF_RINA }).before).toMatch(/^[a-z ]+$/);
});

test("the ban of a deleted account was somebody's, of whom no name is left", () => {
  expect(recordWords({ action: "lifted", detail: null, ...OF_RINA }).before).toBe("lifted the ban of");
  expect(recordWords({ action: "lifted", detail: null, person: null, until: null }).before).toBe(
    "lifted the ban of somebody whose account was deleted",
  );
});
