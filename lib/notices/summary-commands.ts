import "server-only";
import { Accounts } from "@/lib/accounts/record";
import { AppError, found } from "@/lib/errors";
import { consume } from "@/lib/platform/http/limits";
import type { Actor } from "@/lib/platform/permission/actor";
import { database } from "@/lib/platform/store";
import { isRested, restOf } from "./addressee-queries";
import { SUMMARY_LIMIT } from "./policy";
import { unreadSummary } from "./summary-queries";
import { summaries } from "./summary-store";

const RESTS = { bounced: "came back", complained: "was marked as unwanted" } as const;

/**
 * Mails the actor a sample summary of what they have not read. The next summary still includes all of it.
 * @throws AppError conflict when no mail is sent to them or there is nothing to tell, too_many_requests
 */
export async function sendSummary(actor: Actor): Promise<{ sent: true }> {
  const { accountId } = actor;
  const db = await database();
  const { email, emailVerified } = found(await db.read((reader) => reader.get(Accounts, accountId)));
  if (emailVerified === null) throw new AppError("conflict", "Confirm your address first: mail goes to confirmed ones only.");
  const rest = await db.read((reader) => restOf(reader, email));
  if (isRested(rest)) throw new AppError("conflict", `Mail to your address ${RESTS[rest.why]}, so none is sent to it now.`);
  if (!(await unreadSummary(db, accountId))) throw new AppError("conflict", "There is nothing new to tell you. Nothing new, no mail.");
  await consume(SUMMARY_LIMIT, accountId);
  await summaries.ask(actor);
  return { sent: true };
}
