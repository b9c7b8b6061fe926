import "server-only";
import { Accounts } from "@/lib/accounts/record";
import { GroupSeats, Memberships } from "@/lib/memberships/record";
import { freshMembership } from "@/lib/memberships/step-builder-rules";
import type { Database, Transaction } from "@/lib/platform/store/database";
import { newId } from "@/lib/platform/store/id";
import { type Group, Groups } from "./record";
import { claimSlug, withFreeAddress } from "./slug-store";

/** Writes the rows that belong to a group besides its own: its seats, and the membership of its owner. */
async function seat(tx: Transaction, { _id, ownerId, createdAt }: Group): Promise<void> {
  // The membership row holds the owner's name. A concurrent change of the name would not see the new row, so the lock makes it wait.
  const owner = ownerId === null ? null : await tx.lock(Accounts, ownerId);
  const member = ownerId === null ? 0 : 1;
  await tx.insert(GroupSeats, { _id, memberCount: member, waitingCount: 0, requestCount: 0, nextSequence: member, answerHours: [] });
  if (ownerId === null) return;
  const row = { ...freshMembership(_id, ownerId, createdAt), state: "member" as const, role: "owner" as const, joinedAt: createdAt };
  await tx.insert(Memberships, { ...row, _id: newId(), name: owner?.displayName ?? "" });
}

/** Writes a new group with all rows that belong to it, and gives it an address of its own. */
export async function foundGroup(tx: Transaction, group: Group): Promise<Group> {
  const founded = { ...group, slug: await claimSlug(tx, group) };
  await tx.insert(Groups, founded);
  await seat(tx, founded);
  return founded;
}

const BATCH = 100;
/**
 * After this time a transaction commits what it has done so far. On MongoDB every read is a round trip, and MongoDB aborts a transaction
 * that lasts too long.
 */
const STEP_MS = 1000;

/** Migrates a group of a version that had no memberships. Does nothing if another process has already migrated it. */
async function complete(tx: Transaction, id: string): Promise<void> {
  const group = await tx.get(Groups, id);
  if (!group || group.slug !== null) return;
  if (!(await tx.get(GroupSeats, id))) await seat(tx, group);
  await tx.update(Groups, id, { slug: await claimSlug(tx, group), rulesVersion: group.rulesVersion });
}

/** Migrates the groups of an older version, in this database or in a file that was just imported. A second run does nothing. */
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
