import "server-only";
import { Work } from "@/lib/platform/clock/record";
import { schedule } from "@/lib/platform/clock/schedule";
import type { Transaction } from "@/lib/platform/store/database";
import { nextDigest, rhythmKey, type Settings } from "./delivery-rules";
import { DIGEST_MAIL, DigestData, digestTask } from "./tasks";

/** Moves the person's waiting summaries to the times of their new settings, also where that is sooner than before. */
export async function moveDigests(tx: Transaction, accountId: string, settings: Settings, zone: string): Promise<void> {
  const now = new Date().toISOString();
  const today = rhythmKey(settings, zone);
  for (const { _id, key, dueAt, data } of await tx.list(Work, { where: { accountId, kind: DIGEST_MAIL, dueAt: { gt: now } } })) {
    const { mail, rhythm } = DigestData.parse(data);
    // A summary that is being sent or was tried has another due time and may already hold notices: it stays as it is.
    if (rhythm === today || key !== digestTask(accountId, mail, dueAt, rhythm).key) continue;
    await tx.delete(Work, _id);
    await schedule(tx, digestTask(accountId, mail, nextDigest(mail, now, { ...settings, zone }), today));
  }
}
