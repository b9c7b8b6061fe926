import "server-only";
import { schedule } from "@/lib/platform/clock/schedule";
import type { Transaction } from "@/lib/platform/store/database";
import type { Step } from "./decision-schema";

export const SETTLE_KIND = "memberships.settle";
export const CLEAR_KIND = "memberships.clear";

/** Schedules the work that follows from a step: the rest of a step that was too large, and the end of a new offer. */
export async function scheduleRest(tx: Transaction, groupId: string, { unfinished, group }: Step): Promise<void> {
  if (unfinished) await schedule(tx, { kind: SETTLE_KIND, data: { groupId } });
  const { transfer } = group;
  if (transfer) await schedule(tx, { kind: SETTLE_KIND, dueAt: transfer.expiresAt, data: { groupId } });
}
