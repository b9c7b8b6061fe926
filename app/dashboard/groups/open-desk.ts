import { notFound } from "next/navigation";
import { cache } from "react";
import { askedAddress, wordsIn } from "@/app/asked-address";
import type { Query } from "@/app/read-table-page";
import { type DeskPart, deskPath } from "@/components/memberships/desk-address";
import { nullIf } from "@/lib/errors";
import { getDesk } from "@/lib/memberships/desk-queries";
import { pageMetadata } from "@/lib/platform/seo/metadata";
import { requireActor } from "@/lib/sessions/queries";

export interface DeskPageProps {
  params: Promise<{ id: string }>;
  searchParams: Promise<Query>;
}

/** Loads the desk once per request, for the metadata and the page. */
const load = cache(async (id: string, asked: string) => {
  const actor = await requireActor(asked);
  const desk = await getDesk(actor, id).catch(nullIf("not_found", "forbidden"));
  return { actor, desk };
});

/** @param below the rest of the requested address, after the path of this part */
async function deskOf({ params, searchParams }: DeskPageProps, part: DeskPart, below: string) {
  const [{ id }, query] = await Promise.all([params, searchParams]);
  const path = deskPath(encodeURIComponent(id), part);
  return { id, path, words: wordsIn(query), ...(await load(id, askedAddress(path + below, query))) };
}

export async function deskMetadata(props: DeskPageProps, part: DeskPart, title: string, below = "") {
  const { desk, path } = await deskOf(props, part, below);
  return pageMetadata({
    title: desk ? `${title} of ${desk.group.groupName}` : "No such group",
    description: "The desk of a group.",
    path,
    card: "groups",
    noindex: true,
  });
}

/** Opens the desk of a group for the people who run it; for everybody else the page does not exist. */
export async function openDesk(props: DeskPageProps, part: DeskPart, below = "") {
  const { actor, desk, id, path, words } = await deskOf(props, part, below);
  if (!desk) notFound();
  return { actor, desk, id, path, words, now: new Date().toISOString() };
}
