import { z } from "zod";

const ownPicture = z.string().regex(/^\/art\/[a-z0-9-]+\.(svg|webp|png|jpg)$/, "must be one of our pictures under /art/");

/** A picture of an article, with its alternative text. */
export const BlogPicture = z.strictObject({ src: ownPicture, alt: z.string().min(1), caption: z.string().min(1) });
export type BlogPicture = z.output<typeof BlogPicture>;

/** The front matter of every file in `content/blog`. A mistake there stops the build and so never reaches a reader. */
export const BlogFrontMatter = z.strictObject({
  id: z.number().int().positive(),
  title: z.string().min(1).max(90),
  coverImage: ownPicture,
  coverAlt: z.string().min(1),
  author: z.string().min(1),
  authorImage: ownPicture,
  readTime: z.string().regex(/^\d+ min read$/, 'must read like "5 min read"'),
  category: z.string().min(1),
  date: z.iso.date(),
  excerpt: z.string().min(61, "must be long enough to be cut").max(220),
  images: z.array(BlogPicture).min(1),
  tags: z.array(z.string().min(1)).min(1),
});
export type BlogFrontMatter = z.output<typeof BlogFrontMatter>;

/** An article as pages use it; its text is rendered from `content/blog/<slug>.mdx`. */
export interface BlogPost extends BlogFrontMatter {
  slug: string;
}

/** One entry of `/blogs.json`, field by field as docs/product.md names them. */
export type BlogEntry = Omit<BlogFrontMatter, "coverAlt" | "images"> & { content: string; images: string[] };
