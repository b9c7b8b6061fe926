import "server-only";
import type { Database } from "@/lib/platform/store/database";
import { type Addressee, addresseeOf } from "./addressee-queries";
import { Notices } from "./record";
import { MOST_IN_MAIL } from "./store";

/** A notice that the app does not show is mailed once, in the summary it waits for. */
const WAITS = { shown: false, mail: { in: ["daily", "weekly"] as const }, mailId: null };

/**
 * What a summary would contain now: the unread notices, whichever mail they wait for. Null when there is nothing to say or nobody to mail
 * it to.
 */
export async function unreadSummary(db: Database, accountId: string): Promise<Addressee | null> {
  const newest = { by: "eventId", descending: true, limit: MOST_IN_MAIL } as const;
  const lists = await db.read(async (reader) => [
    await reader.list(Notices, { where: { accountId, readAt: null, shown: true }, ...newest }),
    await reader.list(Notices, { where: { accountId, readAt: null, ...WAITS }, ...newest }),
  ]);
  const rows = lists.flat().sort((one, other) => (one.eventId > other.eventId ? -1 : 1));
  return rows.length === 0 ? null : addresseeOf(db, accountId, rows.slice(0, MOST_IN_MAIL));
}
