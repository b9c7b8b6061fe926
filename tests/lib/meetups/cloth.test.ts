import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { CLOTH } from "@/components/meetups/date-patch";
import { HOBBY_CATEGORIES } from "@/lib/groups/schema";
import { CLOTHS } from "@/lib/meetups/cloth-rules";

const tokens = new Map(
  [...readFileSync("app/tokens.css", "utf8").matchAll(/(--color-[a-z]+): (#[0-9a-f]{6});/g)].map(([, name = "", colour = ""]) => [
    name,
    colour,
  ]),
);
const sheet = readFileSync("components/meetups/day.css", "utf8");

/** What the pages' style sheet says of a hobby. */
function sewn(className: string): Record<string, string> {
  const [, rules = ""] = new RegExp(`\\.${className} \\{([^}]*)\\}`).exec(sheet) ?? [];
  return Object.fromEntries(
    [...rules.matchAll(/--(cloth|thread|rim): (?:var\((--[a-z-]+)\)|(#[0-9a-f]+));/g)].map(([, part, token = "", colour]) => [
      part,
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

describe.each(HOBBY_CATEGORIES)("the cloth of %s", (hobby) => {
  test("is the same in a mail as on a page", () => expect(sewn(CLOTH[hobby])).toEqual(CLOTHS[hobby]));

  test("lets its small words be read", () => expect(contrast(CLOTHS[hobby].cloth, CLOTHS[hobby].thread)).toBeGreaterThanOrEqual(4.5));
});
