import { expect, test } from "vitest";
import { blogPosting } from "@/lib/blog/json-ld";
import { listPosts } from "@/lib/blog/queries";
import { absoluteUrl } from "@/lib/platform/seo/site";

test("an article names its author, its publisher, its day and full addresses", async () => {
  for (const post of await listPosts())
    expect(blogPosting(post)).toMatchObject({
      "@type": "BlogPosting",
      headline: post.title,
      datePublished: post.date,
      author: { "@type": "Person", name: post.author },
      publisher: { "@type": "Organization", name: "HobbyHub", logo: absoluteUrl("/icons/icon-512.png") },
      mainEntityOfPage: absoluteUrl(`/blogDetails/${post.id}`),
      image: [absoluteUrl(`/social/article-${post.id}.png`), absoluteUrl(post.coverImage)],
    });
});
