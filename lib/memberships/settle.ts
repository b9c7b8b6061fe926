import "server-only";
import { AppError } from "@/lib/errors";
import { database } from "@/lib/platform/store";
import { takeStep } from "./step";

/** Takes a step that was too large on, two hundred people at a time, until all of it is done. A group that is gone has nothing left. */
export async function settleGroup(groupId: string): Promise<void> {
  const db = await database();
  for (let unfinished = true; unfinished; ) {
    const now = new Date().toISOString();
    unfinished = await db
      .write(
        async (tx) => {
          const { outcome } = await takeStep(tx, { groupId, act: { type: "settle" }, actorId: null, now });
          return outcome.allowed && outcome.unfinished;
        },
        { key: groupId },
      )
      .catch((error: unknown) => {
        if (error instanceof AppError && error.code === "not_found") return false;
        throw error;
      });
  }
}
