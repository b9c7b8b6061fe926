import "server-only";
import { type Account, Accounts } from "@/lib/accounts/record";
import { recordAccountEvent } from "@/lib/events/store";
import { database } from "@/lib/platform/store";
import type { Database, Transaction } from "@/lib/platform/store/database";
import { newId } from "@/lib/platform/store/id";
import { stopsInvitations } from "./delivery-rules";
import { RestedAddresses, type Resting } from "./record";

/**
 * Runs in the transaction that gives an account another address. The old address still gets no mail, but its row no longer names the
 * account.
 */
export async function leaveResting(tx: Transaction, accountId: string): Promise<void> {
  for (const { _id } of await tx.list(RestedAddresses, { where: { accountId } }))
    await tx.update(RestedAddresses, _id, { accountId: null });
}

/** Runs in a transaction of the address's owner: invitations that a link in a mail stopped are mailed to this address again. */
export async function inviteAgain(tx: Transaction, addressHash: string): Promise<void> {
  const rest = await tx.first(RestedAddresses, { addressHash });
  if (rest?.why === "unwanted") await tx.delete(RestedAddresses, rest._id);
  else if (rest) await tx.update(RestedAddresses, rest._id, { unwanted: false });
}

/**
 * Runs in the transaction of a person who says that their address works. Mail is sent to it again, except for the invitations that its
 * owner stopped.
 */
export async function mailAgain(tx: Transaction, addressHash: string, { _id, emailVerified }: Account): Promise<void> {
  const rest = await tx.first(RestedAddresses, { addressHash });
  // If the account has not proved the address, it may only clear the row that came from mail to this account.
  if (!rest || rest.why === "unwanted" || (emailVerified === null && rest.accountId !== _id)) return;
  if (rest.unwanted) await tx.update(RestedAddresses, rest._id, { why: "unwanted", accountId: emailVerified && _id });
  else await tx.delete(RestedAddresses, rest._id);
}

export const addressStore = (open: () => Promise<Database>) => ({
  /**
   * Records that an address gets no mail. If an account has the address, its owner gets one notice in the app. Each call updates the time
   * when mail last came back. Calling it again changes nothing else.
   * @param email normalised
   */
  async rest(email: string, addressHash: string, why: Resting["why"]): Promise<void> {
    const since = new Date().toISOString();
    const db = await open();
    await db.write(
      async (tx) => {
        const known = await tx.first(RestedAddresses, { addressHash });
        // "Mail does not arrive" is the stronger reason and goes into `why`. That the owner wants no invitations is kept beside it in
        // `unwanted`.
        const unwanted = why === "unwanted" || (known !== null && stopsInvitations(known));
        if (known && why === "unwanted") {
          await tx.update(RestedAddresses, known._id, { unwanted });
          return;
        }
        const account = await tx.first(Accounts, { email });
        // What the owner of an address wants must not be linked to an account that has not proved the address: its download would show it.
        const accountId = account && (why !== "unwanted" || account.emailVerified) ? account._id : null;
        if (known) await tx.update(RestedAddresses, known._id, { why, since, accountId, unwanted });
        // Two processes may get this report at the same time.
        else await tx.insertMissing(RestedAddresses, [{ _id: newId(), addressHash, accountId, why, since, unwanted }], "addressHash");
        const isNews = known === null || known.why === "unwanted" || known.accountId !== accountId;
        if (accountId !== null && why !== "unwanted" && isNews) await recordAccountEvent(tx, accountId, "mail-rested", since, why);
      },
      { key: addressHash },
    );
  },
});

export const restedAddresses = addressStore(database);
