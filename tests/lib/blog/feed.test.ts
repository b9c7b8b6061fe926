import { expect, test } from "vitest";
import { articleFeed } from "@/lib/blog/feed-answers";
import { listPosts } from "@/lib/blog/queries";
import { absoluteUrl } from "@/lib/platform/seo/site";

test("the JSON feed lists every article at its own address, with its author and day", async () => {
  const feed = JSON.parse(articleFeed(await listPosts()).json1()) as {
    version: string;
    feed_url: string;
    items: Record<string, unknown>[];
  };
  expect(feed.version).toMatch(/^https:\/\/jsonfeed\.org\/version\/1/);
  expect(feed.feed_url).toBe(absoluteUrl("/feed.json"));
  expect(feed.items.map(({ id, title }) => [id, title])).toEqual(
    (await listPosts()).map(({ id, title }) => [absoluteUrl(`/blogDetails/${id}`), title]),
  );
});

test("the Atom feed was changed when its newest article came out", async () => {
  const atom = articleFeed(await listPosts()).atom1();
  const [newest] = await listPosts();
  expect(atom).toContain(`<updated>${new Date(`${newest?.date}T00:00:00+06:00`).toISOString()}</updated>`);
  expect(atom.match(/<entry>/g)).toHaveLength(3);
  expect(atom).toContain(`href="${absoluteUrl("/feed.atom")}"`);
});
