import "server-only";
import type { Database } from "@/lib/platform/store/database";
import { type Addressee, addresseeOf } from "./addressee-queries";
import { Notices } from "./record";
import { MOST_IN_MAIL } from "./store";

/**
 * What a summary would tell somebody at this moment: what they have not read, whichever mail it waits for. Null when there is nothing to
 * tell, or nobody to mail to.
 */
export async function unreadSummary(db: Database, accountId: string): Promise<Addressee | null> {
  const where = { accountId, shown: true, readAt: null };
  const rows = await db.read((reader) => reader.list(Notices, { where, by: "eventId", descending: true, limit: MOST_IN_MAIL }));
  return rows.length === 0 ? null : addresseeOf(db, accountId, rows);
}
