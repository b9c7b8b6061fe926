import type { MetadataRoute } from "next";
import { listAddress } from "@/components/groups/list-address";
import { listPosts } from "@/lib/blog/queries";
import { publicPath } from "@/lib/groups/page-addresses";
import { datesOfGroups, listNewestSlugs } from "@/lib/groups/queries";
import { meetupsAddress } from "@/lib/meetups/addresses";
import { meetupPath } from "@/lib/meetups/page-addresses";
import { listMeetupAddresses } from "@/lib/meetups/page-queries";
import { ALL_PAGES, type ListedEach, type Route } from "@/lib/pages";
import { readForPage } from "@/lib/platform/rendering/read-for-page";
import { latest } from "@/lib/platform/seo/latest";
import { absoluteUrl } from "@/lib/platform/seo/site";

/** Rendered once and again after a group changed, so the requests of crawlers cost nothing. */
export const dynamic = "force-static";

const entry = (path: string, lastModified?: string) => ({ url: absoluteUrl(path), ...(lastModified && { lastModified }) });

/** Every page that is public. A date is given only when it is known: a wrong date is worse than none. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const unknown = { changedAt: undefined, categories: [] };
  const [{ changedAt, categories }, slugs, meetups, posts] = await Promise.all([
    readForPage(datesOfGroups, unknown),
    readForPage(listNewestSlugs, []),
    readForPage(listMeetupAddresses, []),
    listPosts(),
  ]);
  const dates: Partial<Record<Route, string | undefined>> = { "/": latest([changedAt, ...posts.map(({ date }) => date)]) };
  const each: Record<ListedEach, MetadataRoute.Sitemap> = {
    "/allGroups/[...view]": [
      entry(listAddress({ sort: "az" }), changedAt),
      ...categories.map((list) => entry(listAddress({ category: list.category, sort: "az" }), list.changedAt)),
    ],
    "/meetups/[...view]": [entry(meetupsAddress({}))],
    "/groups/[slug]": slugs.map((slug) => entry(publicPath(slug))),
    "/groups/[slug]/meetups/[id]": meetups.map(({ slug, _id, updatedAt }) => entry(meetupPath(slug, _id), updatedAt)),
    "/blogDetails/[id]": posts.map(({ id, date }) => entry(`/blogDetails/${id}`, date)),
  };
  const own = ALL_PAGES.filter(([, { sitemap: listed }]) => listed === "itself").map(([route]) => entry(route, dates[route]));
  return [...own, ...Object.values(each).flat()];
}
