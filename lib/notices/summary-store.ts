import "server-only";
import { schedule } from "@/lib/platform/clock/schedule";
import type { Actor } from "@/lib/platform/permission/actor";
import { database } from "@/lib/platform/store";
import type { Database } from "@/lib/platform/store/database";
import { sampleTask } from "./tasks";

const summaryStore = (open: () => Promise<Database>) => ({
  /** Schedules a sample summary. A second request while the first one waits adds nothing. */
  async ask({ accountId }: Actor): Promise<void> {
    const db = await open();
    await db.write((tx) => schedule(tx, sampleTask(accountId)));
  },
});

export const summaries = summaryStore(database);
