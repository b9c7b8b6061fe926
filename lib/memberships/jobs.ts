import "server-only";
import { z } from "zod";
import { DAY_MS } from "@/lib/duration";
import { type Job, type Jobs, recurring } from "@/lib/platform/clock/jobs";
import { STEP } from "@/lib/platform/clock/steps";
import { database } from "@/lib/platform/store";
import type { Database } from "@/lib/platform/store/database";
import { forgetWhomFor } from "./forget-store";
import { Invitations, KeptBans, Memberships } from "./record";
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

/** How long an invitation that ended keeps the address it was mailed to: it may be of somebody who has no account. */
const ADDRESS_DAYS = 90;

/** Takes the addresses out of invitations that ended long ago; the desk goes on listing them. */
export async function clearInvitations(db: Database, now = Date.now()): Promise<void> {
  const lt = new Date(now - ADDRESS_DAYS * DAY_MS).toISOString();
  for (const ended of [{ expiresAt: { lt } }, { revokedAt: { lt } }])
    for (;;) {
      const where = { email: { gt: "" }, ...ended };
      const over = await db.read((reader) => reader.list(Invitations, { where, by: "email", limit: STEP_SIZE }));
      if (over.length === 0) break;
      await db.write(async (tx) => {
        for (const invitation of over) {
          if (invitation.name === null) await forgetWhomFor(tx, invitation);
          await tx.update(Invitations, invitation._id, { email: null });
        }
      }, STEP);
    }
}

/** Once a day. */
const clear: Job = async () => {
  await clearAnswers();
  await clearBans();
  await clearInvitations(await database());
  return { data: {}, dueAt: new Date(Date.now() + DAY_MS).toISOString() };
};

export const MEMBERSHIP_JOBS: Jobs = { [SETTLE_KIND]: settle, [CLEAR_KIND]: recurring(clear) };
