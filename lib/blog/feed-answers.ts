import { Feed } from "feed";
import { absoluteUrl, SITE } from "@/lib/platform/seo/site";
import { articleCard, FEEDS } from "./addresses";
import type { BlogPost } from "./schema";

/** Articles have a date, feeds need a time: the beginning of that day in Dhaka. */
const moment = (date: string): Date => new Date(`${date}T00:00:00+06:00`);

const newest = (articles: readonly BlogPost[]): Date => new Date(Math.max(...articles.map(({ date }) => moment(date).getTime())));

/** The articles as a feed; `atom1()` and `json1()` serialise it. */
export function articleFeed(articles: readonly BlogPost[]): Feed {
  const feed = new Feed({
    id: absoluteUrl("/"),
    link: absoluteUrl("/"),
    title: FEEDS.atom.title,
    description: SITE.tagline,
    language: SITE.language,
    image: absoluteUrl("/icons/icon-512.png"),
    favicon: absoluteUrl("/icons/icon-192.png"),
    copyright: `© ${SITE.name} and the authors`,
    updated: newest(articles),
    generator: false,
    feedLinks: { atom: absoluteUrl(FEEDS.atom.path), json: absoluteUrl(FEEDS.json.path) },
    author: { name: SITE.name, link: absoluteUrl("/") },
  });
  for (const post of articles) {
    const url = absoluteUrl(`/blogDetails/${post.id}`);
    feed.addItem({
      id: url,
      link: url,
      title: post.title,
      description: post.excerpt,
      date: moment(post.date),
      published: moment(post.date),
      author: [{ name: post.author }],
      category: post.tags.map((name) => ({ name, term: name })),
      image: absoluteUrl(articleCard(post.id).path),
    });
  }
  return feed;
}
