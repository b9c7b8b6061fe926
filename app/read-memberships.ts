import { getMyGroups } from "@/lib/memberships/my-group-queries";
import { requireActor } from "@/lib/sessions/queries";
import type { Query } from "./read-table-page";

/** The groups somebody belongs to and waits for, from where the address says, and what waits on the desks of their own. */
export async function readMemberships(path: string, { belong, waiting }: Query) {
  const actor = await requireActor(path);
  const start = { belong: wordOf(belong), waiting: wordOf(waiting) };
  const groups = await getMyGroups(actor, start);
  return {
    groups,
    requests: Object.fromEntries(groups.run.items.map(({ _id, requests }) => [_id, requests])),
    started: { belong: start.belong !== undefined, waiting: start.waiting !== undefined },
  };
}

const wordOf = (value: string | string[] | undefined): string | undefined =>
  typeof value === "string" && value !== "" ? value : undefined;
