import "server-only";
import { bySystem } from "@/lib/platform/permission/system-actor";
import type { Database, Transaction } from "@/lib/platform/store/database";
import { Actions, type Invitation, Memberships } from "./record";
import { takeStep } from "./store";

/**
 * Ends one membership of an account that is being deleted, with all consequences in its group: the place goes to the waitlist, answers to
 * meetups are deleted, and a ban is kept by `addressHash` if it is given. Each group has a transaction of its own, so that other people do
 * not wait long for the locks if the person was in many groups.
 * @returns false if the account has no membership left
 */
export async function forgetOne(db: Database, accountId: string, addressHash: string | undefined): Promise<boolean> {
  const [membership] = await db.read((reader) => reader.list(Memberships, { where: { accountId }, limit: 1 }));
  if (!membership) return false;
  const { groupId } = membership;
  const wish = { groupId, actor: bySystem(accountId), addressHash, now: new Date().toISOString() };
  await db.write(
    async (tx) => {
      const { outcome } = await takeStep(tx, { ...wish, act: { type: "forget" } });
      if (outcome.allowed) return;
      // The step refused because the person owns this open group: they created it or took it over just before the deletion. Nobody is left
      // to run it, so it is closed first.
      await takeStep(tx, { ...wish, act: { type: "close", reason: null } });
      await takeStep(tx, { ...wish, act: { type: "forget" } });
    },
    { key: groupId },
  );
  return true;
}

/** Deletes from the record of actions for whom an invitation was: the record holds the invitation's name or, without one, its address. */
export async function forgetWhomFor(tx: Transaction, { groupId, email, name, createdAt, revokedAt }: Invitation): Promise<void> {
  const at = { in: [createdAt, revokedAt ?? createdAt] };
  const noted = await tx.list(Actions, { where: { groupId, at, action: { in: ["invited", "revoked"] } } });
  for (const { _id, detail } of noted) if (detail === (name ?? email)) await tx.update(Actions, _id, { detail: null });
}
