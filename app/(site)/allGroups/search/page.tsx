import type { Metadata } from "next";
import { headers } from "next/headers";
import { notFound, redirect } from "next/navigation";
import { GroupBrowser } from "@/components/groups/group-browser";
import { listAddress } from "@/components/groups/list-address";
import { TooManySearches } from "@/components/groups/too-many-searches";
import { AppError } from "@/lib/errors";
import { readGroupSearch } from "@/lib/groups/addresses";
import { presentCategories, searchGroupCards } from "@/lib/groups/queries";
import { clientAddress } from "@/lib/platform/http/address";
import { consumeInMemory, LIMITS } from "@/lib/platform/http/limits";
import { pageMetadata } from "@/lib/platform/seo/metadata";

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const search = readGroupSearch(await searchParams);
  const title = search?.q ? `Groups that match “${search.q}”` : "All Groups";
  return pageMetadata({
    title,
    description: "Search hobby groups by name, place or word.",
    path: search ? listAddress(search) : "/allGroups",
    card: "groups",
    noindex: true,
  });
}

/** Seconds until this IP address may search again; null if it may search now. */
async function secondsToWait(): Promise<number | null> {
  try {
    await consumeInMemory(LIMITS.search, clientAddress(await headers()));
    return null;
  } catch (error) {
    if (error instanceof AppError && error.code === "too_many_requests") return Math.ceil(error.retryAfter ?? 1);
    throw error;
  }
}

/** Searches have too many addresses to cache, so this public page is rendered for each request. */
export default async function SearchPage({ searchParams }: Props) {
  const search = readGroupSearch(await searchParams);
  if (!search) notFound();
  const { after, before, ...view } = search;
  if (!view.q) redirect(listAddress(view));
  const wait = await secondsToWait();
  if (wait !== null) return <TooManySearches seconds={wait} />;
  const [page, categories] = await Promise.all([searchGroupCards(search), presentCategories()]);
  if (!page) notFound();
  if (page.items.length === 0 && (after || before)) redirect(listAddress(view));
  return <GroupBrowser view={view} page={page} categories={categories} />;
}
