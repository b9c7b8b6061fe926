import type { BlogPost } from "@/lib/blog/schema";

/** What a card on the home page needs. */
export type BlogCard = Pick<BlogPost, "id" | "title" | "coverImage" | "readTime" | "category" | "excerpt">;

/** Collapsed cards show this much of the excerpt (docs/product.md). */
const COLLAPSED_EXCERPT = 60;

/** The first characters of an excerpt, as a reader counts them, with an ellipsis if something was cut. */
export function cutExcerpt(excerpt: string): string {
  const characters = [...excerpt];
  return characters.length <= COLLAPSED_EXCERPT ? excerpt : `${characters.slice(0, COLLAPSED_EXCERPT).join("").trimEnd()}…`;
}

/** "2026-10-09" → "9 October 2026". A day has no time zone, so it is read and written in UTC. */
export const writtenDay = (date: string): string =>
  new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" }).format(
    new Date(`${date}T00:00:00Z`),
  );
