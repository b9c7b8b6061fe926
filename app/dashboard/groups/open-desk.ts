import { notFound } from "next/navigation";
import { cache } from "react";
import type { Query } from "@/app/read-table-page";
import { type DeskPart, deskPath } from "@/components/memberships/desk-address";
import { AppError } from "@/lib/errors";
import { getDesk } from "@/lib/memberships/desk-queries";
import { pageMetadata } from "@/lib/platform/seo/metadata";
import { requireActor } from "@/lib/sessions/queries";

export interface DeskPageProps {
  params: Promise<{ id: string }>;
  searchParams: Promise<Query>;
}

/** Once per request, for the head and the page. */
const load = cache(async (id: string, part: DeskPart) => {
  const actor = await requireActor(deskPath(encodeURIComponent(id), part));
  const desk = await getDesk(actor, id).catch((error: unknown) => {
    if (error instanceof AppError && (error.code === "not_found" || error.code === "forbidden")) return null;
    throw error;
  });
  return { actor, desk };
});

/** The words of an address; what stands there twice counts as absent. */
const wordsIn = (query: Query): Partial<Record<string, string>> =>
  Object.fromEntries(Object.entries(query).flatMap(([name, value]) => (typeof value === "string" && value ? [[name, value]] : [])));

export async function deskMetadata({ params }: DeskPageProps, part: DeskPart, title: string) {
  const { id } = await params;
  const { desk } = await load(id, part);
  return pageMetadata({
    title: desk ? `${title} of ${desk.group.groupName}` : "No such group",
    description: "The desk of a group.",
    path: deskPath(encodeURIComponent(id), part),
    card: "groups",
    noindex: true,
  });
}

/** A desk, for those who run the group: to everybody else there is no such page. */
export async function openDesk({ params, searchParams }: DeskPageProps, part: DeskPart) {
  const { id } = await params;
  const { actor, desk } = await load(id, part);
  if (!desk) notFound();
  return { actor, desk, id, words: wordsIn(await searchParams), now: new Date().toISOString() };
}
