import "server-only";
import { HOUR_MS, inMs } from "@/lib/duration";
import { AppError } from "@/lib/errors";
import type { Database, Transaction } from "@/lib/platform/store/database";
import { risingId } from "@/lib/platform/store/id";
import type { Jobs } from "./jobs";
import { type DueWork, type Lane, Work } from "./record";

export interface Task {
  /** The idempotency key of a mail, where something else has an id that says it. */
  _id?: string;
  kind: string;
  lane?: Lane;
  /** A second task with this key adds nothing while the first one waits. Tasks without a key are all kept. */
  key?: string;
  /** Now, unless given. */
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
 * Makes something due in the very step that causes it: neither happens without the other.
 * @returns the id of the work, also of one that waits already
 */
export async function schedule(transaction: Transaction, task: Task): Promise<string> {
  const waiting = task.key === undefined ? null : await transaction.first(Work, { key: task.key });
  if (waiting) return waiting._id;
  const row = rowOf(task, new Date().toISOString());
  await transaction.insertMissing(Work, [row], "key");
  return row._id;
}

/**
 * The same where the newer task takes the place of one with its key: the older one knows less, and if it is being done at this moment, it would take the
 * newer one along when it is over.
 */
export async function reschedule(transaction: Transaction, task: Task & { key: string }): Promise<string> {
  await transaction.deleteAll(Work, { key: task.key });
  return schedule(transaction, task);
}

/** Work that failed waits an hour, whatever its period; clocks of processes differ a little. */
const LATER_MS = 2 * HOUR_MS;

/**
 * Schedules every recurring job when a server starts, unless its work waits already or another process schedules it at the same moment. Work
 * that waits for longer than its period was put off by a clock that stood in the future: it begins anew.
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

/** Schedules many tasks at once, as `schedule` does one. */
export function scheduleAll(transaction: Transaction, tasks: readonly Task[]): Promise<void> {
  const now = new Date().toISOString();
  return transaction.insertMissing(
    Work,
    tasks.map((task) => rowOf(task, now)),
    "key",
  );
}
