import type { MetadataRoute } from "next";
import { listAddress } from "@/components/groups/list-address";
import { listPosts } from "@/lib/blog/queries";
import { readForPage } from "@/lib/rendering/build";
import { listDatedCategories } from "@/lib/seo/queries";
import { absoluteUrl } from "@/lib/seo/site";

/** Made once and again after a group changed; a crawler's request costs nothing. */
export const dynamic = "force-static";

/** Dates are ISO 8601, days or moments, so their text sorts by time. */
const latest = (dates: string[]) =>
  dates.reduce<string | undefined>((last, date) => (last === undefined || date > last ? date : last), undefined);

const entry = (path: string, lastModified?: string) => ({ url: absoluteUrl(path), ...(lastModified && { lastModified }) });

/** Every page anyone may read. Only dates we know are given: a wrong one is worse than none. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const [categories, posts] = await Promise.all([readForPage(listDatedCategories, []), listPosts()]);
  const groups = latest(categories.map(({ changedAt }) => changedAt));
  return [
    entry("/", latest([...(groups ? [groups] : []), ...posts.map(({ date }) => date)])),
    entry("/allGroups", groups),
    ...categories.map(({ category, changedAt }) => entry(listAddress({ category, sort: "az" }), changedAt)),
    ...posts.map(({ id, date }) => entry(`/blogDetails/${id}`, date)),
    entry("/aboutUs"),
    entry("/contact"),
    entry("/support"),
  ];
}
