import "server-only";
import { z } from "zod";
import { AccountRemoved } from "@/lib/accounts/occasions";
import { type Account, Accounts, NEW_ACCOUNT, ProviderLinks } from "@/lib/accounts/record";
import { deletionKey } from "@/lib/accounts/tasks";
import { HOUR_MS, inMs } from "@/lib/duration";
import { recordAccountEvent } from "@/lib/events/store";
import { openGroupsOf } from "@/lib/groups/own-queries";
import type { Group } from "@/lib/groups/record";
import { MailLinks } from "@/lib/links/record";
import { forgetOne } from "@/lib/memberships/forget-store";
import { Memberships } from "@/lib/memberships/record";
import { addressHash } from "@/lib/memberships/secrets";
import type { Again } from "@/lib/platform/clock/jobs";
import { type DueWork, Work } from "@/lib/platform/clock/record";
import { schedule } from "@/lib/platform/clock/schedule";
import { manySteps } from "@/lib/platform/clock/steps";
import { database, declaredRecords } from "@/lib/platform/store";
import type { Database, Transaction } from "@/lib/platform/store/database";
import { tell } from "@/lib/platform/store/occasions";
import { noteSecurity } from "@/lib/security-log";
import { endSessions } from "@/lib/sessions/store";
import { clearEvents, eraseReferences } from "./erasure-store";
import { keepsAccount } from "./policy";
import { personReferencesOf } from "./reference-rules";
import { FAREWELL_KIND, type Farewell, waitingTask } from "./tasks";

/** How long the job waits before it checks again a group that prevents the deletion. */
const LOOK_AGAIN_MS = HOUR_MS;
/** After this time, requests that were running when the sessions ended are over, so nothing new can name the person. */
const CALM_MS = 10_000;

/**
 * The data of the work (job). `toldOf`: the groups that the person must settle, after they were told that the deletion waits. `leaving`:
 * who the person was, after the point of no return.
 */
const Data = z.object({
  toldOf: z.array(z.string()).optional(),
  leaving: z
    .object({ email: z.string(), proven: z.boolean(), displayName: z.string().nullable(), zone: z.string(), addressHash: z.string() })
    .optional(),
});
type Leaving = NonNullable<z.output<typeof Data>["leaving"]>;

/**
 * The point of no return: name, picture and address are removed, all sessions end, no sign-in is possible, and no mail is waiting. It takes
 * the same lock as signing in, which cancels the deletion.
 */
async function shut(tx: Transaction, account: Account): Promise<void> {
  const { _id, email } = account;
  await endSessions(tx, account);
  // An address that nobody can have. The row stays until everything that refers to it has been removed, step by step.
  await tx.update(Accounts, _id, { ...NEW_ACCOUNT, sessionVersion: account.sessionVersion + 1, email: `${_id}@removed.invalid` });
  await tx.deleteAll(ProviderLinks, { userId: _id });
  await tx.deleteAll(MailLinks, { accountId: _id });
  await tx.deleteAll(Work, { accountId: _id, key: { not: deletionKey(_id) } });
  // Also a job that was given up: its key continues after a blank.
  await tx.deleteAll(Work, { key: { gte: `reset ${email}`, lt: `reset ${email}!` } });
}

/** The account, locked, if it is due for deletion. */
async function lockDue(tx: Transaction, accountId: string) {
  const account = await tx.lock(Accounts, accountId);
  return account?.deletionAt && account.deletionAt <= new Date().toISOString() ? account : null;
}

/**
 * Tells the person once that the deletion waits, and again when an offered group comes back to them because nobody took it over.
 * @returns the groups they were told of
 */
async function tellWaiting(tx: Transaction, accountId: string, groups: readonly Group[], toldOf: string[] | undefined): Promise<string[]> {
  const now = inMs(0);
  const keeping = groups.filter((group) => keepsAccount(group, now)).map(({ _id }) => _id);
  if (toldOf === undefined || keeping.some((id) => !toldOf.includes(id))) {
    await schedule(tx, waitingTask(accountId));
    await recordAccountEvent(tx, accountId, "deletion-waits", now);
  }
  return keeping;
}

/**
 * Starts the deletion, waits for a group, or finds that the deletion was cancelled. If two processes run the same work (its lease expired),
 * the result is the same.
 */
async function begin(db: Database, { _id }: DueWork, accountId: string): Promise<Again | undefined> {
  const account = await db.read((reader) => reader.get(Accounts, accountId));
  if (!account) return undefined;
  const hash = await addressHash(account.email);
  return db.write(
    async (tx): Promise<Again | undefined> => {
      const due = await lockDue(tx, accountId);
      const { toldOf, leaving: begun } = Data.parse((await tx.get(Work, _id))?.data ?? {});
      if (begun) return { data: { leaving: begun } };
      if (!due) return undefined;
      // The address changed since it was read: the next try uses the new one.
      if (due.email !== account.email) return { data: toldOf ? { toldOf } : {} };
      const groups = await openGroupsOf(tx, accountId);
      if (groups.length > 0) {
        const data = { toldOf: await tellWaiting(tx, accountId, groups, toldOf) };
        await tx.update(Work, _id, { data });
        return { data, dueAt: inMs(LOOK_AGAIN_MS) };
      }
      const { email, emailVerified, displayName, zone } = due;
      const leaving: Leaving = { email, proven: emailVerified !== null, displayName, zone, addressHash: hash };
      await shut(tx, due);
      // In the same transaction: after a killed process, the next run must still know whose account it was.
      await tx.update(Work, _id, { data: { leaving } });
      return { data: { leaving }, dueAt: inMs(CALM_MS) };
    },
    { key: accountId },
  );
}

/**
 * Removes the rest in one transaction: the account's row and the work. @returns whether it did; if not, other rows must be removed first
 */
async function finish(db: Database, accountId: string, { email, proven, displayName, zone }: Leaving): Promise<boolean> {
  const person = { accountId, address: proven ? email : null };
  const now = inMs(0);
  return db.write(
    async (tx) => {
      if (!(await tx.lock(Accounts, accountId))) return true;
      // The person was banned after their last membership was removed: the ban must be kept under the address.
      if (await tx.first(Memberships, { accountId })) return false;
      if (await eraseReferences(tx, person, now, ({ record }) => record === Work)) return false;
      await tell(tx, AccountRemoved, { accountId }, now);
      // What other rooms have just written about the account, and the work itself.
      while (await eraseReferences(tx, person, now));
      await tx.delete(Accounts, accountId);
      for (const record of new Set(personReferencesOf(declaredRecords()).map((reference) => reference.record)))
        await tx.dropCounts(record, accountId);
      const data: Farewell = { email, displayName, zone };
      await schedule(tx, { kind: FAREWELL_KIND, lane: "mail", data: { ...data } });
      return true;
    },
    { key: accountId, unattended: true },
  );
}

/**
 * Deletes an account that is due, however much data it has. Each group and each batch of rows is a transaction of its own, so that other
 * writes do not wait. After a killed process, the next run continues.
 */
export const accountRemoval =
  (open: () => Promise<Database>) =>
  async (work: DueWork): Promise<Again | undefined> => {
    const { accountId } = work;
    const { leaving } = Data.parse(work.data);
    const db = await open();
    if (accountId === null) return undefined;
    if (!leaving) return begin(db, work, accountId);
    const through = manySteps();
    const again = { data: { leaving } };
    // An address that was never proved may be a stranger's.
    const bannedAs = leaving.proven ? leaving.addressHash : undefined;
    const leaveOne = () => forgetOne(db, accountId, bannedAs);
    if (!(await through(leaveOne))) return again;
    await clearEvents(db, accountId);
    if (!(await through(async () => (await leaveOne()) || !(await finish(db, accountId, leaving))))) return again;
    noteSecurity("account_deleted", { accountId });
    return undefined;
  };

export const removeAccount = accountRemoval(database);
