import type { BlogPosting } from "schema-dts";
import { organization } from "@/lib/platform/seo/json-ld";
import { absoluteUrl, SITE } from "@/lib/platform/seo/site";
import { articleCard } from "./addresses";
import type { BlogPost } from "./schema";

/** An article as structured data for search engines. */
export const blogPosting = (post: BlogPost): BlogPosting => ({
  "@type": "BlogPosting",
  "@id": absoluteUrl(`/blogDetails/${post.id}#article`),
  headline: post.title,
  description: post.excerpt,
  image: [absoluteUrl(articleCard(post.id).path), absoluteUrl(post.coverImage)],
  datePublished: post.date,
  dateModified: post.date,
  author: { "@type": "Person", name: post.author },
  // In full, not as a reference: nothing else on an article's page describes the organization.
  publisher: organization(),
  mainEntityOfPage: absoluteUrl(`/blogDetails/${post.id}`),
  articleSection: post.category,
  keywords: post.tags,
  inLanguage: SITE.language,
});
