import "server-only";
import { z } from "zod";
import { DAY_MS } from "@/lib/duration";
import { Events } from "@/lib/events/record";
import type { Job } from "@/lib/platform/clock/jobs";
import { manySteps, STEP } from "@/lib/platform/clock/steps";
import type { Database } from "@/lib/platform/store/database";
import { firstIdAt } from "@/lib/platform/store/id";
import { Notices } from "./record";

/** How many days we keep a notice that was read (`read`), and any notice or event (`all`). */
const KEPT_DAYS = { read: 90, all: 365 } as const;

/** The cursor, and the time when the job began. Both steps use this one time, so no event is deleted while its notice is still kept. */
const ClearData = z.object({ after: z.string().default(firstIdAt(0)), now: z.number().optional() });

/** An id contains the time when its row was made, so no extra index is needed. */
const madeBefore = (days: number, now: number): string => firstIdAt(now - days * DAY_MS);

/** @returns the id of the last row it read; null when there are no more rows */
async function clearNotices(db: Database, after: string, now: number): Promise<string | null> {
  return db.write(async (tx) => {
    const limit = db.batch();
    const rows = await tx.list(Notices, { where: { _id: { gt: after, lt: madeBefore(KEPT_DAYS.read, now) } }, limit });
    // By the age of the event, which is a little older than its notice: so no notice is left whose event was deleted.
    const over = rows.filter(({ eventId, readAt }) => readAt !== null || eventId < madeBefore(KEPT_DAYS.all, now));
    if (over.length > 0) await tx.deleteAll(Notices, { _id: { in: over.map(({ _id }) => _id) } });
    return rows.length === limit ? (rows.at(-1)?._id ?? null) : null;
  }, STEP);
}

/** @returns whether there may be more */
async function clearEvents(db: Database, now: number): Promise<boolean> {
  return db.write(async (tx) => {
    const limit = db.batch();
    const over = await tx.list(Events, { where: { _id: { lt: madeBefore(KEPT_DAYS.all, now) }, done: true }, limit });
    if (over.length > 0) await tx.deleteAll(Events, { _id: { in: over.map(({ _id }) => _id) } });
    return over.length === limit;
  }, STEP);
}

/**
 * Once a day: deletes old notices first, then the events they refer to. When there are many, the next run continues where this one stopped.
 */
export const clearJob =
  (open: () => Promise<Database>): Job =>
  async ({ data }) => {
    const db = await open();
    const { after, now = Date.now() } = ClearData.parse(data);
    const through = manySteps();
    let reached = after;
    const clearSome = async () => {
      const last = await clearNotices(db, reached, now);
      reached = last ?? reached;
      return last !== null;
    };
    const again = () => ({ data: { after: reached, now } });
    if (!(await through(clearSome))) return again();
    if (!(await through(() => clearEvents(db, now)))) return again();
    return { data: {}, dueAt: new Date(now + DAY_MS).toISOString() };
  };
