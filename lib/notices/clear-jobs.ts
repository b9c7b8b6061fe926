import "server-only";
import { z } from "zod";
import { DAY_MS } from "@/lib/duration";
import { Events } from "@/lib/events/record";
import type { Job } from "@/lib/platform/clock/jobs";
import { manySteps, STEP } from "@/lib/platform/clock/steps";
import type { Database } from "@/lib/platform/store/database";
import { firstIdAt } from "@/lib/platform/store/id";
import { Notices } from "./record";

/** How many days a notice is kept that was read, and any notice with what it speaks through. */
const KEPT_DAYS = { read: 90, all: 365 } as const;

/** Where the work goes on, and the moment it began: what was old enough for its event must have been old enough for its notice. */
const ClearData = z.object({ after: z.string().default(firstIdAt(0)), now: z.number().optional() });

/** Ids tell when a row was made, so that no index is kept for this alone. */
const madeBefore = (days: number, now: number): string => firstIdAt(now - days * DAY_MS);

/** @returns the last one it looked at, null when there are no more to look at */
async function clearNotices(db: Database, after: string, now: number): Promise<string | null> {
  return db.write(async (tx) => {
    const limit = db.batch();
    const rows = await tx.list(Notices, { where: { _id: { gt: after, lt: madeBefore(KEPT_DAYS.read, now) } }, limit });
    // By the event's age, which is a little above the notice's: no notice is left whose event goes.
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

/** Once a day: what was told long ago goes, and then what it was about, which a notice refers to. Where there is much, it goes on where it was. */
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
