import { expect, test } from "vitest";
import { listed, listedAsChoice } from "@/lib/word-list";

test("lists read as the platform's own rules write them, however long", () => {
  const names = ["Rina", "Omar", "Nadia Islam", "ঝর্ণা"];
  for (const [ours, type] of [
    [listed, "conjunction"],
    [listedAsChoice, "disjunction"],
  ] as const)
    for (let count = 0; count <= names.length; count++) {
      const words = names.slice(0, count);
      expect(ours(words)).toBe(new Intl.ListFormat("en", { type }).format(words));
    }
});
