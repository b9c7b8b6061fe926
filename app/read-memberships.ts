import { getMyGroups, getOwnSeats } from "@/lib/memberships/my-group-queries";
import { requireActor } from "@/lib/sessions/queries";
import { wordsIn } from "./asked-address";
import { type Query, startAgain } from "./read-table-page";

/**
 * The groups that a person helps to run, is a member of and waits for, each list from the cursor in the address; and the member counts of
 * the person's own groups on this page.
 */
export async function readMemberships(path: string, query: Query, own: readonly { _id: string }[]) {
  const actor = await requireActor(path);
  const { run, belong, waiting } = wordsIn(query);
  const start = { run, belong, waiting };
  const [groups, seats] = await Promise.all([getMyGroups(actor, start).catch(startAgain(path)), getOwnSeats(own.map(({ _id }) => _id))]);
  return {
    groups,
    seats,
    started: { run: start.run !== undefined, belong: start.belong !== undefined, waiting: start.waiting !== undefined },
  };
}
