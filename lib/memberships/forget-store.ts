import "server-only";
import { bySystem } from "@/lib/platform/permission/system-actor";
import type { Database, Transaction } from "@/lib/platform/store/database";
import { Actions, type Invitation, Memberships } from "./record";
import { takeStep } from "./store";

/**
 * Ends one membership of an account that goes, with all that follows in its group: places move on, answers to meetups go, a ban stays with
 * the keyed hash of the address, where one is given. A step of its own for each group, so that nobody else waits for somebody who was in many.
 * @returns false when there is none left
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
      // Founded or taken over in the moment in which the account went: nobody is left to run it.
      await takeStep(tx, { ...wish, act: { type: "close", reason: null } });
      await takeStep(tx, { ...wish, act: { type: "forget" } });
    },
    { key: groupId },
  );
  return true;
}

/** Takes out of the record of actions whom an invitation was for: it stands there by the invitation's name or else by its address. */
export async function forgetWhomFor(tx: Transaction, { groupId, email, name, createdAt, revokedAt }: Invitation): Promise<void> {
  const at = { in: [createdAt, revokedAt ?? createdAt] };
  const noted = await tx.list(Actions, { where: { groupId, at, action: { in: ["invited", "revoked"] } } });
  for (const { _id, detail } of noted) if (detail === (name ?? email)) await tx.update(Actions, _id, { detail: null });
}
