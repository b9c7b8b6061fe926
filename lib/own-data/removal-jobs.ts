import "server-only";
import { z } from "zod";
import { AccountRemoved } from "@/lib/accounts/occasions";
import { type Account, Accounts, NEW_ACCOUNT, ProviderLinks } from "@/lib/accounts/record";
import { deletionKey } from "@/lib/accounts/tasks";
import { HOUR_MS, inMs } from "@/lib/duration";
import { recordAccountEvent } from "@/lib/events/store";
import { type Group, Groups } from "@/lib/groups/record";
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

/** How soon a group that keeps the account from going is looked at again. */
const LOOK_AGAIN_MS = HOUR_MS;
/** Requests that were under way when the sessions ended are over by then: nothing new can name the person. */
const CALM_MS = 10_000;

/** What the work knows: which groups the person has to see to, once they were told that it waits, and, once there is no way back, who it was. */
const Data = z.object({
  toldOf: z.array(z.string()).optional(),
  leaving: z
    .object({ email: z.string(), proven: z.boolean(), displayName: z.string().nullable(), zone: z.string(), addressHash: z.string() })
    .optional(),
});
type Leaving = NonNullable<z.output<typeof Data>["leaving"]>;

/**
 * The step after which there is no way back: name, picture and address are gone, nobody is signed in or can be, no mail is on its way. Takes
 * turns with signing in, which calls it off.
 */
async function shut(tx: Transaction, account: Account): Promise<void> {
  const { _id, email } = account;
  await endSessions(tx, account);
  // Nobody's address: the row stands for a moment longer, so that what refers to it can be taken away step by step.
  await tx.update(Accounts, _id, { ...NEW_ACCOUNT, sessionVersion: account.sessionVersion + 1, email: `${_id}@removed.invalid` });
  await tx.deleteAll(ProviderLinks, { userId: _id });
  await tx.deleteAll(MailLinks, { accountId: _id });
  await tx.deleteAll(Work, { accountId: _id, key: { not: deletionKey(_id) } });
  // Also one that was given up, whose key goes on behind a blank.
  await tx.deleteAll(Work, { key: { gte: `reset ${email}`, lt: `reset ${email}!` } });
}

/** The account, locked, where it is to go by now. */
async function lockDue(tx: Transaction, accountId: string) {
  const account = await tx.lock(Accounts, accountId);
  return account?.deletionAt && account.deletionAt <= new Date().toISOString() ? account : null;
}

const openGroupsOf = (tx: Transaction, ownerId: string) => tx.list(Groups, { where: { ownerId, closedAt: null }, by: "nameKey" });

/**
 * Tells, once, that the account waits, and anew of a group that comes back to its owner because nobody took it over.
 * @returns what they were told of
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

/** Begins, waits for a group, or finds that it was called off. Two runs of one work (a lease that ran out) come to the same. */
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
      // The address changed in this very moment: the next look has the new one.
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
      // In the same step: a process killed after it must still know whose account it was.
      await tx.update(Work, _id, { data: { leaving } });
      return { data: { leaving }, dueAt: inMs(CALM_MS) };
    },
    { key: accountId },
  );
}

/** What is left goes in one step, the account's row and the work with it. @returns whether it did; else there is more to take away first */
async function finish(db: Database, accountId: string, { email, proven, displayName, zone }: Leaving): Promise<boolean> {
  const person = { accountId, address: proven ? email : null };
  const now = inMs(0);
  return db.write(
    async (tx) => {
      if (!(await tx.lock(Accounts, accountId))) return true;
      // Banned since the last group let go of them: the ban has to stay with the address.
      if (await tx.first(Memberships, { accountId })) return false;
      if (await eraseReferences(tx, person, now, ({ record }) => record === Work)) return false;
      await tell(tx, AccountRemoved, { accountId }, now);
      // What the rooms have just written about it, and the work itself.
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
 * Removes an account whose time has come, however much hangs on it: each group is a step of its own, and so is each batch of rows, so that
 * nobody else waits. A killed process goes on where it was.
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
    // An address that was never proven may be somebody else's.
    const bannedAs = leaving.proven ? leaving.addressHash : undefined;
    const leaveOne = () => forgetOne(db, accountId, bannedAs);
    if (!(await through(leaveOne))) return again;
    await clearEvents(db, accountId);
    if (!(await through(async () => (await leaveOne()) || !(await finish(db, accountId, leaving))))) return again;
    noteSecurity("account_deleted", { accountId });
    return undefined;
  };

export const removeAccount = accountRemoval(database);
