import { getMyGroups, getOwnSeats } from "@/lib/memberships/my-group-queries";
import { requireActor } from "@/lib/sessions/queries";
import { wordsIn } from "./asked-address";
import type { Query } from "./read-table-page";

/** The groups somebody helps to run, belongs to and waits for, from where the address says, and the seats of their own on this page. */
export async function readMemberships(path: string, query: Query, own: readonly { _id: string }[]) {
  const actor = await requireActor(path);
  const { run, belong, waiting } = wordsIn(query);
  const start = { run, belong, waiting };
  const [groups, seats] = await Promise.all([getMyGroups(actor, start), getOwnSeats(own.map(({ _id }) => _id))]);
  return {
    groups,
    seats,
    started: { run: start.run !== undefined, belong: start.belong !== undefined, waiting: start.waiting !== undefined },
  };
}
