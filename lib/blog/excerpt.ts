import type { BlogPost } from "@/lib/blog/schema";

/** What a card on the home page needs. */
export type BlogCard = Pick<BlogPost, "id" | "title" | "coverImage" | "readTime" | "category" | "excerpt">;

/** Collapsed cards show this much of the excerpt (docs/product.md). */
const COLLAPSED_EXCERPT = 60;

/** The first characters of an excerpt as they are counted by a reader, with an ellipsis where something was cut. */
export function cutExcerpt(excerpt: string): string {
  const characters = [...excerpt];
  return characters.length <= COLLAPSED_EXCERPT ? excerpt : `${characters.slice(0, COLLAPSED_EXCERPT).join("").trimEnd()}…`;
}
