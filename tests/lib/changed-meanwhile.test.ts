import { expect, test } from "vitest";
import { refuseCollision, type Tellers } from "@/lib/changed-meanwhile";
import { AppError } from "@/lib/errors";

const STORED = {
  title: "Dusk walk",
  text: "",
  capacity: 12 as number | null,
  bring: ["Water", "A lamp"],
  place: { name: "Keane Bridge" } as object | null,
  fee: null as object | null,
};
type Row = typeof STORED;

const collision = (wanted: Partial<Row>, was?: Record<string, unknown>, tellers?: Tellers<Row>) => {
  try {
    refuseCollision(STORED, wanted, was, tellers);
    return null;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { code, reason, fields, current } = error;
    return { code, reason, fields, current };
  }
};

test("a field that holds neither what it was nor what it is to become is refused, and says what it holds", () => {
  expect(collision({ title: "Night walk", capacity: 5 }, { title: "Dawn walk", capacity: 12 })).toEqual({
    code: "conflict",
    reason: "changed_meanwhile",
    fields: { title: ["This was changed while you were writing. It now says “Dusk walk”. Saving again puts yours in its place."] },
    current: { title: "Dusk walk" },
  });
});

test.each([
  ["what was not said to be something", { title: "Night walk" }, undefined],
  ["what was not said to be something, of another field", { title: "Night walk" }, { text: "Old" }],
  ["what is still as it was", { title: "Night walk" }, { title: "Dusk walk" }],
  ["what both want", { title: "Dusk walk" }, { title: "Dawn walk" }],
  ["what is not to be changed", { title: "Night walk" }, { title: "Dusk walk", text: "Old" }],
  ["lists and objects that are equal", { bring: [], place: null }, { bring: ["Water", "A lamp"], place: { name: "Keane Bridge" } }],
])("%s does not collide", (_, wanted, was) => {
  expect(collision(wanted, was)).toBeNull();
});

test.each([
  [{ text: "Mine" }, { text: "Old" }, "This was emptied while you were writing. Saving again puts yours in its place."],
  [{ fee: {} }, { fee: { amount: 1 } }, "This was emptied while you were writing. Saving again puts yours in its place."],
  [{ bring: [] }, { bring: ["Water"] }, "It now says “Water; A lamp”."],
  [{ capacity: 3 }, { capacity: null }, "It now says “12”."],
  [{ place: null }, { place: { name: "Gate" } }, "This was changed while you were writing. Saving again puts yours in its place."],
])("what it holds is told in words where it has some: %j", (wanted, was, words) => {
  const [[message] = []] = Object.values(collision(wanted, was)?.fields ?? {});
  expect(message).toContain(words);
});

test("a noun tells in its own way what is no plain text, and a long text is cut", () => {
  const place = { place: null };
  const was = { place: { name: "Gate" } };
  expect(collision(place, was, { place: () => "Keane Bridge, Sylhet" })?.fields?.place).toEqual([
    expect.stringContaining("It now says “Keane Bridge, Sylhet”."),
  ]);
  expect(collision(place, was, { place: () => "word\n".repeat(100) })?.fields?.place?.[0]).toMatch(/“(word ){20,24}word…”/);
});
