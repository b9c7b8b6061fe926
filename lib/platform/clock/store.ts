import "server-only";
import { inMs } from "@/lib/duration";
import { database } from "@/lib/platform/store";
import type { Database } from "@/lib/platform/store/database";
import { type DueWork, type Lane, Work } from "./record";

/** How a work ended: over (`change` is null), to go on, or to be tried again. */
export interface Ended {
  work: DueWork;
  change: Partial<DueWork> | null;
}

/** What waits for its time; everything throws what `Database` throws. */
export const workStore = (open: () => Promise<Database>) => ({
  /**
   * Notes how the last works ended and takes the next ones of the lane that are due, in one step. Taken ones are hidden from everyone else
   * for `leaseMs`, so that two processes never do the same at once and what a killed process held comes back. Longest due first.
   */
  async claim(lane: Lane, ended: readonly Ended[], limit: number, leaseMs: number): Promise<DueWork[]> {
    const db = await open();
    return db.write(
      async (tx) => {
        const over = ended.filter(({ change }) => change === null).map(({ work }) => work._id);
        if (over.length > 0) await tx.deleteAll(Work, { _id: { in: over } });
        for (const { work, change } of ended) if (change) await tx.update(Work, work._id, change);
        if (limit === 0) return [];
        const due = await tx.list(Work, { where: { lane, dueAt: { lte: inMs(0) } }, by: "dueAt", limit });
        for (const { _id } of due) await tx.update(Work, _id, { dueAt: inMs(leaseMs) });
        return due;
      },
      { key: `work ${lane}` },
    );
  },
});

export const works = workStore(database);
