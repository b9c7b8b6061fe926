import { notFound, redirect } from "next/navigation";
import { mayHaveBeen, pageAddress, startIn } from "@/components/groups/list-address";
import type { ListPage } from "@/lib/list-page";
import type { Actor } from "@/lib/platform/permission/actor";
import { requireActor } from "@/lib/sessions/queries";

/** What Next hands a page of its address. */
export type Query = Record<string, string | string[] | undefined>;

type List<Item> = (actor: Actor, start: { after?: string; before?: string }) => Promise<ListPage<Item> | null>;

/**
 * The page of a signed-in table that the address asks for. Where the group it began at was deleted, or the last one on it, the table
 * begins anew; a cursor that never was one is a 404.
 */
export async function readTablePage<Item>(path: string, query: Query, list: List<Item>): Promise<ListPage<Item>> {
  const start = startIn(query);
  const actor = await requireActor(start ? pageAddress(path, start) : path);
  const page = start && (await list(actor, start));
  if (!page) return mayHaveBeen(start) ? redirect(path) : notFound();
  if (page.items.length === 0 && (start.after || start.before)) redirect(path);
  return page;
}
