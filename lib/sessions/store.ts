import "server-only";
import { Accounts } from "@/lib/accounts/record";
import type { Account } from "@/lib/accounts/schema";
import type { Transaction } from "@/lib/platform/store/database";

/** Ends every session of an account, also those that are being made at this moment. */
export async function endSessions(tx: Transaction, { _id, sessionVersion }: Account): Promise<void> {
  await tx.update(Accounts, _id, { sessionVersion: sessionVersion + 1 });
}
