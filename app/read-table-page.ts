import { notFound, redirect } from "next/navigation";
import { mayHaveBeen, pageAddress, startIn } from "@/components/groups/list-address";
import type { ListPage } from "@/lib/list-page";
import type { Actor } from "@/lib/platform/permission/actor";
import { requireActor } from "@/lib/sessions/queries";

/** The query of a page, as Next passes it. */
export type Query = Record<string, string | string[] | undefined>;

type List<Item> = (actor: Actor, start: { after?: string; before?: string }) => Promise<ListPage<Item> | null>;

/**
 * Reads the page of a signed-in table that the address names. If the row at the cursor was deleted, or no rows follow it, the person is
 * redirected to the start of the table. A cursor that was never valid is a 404.
 */
export async function readTablePage<Item>(path: string, query: Query, list: List<Item>): Promise<ListPage<Item>> {
  const start = startIn(query);
  const actor = await requireActor(start ? pageAddress(path, start) : path);
  const page = start && (await list(actor, start));
  if (!page) return mayHaveBeen(start) ? redirect(path) : notFound();
  if (page.items.length === 0 && (start.after || start.before)) redirect(path);
  return page;
}
