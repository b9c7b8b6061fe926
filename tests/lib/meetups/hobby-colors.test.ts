import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { HOBBY_CLASS } from "@/components/meetups/date-patch";
import { HOBBY_CATEGORIES } from "@/lib/groups/schema";
import { HOBBY_COLORS } from "@/lib/meetups/hobby-color-rules";

const tokens = new Map(
  [...readFileSync("app/tokens.css", "utf8").matchAll(/(--color-[a-z]+): (#[0-9a-f]{6});/g)].map(([, name = "", colour = ""]) => [
    name,
    colour,
  ]),
);
const sheet = readFileSync("components/meetups/day.css", "utf8");

const PARTS: Record<string, string> = { cloth: "background", thread: "text", rim: "border" };

/** What the pages' style sheet says of a hobby. */
function drawn(className: string): Record<string, string | undefined> {
  const [, rules = ""] = new RegExp(`\\.${className} \\{([^}]*)\\}`).exec(sheet) ?? [];
  return Object.fromEntries(
    [...rules.matchAll(/--(cloth|thread|rim): (?:var\((--[a-z-]+)\)|(#[0-9a-f]+));/g)].map(([, part = "", token = "", colour]) => [
      PARTS[part] ?? part,
      colour ?? tokens.get(token),
    ]),
  );
}

const long = (colour: string) => (colour.length === 4 ? colour.replace(/[0-9a-f]/g, "$&$&") : colour);

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((from) => Number.parseInt(long(colour).slice(from, from + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((first, second) => first - second);
  return (light + 0.05) / (dark + 0.05);
}

describe.each(HOBBY_CATEGORIES)("the colors of %s", (hobby) => {
  test("is the same in a mail as on a page", () => expect(drawn(HOBBY_CLASS[hobby])).toEqual(HOBBY_COLORS[hobby]));

  test("lets its small words be read", () =>
    expect(contrast(HOBBY_COLORS[hobby].background, HOBBY_COLORS[hobby].text)).toBeGreaterThanOrEqual(4.5));
});
