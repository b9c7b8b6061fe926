import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { getBlogPage, listBlogCards, listBlogEntries, listPosts } from "@/lib/blog/queries";
import { BlogFrontMatter } from "@/lib/blog/schema";

const words = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

describe("the three articles", () => {
  test("are about photography spots, mental health and a cooking group, newest first", async () => {
    const posts = await listPosts();
    expect(posts.map(({ id, slug }) => [id, slug])).toEqual([
      [1, "photography-spots"],
      [2, "mental-health"],
      [3, "cooking-group"],
    ]);
    const times = posts.map(({ date }) => Date.parse(date));
    expect(times).toEqual(times.toSorted((a, b) => b - a));
  });

  test("have 600 to 1,200 words each, and say truly how long they take to read", async () => {
    for (const { id, content, readTime } of await listBlogEntries()) {
      const count = words(content);
      expect(count, `article ${id}`).toBeGreaterThanOrEqual(600);
      expect(count, `article ${id}`).toBeLessThanOrEqual(1200);
      expect(readTime).toBe(`${Math.round(count / 200)} min read`);
    }
  });

  test("show only pictures that exist, each with words for those who cannot see it", async () => {
    for (const post of await listPosts()) {
      const sources = [post.coverImage, post.authorImage, ...post.images.map(({ src }) => src)];
      for (const source of sources) expect(existsSync(path.join("public", source)), source).toBe(true);
      for (const picture of post.images) expect(picture.alt).not.toBe(picture.caption);
    }
    expect((await listPosts())[0]?.images).toHaveLength(6);
  });

  test("use typographic quotation marks in their text", async () => {
    for (const file of await readdir("content/blog")) {
      const [, , body = ""] = (await readFile(path.join("content/blog", file), "utf8")).split(/^---$/m);
      expect(body).not.toMatch(/['"]/);
    }
  });
});

describe("front matter", () => {
  const good = async () => {
    const [{ slug: _slug, ...post } = { slug: "" }] = await listPosts();
    return post;
  };

  test("of every article passes its own schema", async () => expect(BlogFrontMatter.safeParse(await good()).success).toBe(true));

  test.each([
    ["an unknown field", { draft: true }],
    ["a picture from elsewhere", { coverImage: "https://example.com/a.png" }],
    ["a date in words", { date: "9 October 2026" }],
    ["no tags", { tags: [] }],
    ["an excerpt too short to be cut", { excerpt: "Short." }],
  ])("with %s is refused", async (_what, change) =>
    expect(BlogFrontMatter.safeParse({ ...(await good()), ...change }).success).toBe(false),
  );
});

describe("/blogs.json", () => {
  test("has the product's fields and nothing else", async () => {
    for (const entry of await listBlogEntries()) {
      expect(new Set(Object.keys(entry))).toEqual(
        new Set([
          "author",
          "authorImage",
          "category",
          "content",
          "coverImage",
          "date",
          "excerpt",
          "id",
          "images",
          "readTime",
          "tags",
          "title",
        ]),
      );
      expect(entry.images.every((image) => typeof image === "string")).toBe(true);
    }
  });

  test("carries the text with its markers and without components", async () => {
    for (const { content } of await listBlogEntries()) {
      expect(content).toMatch(/^1\. /m);
      expect(content).toContain("**");
      expect(content).not.toMatch(/<\/?[A-Z]|^#/m);
      expect(content.split("\n\n").every((paragraph) => paragraph.trim() !== "")).toBe(true);
    }
  });
});

describe("an article's page", () => {
  test("leads to the others", async () => {
    const page = await getBlogPage("2");
    expect(page?.post.id).toBe(2);
    expect(page?.related.map(({ id }) => id).toSorted()).toEqual([1, 3]);
  });

  test.each(["0", "4", "01", "1.0", "one", ""])("does not exist for %j", async (id) => expect(await getBlogPage(id)).toBeNull());
});

test("a card carries what it shows and no more", async () => {
  for (const card of await listBlogCards())
    expect(new Set(Object.keys(card))).toEqual(new Set(["category", "coverImage", "excerpt", "id", "readTime", "title"]));
});
