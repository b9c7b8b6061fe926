import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type ArrivalFacts, arrivalWords } from "@/components/meetups/arrival-words";
import { seePatches } from "@/components/meetups/seen-patches";

const told = (over: Partial<ArrivalFacts> = {}): ArrivalFacts => ({
  count: 17,
  newest: { title: "Boats and tea stalls", host: "Anika Rahman" },
  hobbies: ["Drawing & Painting", "Running", "Cooking"],
  first: { title: "Three pages", day: "14 March 2026" },
  ...over,
});

describe("the words beside a new patch", () => {
  test("name the meetup, the number it was and who says thanks", () => {
    expect(arrivalWords(told(), null)).toEqual({
      title: "Boats and tea stalls",
      words: "Your 17th meetup. Thank you for coming, says Anika Rahman.",
    });
    expect(arrivalWords(told({ newest: { title: "The bridge", host: null } }), null).words).toBe("Your 17th meetup. Thank you for coming.");
  });

  test("of a milestone look back at the first meetup", () => {
    expect(arrivalWords(told(), 10)).toEqual({
      title: "10 meetups",
      words: "In three hobbies. The first was “Three pages”, on 14 March 2026.",
    });
    expect(arrivalWords(told({ hobbies: ["Running"] }), 5).words).toMatch(/^All of them Running\. /);
  });

  test("of the first one thank", () => {
    expect(arrivalWords(told({ count: 1 }), 1)).toEqual({
      title: "Your first meetup",
      words: "“Three pages”, on 14 March 2026. Thank you for coming, says Anika Rahman.",
    });
  });
});

describe("what a device has seen", () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => kept.set(name, value),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  test("is remembered for each person by themselves, also when a patch was taken back", () => {
    expect(seePatches("rina", 3)).toBe(0);
    expect(seePatches("rina", 4)).toBe(3);
    expect(seePatches("omar", 1)).toBe(0);
    expect(seePatches("rina", 3)).toBe(4);
    expect(seePatches("rina", 4)).toBe(3);
  });

  test("is everything where it keeps nothing: no news is told again and again", () => {
    vi.stubGlobal("localStorage", {
      getItem: () => {
        throw new Error("Storage is switched off.");
      },
    });
    expect(seePatches("rina", 3)).toBe(3);
  });
});
