import type { MetadataRoute } from "next";
import { listAddress } from "@/components/groups/list-address";
import { listPosts } from "@/lib/blog/queries";
import { readForPage } from "@/lib/platform/rendering/build";
import { datesOfGroups, latest } from "@/lib/platform/seo/queries";
import { absoluteUrl } from "@/lib/platform/seo/site";

/** Made once and again after a group changed; a crawler's request costs nothing. */
export const dynamic = "force-static";

const entry = (path: string, lastModified?: string) => ({ url: absoluteUrl(path), ...(lastModified && { lastModified }) });

/** Every page anyone may read. Only dates we know are given: a wrong one is worse than none. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const unknown = { changedAt: undefined, categories: [] };
  const [{ changedAt, categories }, posts] = await Promise.all([readForPage(datesOfGroups, unknown), listPosts()]);
  return [
    entry("/", latest([changedAt, ...posts.map(({ date }) => date)])),
    entry("/allGroups", changedAt),
    ...categories.map((each) => entry(listAddress({ category: each.category, sort: "az" }), each.changedAt)),
    ...posts.map(({ id, date }) => entry(`/blogDetails/${id}`, date)),
    entry("/aboutUs"),
    entry("/contact"),
    entry("/support"),
  ];
}
