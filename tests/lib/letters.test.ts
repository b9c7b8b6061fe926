import { expect, test } from "vitest";
import { lettersOf } from "@/lib/letters";

test.each(["", "Rina", "Łukasz Özgür", "শাহানা", "E\u0301lise", "👩‍🎨 Nadia", "a\u0300", "a\r\nb", "日本"])(
  "%j has the letters that the platform's own rules find",
  (text) => {
    const found = new Intl.Segmenter("en", { granularity: "grapheme" }).segment(text);
    expect([...lettersOf(text)]).toEqual([...found].map(({ segment }) => segment));
  },
);
