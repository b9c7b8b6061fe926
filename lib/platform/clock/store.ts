import "server-only";
import { inMs } from "@/lib/duration";
import { database } from "@/lib/platform/store";
import type { Database } from "@/lib/platform/store/database";
import { type DueWork, type Lane, Work } from "./record";

/** How a piece of work ended: done (`change` is null), to be continued, or to be tried again. */
export interface Ended {
  work: DueWork;
  change: Partial<DueWork> | null;
}

/** The store of due work. Every method throws what `Database` throws. */
export const workStore = (open: () => Promise<Database>) => ({
  /**
   * Stores how the last work ended and takes the next due work of the lane, in one transaction. Taken work is leased: no other process sees
   * it for `leaseMs`. So two processes never do the same work at once, and the work of a killed process becomes due again. The work that
   * has been due longest comes first.
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
