import "server-only";
import { HOUR_MS, inMs } from "@/lib/duration";
import { AppError } from "@/lib/errors";
import type { Database, Transaction } from "@/lib/platform/store/database";
import { risingId } from "@/lib/platform/store/id";
import type { Jobs } from "./jobs";
import { type DueWork, type Lane, Work } from "./record";

export interface Task {
  /** A given id for a mail: it becomes the mail's idempotency key. */
  _id?: string;
  kind: string;
  lane?: Lane;
  /** While a task with this key waits, a second one adds nothing. Tasks without a key are all kept. */
  key?: string;
  /** The default is now. */
  dueAt?: string;
  accountId?: string | null;
  data?: Record<string, unknown>;
}

function rowOf(task: Task, createdAt: string): DueWork {
  const { _id = risingId(), kind, lane = "work", key, accountId = null, data = {} } = task;
  const { dueAt = createdAt } = task;
  return { _id, lane, kind, key: key ?? _id, dueAt, createdAt, attempts: 0, lastError: null, accountId, data };
}

/**
 * Schedules work in the same transaction as its cause: both are committed or neither is.
 * @returns the id of the work; of the waiting one, if there is one with this key
 */
export async function schedule(transaction: Transaction, task: Task): Promise<string> {
  const waiting = task.key === undefined ? null : await transaction.first(Work, { key: task.key });
  if (waiting) return waiting._id;
  const row = rowOf(task, new Date().toISOString());
  await transaction.insertMissing(Work, [row], "key");
  return row._id;
}

/**
 * Like `schedule`, but the new task replaces a waiting one with its key, whose data is older. If the old work is running at this moment,
 * its end deletes only its own row and not the new one, because the new row has its own id.
 */
export async function reschedule(transaction: Transaction, task: Task & { key: string }): Promise<string> {
  await transaction.deleteAll(Work, { key: task.key });
  return schedule(transaction, task);
}

/** A tolerance: failed work may wait an hour, whatever its period, and the clocks of processes differ a little. */
const LATER_MS = 2 * HOUR_MS;

/**
 * Schedules every recurring job when a server starts. It changes nothing when the job's work is waiting already or another process
 * schedules it at the same moment. Work whose due time is further away than its period was scheduled while the clock was wrong (in the
 * future): it is scheduled again.
 */
export async function beginRecurring(db: Database, jobs: Jobs): Promise<void> {
  for (const [kind, { everyMs }] of Object.entries(jobs))
    try {
      if (everyMs !== undefined)
        await db.write(async (tx) => {
          const dueAt = { gt: inMs(everyMs + LATER_MS) };
          await tx.deleteAll(Work, { key: kind, dueAt });
          await schedule(tx, { kind, key: kind });
        });
    } catch (error) {
      if (!(error instanceof AppError && error.code === "conflict")) throw error;
    }
}

/** Schedules many tasks at once, with the same rule for keys as `schedule`. */
export function scheduleAll(transaction: Transaction, tasks: readonly Task[]): Promise<void> {
  const now = new Date().toISOString();
  return transaction.insertMissing(
    Work,
    tasks.map((task) => rowOf(task, now)),
    "key",
  );
}
