import "server-only";
import type { Transaction } from "@/lib/platform/store/database";
import { newId } from "@/lib/platform/store/id";
import { type Lane, Work } from "./record";

export interface Task {
  /** The idempotency key of a mail, where something else has an id that says it. */
  _id?: string;
  kind: string;
  lane?: Lane;
  /** Scheduled a second time while the first still waits, it stays one; without a key each is its own. */
  key?: string;
  /** Now, unless given. */
  dueAt?: string;
  accountId?: string | null;
  data?: Record<string, unknown>;
}

/**
 * Makes something due in the very step that causes it: neither happens without the other.
 * @returns the id of the work, also of one that waits already
 */
export async function schedule(transaction: Transaction, task: Task): Promise<string> {
  const { _id = newId(), kind, lane = "work", key, accountId = null, data = {} } = task;
  const waiting = key === undefined ? null : await transaction.first(Work, { key });
  if (waiting) return waiting._id;
  const createdAt = new Date().toISOString();
  const row = {
    _id,
    lane,
    kind,
    key: key ?? _id,
    dueAt: task.dueAt ?? createdAt,
    createdAt,
    attempts: 0,
    lastError: null,
    accountId,
    data,
  };
  await transaction.insert(Work, row);
  return _id;
}
