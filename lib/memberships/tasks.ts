import "server-only";
import { schedule, type Task } from "@/lib/platform/clock/schedule";
import type { Transaction } from "@/lib/platform/store/database";
import type { Step } from "./decision-schema";

export const SETTLE_KIND = "memberships.settle";
export const CLEAR_KIND = "memberships.clear";

/** From then on once a day: what is kept for a time goes. */
export const clearTask = (): Task => ({ kind: CLEAR_KIND, key: CLEAR_KIND });

/** What is due by a step: the rest of it where it was too large, the end of an offer, the end of the time answers are kept. */
export async function scheduleRest(tx: Transaction, groupId: string, { unfinished, group, changes }: Step): Promise<void> {
  if (unfinished) await schedule(tx, { kind: SETTLE_KIND, data: { groupId } });
  const { transfer } = group;
  if (transfer) await schedule(tx, { kind: SETTLE_KIND, dueAt: transfer.expiresAt, data: { groupId } });
  const keeps = changes.some(({ before, after }) => after?.answersUntil && !before?.answersUntil);
  if (keeps) await schedule(tx, clearTask());
}
