import "server-only";
import { AppError } from "@/lib/errors";
import { bySystem } from "@/lib/platform/permission/system-actor";
import { database } from "@/lib/platform/store";
import { takeStep } from "./store";

/**
 * Continues a step that was too large, `STEP_SIZE` people at a time, and ends an offer that has lapsed. Does nothing for a deleted group.
 * @returns whether there is more to do
 */
export async function settleOnce(groupId: string): Promise<boolean> {
  const db = await database();
  const now = new Date().toISOString();
  try {
    return await db.write(
      async (tx) => {
        const { outcome } = await takeStep(tx, { groupId, act: { type: "settle" }, actor: bySystem(), now });
        return outcome.allowed && outcome.unfinished;
      },
      { key: groupId },
    );
  } catch (error) {
    if (error instanceof AppError && error.code === "not_found") return false;
    throw error;
  }
}
