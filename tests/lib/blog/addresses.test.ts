import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { articleCard } from "@/lib/blog/addresses";
import { listPosts } from "@/lib/blog/queries";

test("every article has a card of its own, and words for it", async () => {
  const cards = (await listPosts()).map(({ id }) => articleCard(id));
  expect(new Set(cards.map(({ path }) => path)).size).toBe(cards.length);
  for (const { path, alt } of cards) {
    expect(existsSync(`public${path}`), path).toBe(true);
    expect(alt).not.toBe("");
  }
});

test("one that nobody has drawn a card for has that of all articles", () => {
  const { path } = articleCard(1000);
  expect(path).toBe("/social/articles.png");
  expect(existsSync(`public${path}`)).toBe(true);
});
