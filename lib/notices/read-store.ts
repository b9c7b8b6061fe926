import "server-only";
import type { z } from "zod";
import type { Actor } from "@/lib/platform/permission/actor";
import { database } from "@/lib/platform/store";
import type { Database } from "@/lib/platform/store/database";
import { Notices } from "./record";
import type { ReadInput } from "./schema";

/** How many notices one transaction marks; if there are more, the next transaction continues. */
const BATCH = 200;

const readStore = (open: () => Promise<Database>) => ({
  /** Marks some of the actor's notices as read, or all there are now. */
  async mark({ accountId }: Actor, wish: z.output<typeof ReadInput>): Promise<void> {
    const db = await open();
    const readAt = new Date().toISOString();
    const unread = { accountId, shown: true, readAt: null } as const;
    const where = "ids" in wish ? { ...unread, _id: { in: wish.ids } } : { ...unread, at: { lte: readAt } };
    for (let more = true; more; ) {
      more = await db.write(async (tx) => {
        const rows = await tx.list(Notices, { where, by: "eventId", limit: BATCH });
        for (const { _id } of rows) await tx.update(Notices, _id, { readAt });
        return rows.length === BATCH;
      });
    }
  },
});

export const noticeReads = readStore(database);
