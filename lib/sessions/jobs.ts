import "server-only";
import { z } from "zod";
import { DAY_MS } from "@/lib/duration";
import { type Job, type Jobs, recurring } from "@/lib/platform/clock/jobs";
import { manySteps, STEP } from "@/lib/platform/clock/steps";
import { database } from "@/lib/platform/store";
import type { Database } from "@/lib/platform/store/database";
import { firstIdAt } from "@/lib/platform/store/id";
import { hasLapsed, IDLE_MS } from "./policy";
import { Sessions } from "./record";

const Data = z.object({ after: z.string().default(firstIdAt(0)) });

/** @returns the id of the last row it read; null when there are no more rows */
async function clearSome(db: Database, after: string, now: number): Promise<string | null> {
  return db.write(async (tx) => {
    const limit = db.batch();
    // An id contains the time when its session began, so no extra index is needed: a younger session cannot have lapsed.
    const rows = await tx.list(Sessions, { where: { _id: { gt: after, lt: firstIdAt(now - IDLE_MS) } }, limit });
    const over = rows.filter((session) => hasLapsed(session, now));
    if (over.length > 0) await tx.deleteAll(Sessions, { _id: { in: over.map(({ _id }) => _id) } });
    return rows.length === limit ? (rows.at(-1)?._id ?? null) : null;
  }, STEP);
}

/** Once a day: deletes lapsed sessions, together with the device names and times in them. */
export const clearSessions =
  (open: () => Promise<Database>) =>
  async ({ data }: Parameters<Job>[0], now = Date.now()) => {
    const db = await open();
    let { after } = Data.parse(data);
    const done = await manySteps()(async () => {
      const last = await clearSome(db, after, now);
      after = last ?? after;
      return last !== null;
    });
    return done ? { data: {}, dueAt: new Date(now + DAY_MS).toISOString() } : { data: { after } };
  };

export const SESSION_JOBS: Jobs = { "sessions.clear": recurring(DAY_MS, (work) => clearSessions(database)(work)) };
