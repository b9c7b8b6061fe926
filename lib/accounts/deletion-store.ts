import "server-only";
import { Work } from "@/lib/platform/clock/record";
import { schedule } from "@/lib/platform/clock/schedule";
import type { Transaction } from "@/lib/platform/store/database";
import { tellOwner } from "./news-store";
import type { Account } from "./record";
import { Accounts } from "./record";
import { deletionKey, deletionTask } from "./tasks";

/** The account goes at that moment unless somebody signs in before; the account is locked by whoever asks. */
export async function announceDeletion(tx: Transaction, { _id }: Pick<Account, "_id">, at: string): Promise<void> {
  await tx.update(Accounts, _id, { deletionAt: at });
  await schedule(tx, deletionTask(_id, at));
  await tellOwner(tx, _id, { what: "deletion-announced", at });
}

type Going = Pick<Account, "_id" | "deletionAt">;

/** The account stays, and nobody is told: for one that has just got another owner. @returns whether it was to go */
export async function dropDeletion(tx: Transaction, { _id, deletionAt }: Going): Promise<boolean> {
  if (deletionAt === null) return false;
  await tx.update(Accounts, _id, { deletionAt: null });
  await tx.deleteAll(Work, { key: deletionKey(_id) });
  return true;
}

/** The account stays, and its owner is told. @returns whether it was to go */
export async function callOffDeletion(tx: Transaction, account: Going): Promise<boolean> {
  const dropped = await dropDeletion(tx, account);
  if (dropped) await tellOwner(tx, account._id, { what: "deletion-called-off" });
  return dropped;
}
