import "server-only";
import { Work } from "@/lib/platform/clock/record";
import { schedule } from "@/lib/platform/clock/schedule";
import type { Transaction } from "@/lib/platform/store/database";
import { tellOwner } from "./news-store";
import type { Account } from "./record";
import { Accounts } from "./record";
import { deletionKey, deletionTask } from "./tasks";

/** The account will be deleted at `at`, unless its owner signs in before. The caller has locked the account. */
export async function announceDeletion(tx: Transaction, { _id }: Pick<Account, "_id">, at: string): Promise<void> {
  await tx.update(Accounts, _id, { deletionAt: at });
  await schedule(tx, deletionTask(_id, at));
  await tellOwner(tx, _id, { what: "deletion-announced", at });
}

type Going = Pick<Account, "_id" | "deletionAt">;

/** Cancels the deletion and tells nobody: for an account that has just got another owner. @returns whether a deletion was planned */
export async function dropDeletion(tx: Transaction, { _id, deletionAt }: Going): Promise<boolean> {
  if (deletionAt === null) return false;
  await tx.update(Accounts, _id, { deletionAt: null });
  await tx.deleteAll(Work, { key: deletionKey(_id) });
  return true;
}

/** Cancels the deletion and tells the owner. @returns whether a deletion was planned */
export async function callOffDeletion(tx: Transaction, account: Going): Promise<boolean> {
  const dropped = await dropDeletion(tx, account);
  if (dropped) await tellOwner(tx, account._id, { what: "deletion-called-off" });
  return dropped;
}
