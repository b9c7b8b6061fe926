import "server-only";
import { type Account, Accounts } from "@/lib/accounts/record";
import { recordAccountEvent } from "@/lib/events/store";
import { database } from "@/lib/platform/store";
import type { Database, Transaction } from "@/lib/platform/store/database";
import { newId } from "@/lib/platform/store/id";
import { stopsInvitations } from "./delivery-rules";
import { RestedAddresses, type Resting } from "./record";

/** Within a step that gives an account another address: the one it had goes on resting, and nothing says any more whose it was. */
export async function leaveResting(tx: Transaction, accountId: string): Promise<void> {
  for (const { _id } of await tx.list(RestedAddresses, { where: { accountId } }))
    await tx.update(RestedAddresses, _id, { accountId: null });
}

/** Within a step of an address's owner: what a link in a mail to it has stopped comes again. */
export async function inviteAgain(tx: Transaction, addressHash: string): Promise<void> {
  const rest = await tx.first(RestedAddresses, { addressHash });
  if (rest?.why === "unwanted") await tx.delete(RestedAddresses, rest._id);
  else if (rest) await tx.update(RestedAddresses, rest._id, { unwanted: false });
}

/** Within a step of somebody who says that their address works: mail goes to it again, but for what its owner stopped. */
export async function mailAgain(tx: Transaction, addressHash: string, { _id, emailVerified }: Account): Promise<void> {
  const rest = await tx.first(RestedAddresses, { addressHash });
  // Of an address that nobody proved, only what became of mail to this account.
  if (!rest || rest.why === "unwanted" || (emailVerified === null && rest.accountId !== _id)) return;
  if (rest.unwanted) await tx.update(RestedAddresses, rest._id, { why: "unwanted", accountId: emailVerified && _id });
  else await tx.delete(RestedAddresses, rest._id);
}

export const addressStore = (open: () => Promise<Database>) => ({
  /**
   * Notes that an address gets no mail. Whoever has an account with it is told in the app, once; when mail came back from it last is noted each time.
   * Twice is once.
   * @param email normalised
   */
  async rest(email: string, addressHash: string, why: Resting["why"]): Promise<void> {
    const since = new Date().toISOString();
    const db = await open();
    await db.write(
      async (tx) => {
        const known = await tx.first(RestedAddresses, { addressHash });
        // That mail does not arrive weighs more than that some of it is not wanted, which is kept beside it.
        const unwanted = why === "unwanted" || (known !== null && stopsInvitations(known));
        if (known && why === "unwanted") {
          await tx.update(RestedAddresses, known._id, { unwanted });
          return;
        }
        const account = await tx.first(Accounts, { email });
        // What the owner of an address wants is nobody's who has not proved that it is theirs, and would read it in their download.
        const accountId = account && (why !== "unwanted" || account.emailVerified) ? account._id : null;
        if (known) await tx.update(RestedAddresses, known._id, { why, since, accountId, unwanted });
        // Two processes may be told at once.
        else await tx.insertMissing(RestedAddresses, [{ _id: newId(), addressHash, accountId, why, since, unwanted }], "addressHash");
        const isNews = known === null || known.why === "unwanted" || known.accountId !== accountId;
        if (accountId !== null && why !== "unwanted" && isNews) await recordAccountEvent(tx, accountId, "mail-rested", since, why);
      },
      { key: addressHash },
    );
  },
});

export const restedAddresses = addressStore(database);
