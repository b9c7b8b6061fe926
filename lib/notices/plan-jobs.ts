import "server-only";
import { z } from "zod";
import type { Job } from "@/lib/platform/clock/jobs";
import { scheduleAll } from "@/lib/platform/clock/schedule";
import { manySteps, STEP } from "@/lib/platform/clock/steps";
import type { Database, Transaction } from "@/lib/platform/store/database";
import { firstIdAt } from "@/lib/platform/store/id";
import { type DigestKind, isDigest, nextDigest, rhythmKey } from "./delivery-rules";
import { Notices } from "./record";
import { type Habits, habitsOf } from "./store";
import { digestTask } from "./tasks";

const PlanData = z.object({ eventId: z.string(), after: z.string().default(firstIdAt(0)) });

/** Returns when a summary planned at `now` is due. The result is computed once for all people with the same rhythm. */
function dueDates(now: string): (kind: DigestKind, habits: Habits) => string {
  const known = new Map<string, string>();
  return (kind, { wishes, zone }) => {
    const name = `${kind} ${rhythmKey(wishes, zone)}`;
    const due = known.get(name) ?? nextDigest(kind, now, { ...wishes, zone });
    known.set(name, due);
    return due;
  };
}

/**
 * Plans summaries for the next batch of people who were told and have not read it. @returns the id of the last notice it read; null when
 * there are no more
 */
async function planSome(tx: Transaction, eventId: string, after: string, limit: number, dueOf: ReturnType<typeof dueDates>) {
  const where = { mailId: null, eventId, readAt: null, _id: { gt: after } };
  const rows = await tx.excerpts(Notices, { where, fields: ["_id", "accountId", "mail"], limit });
  const waiting = new Map(rows.flatMap(({ accountId, mail }) => (isDigest(mail) ? [[accountId, mail] as const] : [])));
  const tasks = (await habitsOf(tx, [...waiting.keys()])).flatMap((habits) => {
    const kind = waiting.get(habits.accountId);
    return kind ? digestTask(habits.accountId, kind, dueOf(kind, habits), rhythmKey(habits.wishes, habits.zone)) : [];
  });
  await scheduleAll(tx, tasks);
  return rows.length === limit ? (rows.at(-1)?._id ?? null) : null;
}

/**
 * Schedules the summaries for an event that many people were told of. Running it again changes nothing: it finds the summaries that already
 * wait.
 */
export const planJob =
  (open: () => Promise<Database>): Job =>
  async ({ data }) => {
    const { eventId, after } = PlanData.parse(data);
    const db = await open();
    const dueOf = dueDates(new Date().toISOString());
    let reached = after;
    const planNext = async () => {
      const last = await db.write((tx) => planSome(tx, eventId, reached, db.batch(), dueOf), STEP);
      reached = last ?? reached;
      return last !== null;
    };
    return (await manySteps()(planNext)) ? undefined : { data: { eventId, after: reached } };
  };
