import "server-only";
import { Accounts } from "@/lib/accounts/record";
import { GroupSeats, Memberships } from "@/lib/memberships/record";
import { freshMembership } from "@/lib/memberships/step-builder-rules";
import type { Database, Transaction } from "@/lib/platform/store/database";
import { newId } from "@/lib/platform/store/id";
import { type Group, Groups } from "./record";
import { claimSlug, withFreeAddress } from "./slug-store";

/** Gives groups what belongs to them besides their row: seats, and the owner as their first member. */
async function seat(tx: Transaction, { _id, ownerId, createdAt }: Group): Promise<void> {
  // A change of the owner's name at this moment would not see the row that is being written, and waits.
  const owner = ownerId === null ? null : await tx.lock(Accounts, ownerId);
  const member = ownerId === null ? 0 : 1;
  await tx.insert(GroupSeats, { _id, memberCount: member, waitingCount: 0, requestCount: 0, nextSequence: member, answerHours: [] });
  if (ownerId === null) return;
  const row = { ...freshMembership(_id, ownerId, createdAt), state: "member" as const, role: "owner" as const, joinedAt: createdAt };
  await tx.insert(Memberships, { ...row, _id: newId(), name: owner?.displayName ?? "" });
}

/** Writes a new group with all that belongs to it, under an address of its own. */
export async function foundGroup(tx: Transaction, group: Group): Promise<Group> {
  const founded = { ...group, slug: await claimSlug(tx, group) };
  await tx.insert(Groups, founded);
  await seat(tx, founded);
  return founded;
}

const BATCH = 100;
/** After this time a transaction ends with what it has done: on MongoDB every read is a round trip, and a transaction that lasts too long is aborted. */
const STEP_MS = 1000;

/** A group as a version before memberships kept it becomes one of today. Done already by another process, it stays as it is. */
async function complete(tx: Transaction, id: string): Promise<void> {
  const group = await tx.get(Groups, id);
  if (!group || group.slug !== null) return;
  if (!(await tx.get(GroupSeats, id))) await seat(tx, group);
  await tx.update(Groups, id, { slug: await claimSlug(tx, group), rulesVersion: group.rulesVersion });
}

/** Completes the groups of an older version, in this database or in a file that was just read in. Once more does nothing. */
export async function completeGroups(db: Database): Promise<void> {
  for (;;) {
    const groups = await db.read((reader) => reader.list(Groups, { where: { slug: null }, limit: BATCH }));
    if (groups.length === 0) return;
    const completeAll = async (tx: Transaction) => {
      const until = performance.now() + STEP_MS;
      for (const { _id } of groups) {
        await complete(tx, _id);
        if (performance.now() > until) return;
      }
    };
    await withFreeAddress(() => db.write(completeAll, { unattended: true }));
  }
}
