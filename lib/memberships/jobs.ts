import "server-only";
import { z } from "zod";
import { DAY_MS } from "@/lib/duration";
import type { Job, Jobs } from "@/lib/platform/clock/jobs";
import { database } from "@/lib/platform/store";
import { KeptBans, Memberships } from "./record";
import { STEP_SIZE } from "./schema";
import { settleOnce } from "./settle-jobs";
import { CLEAR_KIND, SETTLE_KIND } from "./tasks";

const Data = z.object({ groupId: z.string() });

/** Goes on with a step that was too large, and ends offers that lapsed. */
const settle: Job = async ({ data }) => {
  const { groupId } = Data.parse(data);
  return (await settleOnce(groupId)) ? { data: { groupId } } : undefined;
};

/** Deletes answers 90 days after the decision. @returns how many people's */
export async function clearAnswers(now = new Date().toISOString()): Promise<number> {
  const db = await database();
  for (let cleared = 0; ; ) {
    const due = await db.read((reader) =>
      reader.list(Memberships, { where: { answersUntil: { lte: now } }, by: "answersUntil", limit: STEP_SIZE }),
    );
    if (due.length === 0) return cleared;
    cleared += due.length;
    await db.write(async (tx) => {
      for (const { _id } of due) await tx.update(Memberships, _id, { answers: [], answersUntil: null });
    });
  }
}

/** A ban that outlived its account is kept for as long as it lasts. */
export async function clearBans(now = new Date().toISOString()): Promise<void> {
  const db = await database();
  for (;;) {
    const over = await db.read((reader) => reader.list(KeptBans, { where: { until: { lte: now } }, by: "until", limit: STEP_SIZE }));
    if (over.length === 0) return;
    await db.write((tx) => tx.deleteAll(KeptBans, { _id: { in: over.map(({ _id }) => _id) }, until: { lte: now } }));
  }
}

/** Once a day, from the first answers or kept ban on that have an end. */
const clear: Job = async () => {
  await clearAnswers();
  await clearBans();
  return { data: {}, dueAt: new Date(Date.now() + DAY_MS).toISOString() };
};

export const MEMBERSHIP_JOBS: Jobs = { [SETTLE_KIND]: settle, [CLEAR_KIND]: clear };
