import "server-only";
import { z } from "zod";
import { DAY_MS } from "@/lib/duration";
import { type Job, type Jobs, recurring } from "@/lib/platform/clock/jobs";
import { manySteps, STEP } from "@/lib/platform/clock/steps";
import { database } from "@/lib/platform/store";
import type { Database } from "@/lib/platform/store/database";
import { forgetWhomFor } from "./forget-store";
import { Invitations, KeptBans, Memberships } from "./record";
import { STEP_SIZE } from "./schema";
import { settleOnce } from "./settle-jobs";
import { CLEAR_KIND, SETTLE_KIND } from "./tasks";

const Data = z.object({ groupId: z.string() });

/** Continues a step that was too large, and ends an offer that has lapsed. */
const settle: Job = async ({ data }) => {
  const { groupId } = Data.parse(data);
  return (await settleOnce(groupId)) ? { data: { groupId } } : undefined;
};

/** Deletes one batch of answers that are due (`ANSWER_DAYS` after the decision). @returns whether more may be due */
async function clearSomeAnswers(db: Database, now: string): Promise<boolean> {
  const where = { answersUntil: { lte: now } };
  const due = await db.read((reader) => reader.list(Memberships, { where, by: "answersUntil", limit: STEP_SIZE }));
  await db.write(async (tx) => {
    for (const { _id } of due) {
      // Read the row again under its lock: the person may have asked again in the meantime and given new answers.
      const row = await tx.lock(Memberships, _id);
      if (row && row.answersUntil !== null && row.answersUntil <= now)
        await tx.update(Memberships, _id, { answers: [], answersUntil: null });
    }
  }, STEP);
  return due.length === STEP_SIZE;
}

/** Deletes one batch of bans of deleted accounts that have ended. @returns whether more may be due */
async function clearSomeBans(db: Database, now: string): Promise<boolean> {
  const over = await db.read((reader) => reader.list(KeptBans, { where: { until: { lte: now } }, by: "until", limit: STEP_SIZE }));
  await db.write((tx) => tx.deleteAll(KeptBans, { _id: { in: over.map(({ _id }) => _id) }, until: { lte: now } }), STEP);
  return over.length === STEP_SIZE;
}

/** How many days an ended invitation keeps the address it was mailed to. It may be the address of a person without an account. */
const ADDRESS_DAYS = 90;

/**
 * Deletes one batch of addresses from invitations that ended long ago. The desk still lists the invitations.
 * @returns whether more may be due
 */
async function clearSomeInvitations(db: Database, now: string): Promise<boolean> {
  const lt = new Date(Date.parse(now) - ADDRESS_DAYS * DAY_MS).toISOString();
  let more = false;
  for (const ended of [{ expiresAt: { lt } }, { revokedAt: { lt } }]) {
    const where = { email: { gt: "" }, ...ended };
    const over = await db.read((reader) => reader.list(Invitations, { where, by: "email", limit: STEP_SIZE }));
    await db.write(async (tx) => {
      for (const invitation of over) {
        if (invitation.name === null) await forgetWhomFor(tx, invitation);
        await tx.update(Invitations, invitation._id, { email: null });
      }
    }, STEP);
    more ||= over.length === STEP_SIZE;
  }
  return more;
}

/** Runs once a day. If a run has no time left, the next run continues at once, after other work that is due. */
export const clearMemberships =
  (open: () => Promise<Database>) =>
  async (now = Date.now()) => {
    const db = await open();
    const moment = new Date(now).toISOString();
    const inTime = manySteps();
    for (const clearSome of [clearSomeAnswers, clearSomeBans, clearSomeInvitations])
      if (!(await inTime(() => clearSome(db, moment)))) return { data: {} };
    return { data: {}, dueAt: new Date(now + DAY_MS).toISOString() };
  };

export const MEMBERSHIP_JOBS: Jobs = { [SETTLE_KIND]: settle, [CLEAR_KIND]: recurring(DAY_MS, () => clearMemberships(database)()) };
