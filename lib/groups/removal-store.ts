import "server-only";
import { recordEvents } from "@/lib/events/store";
import { Memberships } from "@/lib/memberships/record";
import { deleteReferring } from "@/lib/platform/store";
import type { Transaction } from "@/lib/platform/store/database";
import { tell } from "@/lib/platform/store/occasions";
import type { Row } from "@/lib/platform/store/record";
import { GroupRemoved } from "./occasions";
import { Groups } from "./record";

/** Deletes a group with everything that refers to it. Its addresses stay reserved, so that none of them ever leads to another group. */
export async function removeGroup(tx: Transaction, groupId: string): Promise<Row<typeof Groups> | null> {
  const group = await tx.delete(Groups, groupId);
  if (!group) return null;
  // People on the waitlist and people with an open request are notified too: they will get no place and no answer.
  const state = { in: ["member", "waiting", "requested"] as const };
  const members = await tx.excerpts(Memberships, { where: { groupId, state }, fields: ["accountId"] });
  const people = members.map(({ accountId }) => accountId);
  const happening = { groupId, groupName: group.groupName, actorId: group.ownerId, at: new Date().toISOString() };
  await recordEvents(tx, happening, [{ kind: "group-deleted", to: { people } }]);
  await tell(tx, GroupRemoved, { groupId, groupName: group.groupName, actorId: group.ownerId });
  await deleteReferring(tx, Groups, groupId);
  await tx.dropCounts(Memberships, groupId);
  return group;
}
