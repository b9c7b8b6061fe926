import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { nameKey } from "@/lib/groups/record";
import { compareCodePoints, drivingWord } from "@/lib/platform/store/search";
import { tokenize } from "@/lib/platform/store/tokenize";

describe("words", () => {
  test.each([
    ["Drawing & Painting", ["drawing", "painting"]],
    ["Cox's Bazar, 10km!", ["cox", "s", "bazar", "10km"]],
    ["Café ÉCRITURE naïve Ångström", ["cafe", "ecriture", "naive", "angstrom"]],
    ["İstanbul ﬁsh ①", ["istanbul", "fish", "1"]],
    ["Tea tea TEA", ["tea"]],
    ["আমাদের আড্ডা, প্রতি শুক্রবার।", ["আমাদের", "আড্ডা", "প্রতি", "শুক্রবার"]],
    ["র\u200dযাব zero\u200bwidth", ["রযাব", "zerowidth"]],
    ["♥\ufe0f 😀 — !?", []],
    ["", []],
  ])("%s", (text, words) => {
    expect(tokenize(text)).toEqual(words);
  });

  test("one word in two writings of the same letters is one word", () => {
    for (const text of ["Café", "কোলাহল", "পড়া", "ổn"]) expect(tokenize(text.normalize("NFD"))).toEqual(tokenize(text.normalize("NFC")));
  });

  test("a long word is cut alike in what is kept and in what is typed", () => {
    const [kept = ""] = tokenize("a".repeat(500));
    expect(kept.length).toBeLessThanOrEqual(64);
    expect(tokenize("a".repeat(400))).toEqual([kept]);
  });

  test("tokenizing words again changes nothing", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 60 }), (text) => {
        const words = tokenize(text);
        expect(tokenize(words.join(" "))).toEqual(words);
      }),
    );
  });
});

test("the longest word drives, of equally long ones the first, counted in letters", () => {
  expect(drivingWord(["tea", "garden", "walker", "in"])).toEqual({ driving: "garden", others: ["tea", "walker", "in"] });
  expect(drivingWord(["𐐨𐐨", "abc"])).toMatchObject({ driving: "abc" });
  expect(drivingWord([])).toBeNull();
});

test("strings compare as their UTF-8 bytes do", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.string({ unit: "binary" }), (a, b) => {
      expect(Math.sign(compareCodePoints(a, b))).toBe(Math.sign(Buffer.compare(Buffer.from(a), Buffer.from(b))));
    }),
  );
});

test("a name's key does not depend on case or on how its letters are composed", () => {
  expect(nameKey("ÉCLAIR")).toBe(nameKey("E\u0301clair"));
  expect(nameKey("Zebra")).toBe("zebra");
});
