import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { demoGroups } from "@/lib/demo/seed";
import { coversOf, HOBBY_CATEGORIES } from "@/lib/groups/schema";
import { slugOf } from "@/lib/slug";

/** Scripts are not typed: named this way, nothing asks for their types. */
const art = (name: string) => import(`../../../scripts/art/covers/${name}.mjs`);

const drawing = (path: string) => readFileSync(`public${path}`, "utf8");

describe("covers", () => {
  test("are ten for each hobby, and nothing else lies beside them", () => {
    const known = HOBBY_CATEGORIES.flatMap((category) => coversOf(category));
    expect(known).toHaveLength(100);
    expect(
      readdirSync("public/covers")
        .map((file) => `/covers/${file}`)
        .toSorted(),
    ).toEqual(known.toSorted());
    expect(new Set(known.map(drawing)).size, "no two are the same").toBe(100);
  });

  test.each(HOBBY_CATEGORIES.flatMap((category) => coversOf(category)))("%s is light, closed in itself and without words", (path) => {
    const svg = drawing(path);
    expect(svg.length).toBeLessThan(6000);
    expect(svg).not.toMatch(/<text|<script|<image|https?:(?!\/\/www\.w3\.org)/);
    const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    for (const [, id] of svg.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(id);
  });

  test.each(HOBBY_CATEGORIES.map(slugOf))("of %s are what their script draws", async (slug) => {
    const [{ cover }, { covers }] = await Promise.all([art("kit"), art(slug)]);
    expect(covers).toHaveLength(7);
    for (const [index, parts] of covers.entries()) expect(drawing(`/covers/${slug}-${index + 4}.svg`)).toBe(cover(parts));
  });

  test("of demo groups are of their own hobby, and no two groups of a hobby wear the same", () => {
    const groups = demoGroups();
    for (const { hobbyCategory, imageUrl } of groups) expect(coversOf(hobbyCategory)).toContain(imageUrl);
    expect(new Set(groups.map(({ imageUrl }) => imageUrl)).size).toBe(groups.length);
  });
});
