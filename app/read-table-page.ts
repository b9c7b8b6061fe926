import { redirect } from "next/navigation";
import { pageAddress, startIn } from "@/components/groups/list-address";
import { nullIf } from "@/lib/errors";
import type { ListPage } from "@/lib/list-page";
import type { Actor } from "@/lib/platform/permission/actor";
import { requireActor } from "@/lib/sessions/queries";

/** The query of a page, as Next passes it. */
export type Query = Record<string, string | string[] | undefined>;

type List<Item> = (actor: Actor, start: { after?: string; before?: string }) => Promise<ListPage<Item> | null>;

/** For the `catch` of a signed-in list: a cursor that is not in the list leads to the list's start. */
export const startAgain =
  (path: string) =>
  (error: unknown): never => {
    nullIf("not_found")(error);
    redirect(path);
  };

/**
 * Reads the page of a signed-in table that the address names. If the cursor is not in the table, or no rows follow it, the person is
 * redirected to the start of the table.
 */
export async function readTablePage<Item>(path: string, query: Query, list: List<Item>): Promise<ListPage<Item>> {
  const start = startIn(query);
  const actor = await requireActor(start ? pageAddress(path, start) : path);
  const page = start && (await list(actor, start));
  if (!page || (page.items.length === 0 && (start.after || start.before))) redirect(path);
  return page;
}
