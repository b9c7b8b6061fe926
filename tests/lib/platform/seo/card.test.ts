import { describe, expect, it } from "vitest";
import { drawCard } from "@/lib/platform/seo/card/draw";
import { fitText } from "@/lib/platform/seo/card/lines";
import { outlineOf } from "@/lib/platform/seo/card/outline";

const SIZES = [
  [74, 3],
  [48, 5],
] as const;

describe("text as shapes", () => {
  it("shapes Bangla: a vowel sign that is typed after its letter and stands before it is drawn before it", async () => {
    const letter = await outlineOf("র");
    const both = await outlineOf("রে");
    const leftmost = ({ path }: { path: string }) => Math.min(...[...path.matchAll(/[ML] (-?[\d.]+)/g)].map(([, x]) => Number(x)));
    // Drawn one after the other the letter would come first, where it stands alone.
    expect(both.path.startsWith(letter.path)).toBe(false);
    expect(both.width).toBeGreaterThan(letter.width);
    expect(leftmost(both)).toBeLessThan(both.width - letter.width);
  });

  it("joins Latin and Bangla in one line", async () => {
    const [latin, bangla, both] = [await outlineOf("Dhaka"), await outlineOf("ঢাকা"), await outlineOf("Dhakaঢাকা")];
    expect(both.width).toBeCloseTo(latin.width + bangla.width, 5);
  });

  it("leaves out what no font of ours has, and is nothing for nothing", async () => {
    expect(await outlineOf("🎣")).toEqual({ path: "", width: 0 });
    expect(await outlineOf("")).toEqual({ path: "", width: 0 });
  });
});

describe("a title in its place", () => {
  it("takes the largest size that fits", async () => {
    expect(await fitText("Surma Anglers", SIZES, 480)).toEqual({ size: 74, lines: ["Surma", "Anglers"] });
    expect((await fitText("Quiet mornings on the Surma with people who fish", SIZES, 480)).size).toBe(48);
  });

  it("cuts what fits at no size, after a whole letter", async () => {
    const long = await fitText("ক্ষুদ্র".repeat(30), SIZES, 480);
    expect(long.size).toBe(48);
    expect(long.lines[0]).toMatch(/^(?:ক্ষুদ্র)*(?:ক্ষু)?…$/);
    const many = await fitText("word ".repeat(80), SIZES, 480);
    expect(many.lines).toHaveLength(5);
    expect(many.lines.at(-1)).toMatch(/…$/);
  });
});

it("draws a card of 1200 × 630, whatever the words hold", async () => {
  const card = await drawCard({ title: `</svg><script>"&' 🎣`, line: "", picture: "covers/fishing.svg" });
  expect(card.subarray(1, 4).toString()).toBe("PNG");
  expect([card.readUInt32BE(16), card.readUInt32BE(20)]).toEqual([1200, 630]);
});
