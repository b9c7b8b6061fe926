import type { Account } from "@/lib/accounts/record";
import { Accounts } from "@/lib/accounts/record";
import { type NewEvent, recordEvents } from "@/lib/events/store";
import { Memberships } from "@/lib/memberships/record";
import type { MembershipState, Role } from "@/lib/memberships/schema";
import { noticeJobs } from "@/lib/notices/jobs";
import { Notices } from "@/lib/notices/record";
import type { Jobs } from "@/lib/platform/clock/jobs";
import type { Lane } from "@/lib/platform/clock/record";
import { takeDue } from "@/lib/platform/clock/take-due";
import type { Outgoing } from "@/lib/platform/email/send";
import type { Database } from "@/lib/platform/store/database";
import { newId } from "@/lib/platform/store/id";
import type { AnyRecord, Row } from "@/lib/platform/store/record";
import type { Store } from "@/tests/support/nouns";
import { accountRecord, byOwner } from "@/tests/support/records";

/** A mail provider for tests. A mail with the same id counts once. */
export class Post {
  readonly mails = new Map<string, Outgoing>();
  tries = 0;
  /** While this is set, every mail fails with this error. */
  away: Error | null = null;

  readonly send = async (mail: Outgoing): Promise<void> => {
    this.tries += 1;
    if (this.away) throw this.away;
    this.mails.set(mail._id, mail);
  };

  to(email: string): Outgoing[] {
    return [...this.mails.values()].filter((mail) => mail.to === email);
  }

  subjects(email: string): string[] {
    return this.to(email).map(({ subject }) => subject);
  }
}

/** One process of the site on this store. */
export function aProcess(store: Store, post: Post, jobs: Jobs = noticeJobs(async () => store.db, post.send)) {
  const take = (lane: Lane, until?: number) => takeDue(lane, jobs, until, store.works);
  return { jobs, take, work: () => take("work"), mail: () => take("mail"), run: async () => (await take("work")) + (await take("mail")) };
}

const addressOf = (name: string) => `${name}@example.com`;

let sequence = 100;

/** The number of rows per transaction. One transaction for ten thousand rows would take minutes, or fail. */
const AT_ONCE = 500;

async function insertMany<R extends AnyRecord>(store: Store, record: R, rows: readonly Row<R>[]): Promise<void> {
  for (let from = 0; from < rows.length; from += AT_ONCE)
    await store.db.write((tx) => tx.insertAll(record, rows.slice(from, from + AT_ONCE)), { unattended: true });
}

/** People with a confirmed address, by name. */
export async function confirmed<Name extends string>(store: Store, names: readonly Name[], more: Partial<Account> = {}) {
  const emailVerified = "2026-11-01T08:00:00.000Z";
  const rows = names.map((name) => accountRecord({ email: addressOf(name), displayName: name, emailVerified, ...more }));
  await insertMany(store, Accounts, rows);
  return Object.fromEntries(rows.map(({ _id }, at) => [names[at], _id])) as Record<Name, string>;
}

export async function aGroupOf(store: Store, ownerId: string, name = "Ramna Runners") {
  const { _id } = await store.groups.create(...byOwner({ ownerId, groupName: name }));
  return _id;
}

/** Inserts memberships as a test needs them, without events. */
export async function place(
  store: Store,
  groupId: string,
  accountIds: readonly string[],
  state: MembershipState = "member",
  role: Role = "member",
) {
  const at = "2026-11-01T08:00:00.000Z";
  const fields = {
    answers: [],
    answersUntil: null,
    rulesAccepted: null,
    contact: "nothing" as const,
    contactSince: null,
    invitationId: null,
    reason: null,
  };
  const rows = accountIds.map((accountId) => ({
    ...{ _id: newId(), groupId, accountId, state, role, since: at, joinedAt: at, until: null, name: "", ...fields },
    sequence: sequence++,
  }));
  await insertMany(store, Memberships, rows);
}

export const removeFrom = (store: Store, groupId: string, accountId: string) =>
  store.db.write((tx) => tx.deleteAll(Memberships, { groupId, accountId }));

/** Records events in a group. */
export const happen = (store: Store, groupId: string, actorId: string | null, ...told: NewEvent[]) =>
  happenAt(store, groupId, null, actorId, ...told);

/** Records events about a meetup of a group. */
export const happenAt = (store: Store, groupId: string, meetupId: string | null, actorId: string | null, ...told: NewEvent[]) =>
  store.db.write((tx) =>
    recordEvents(tx, { groupId, groupName: "Ramna Runners", meetupId, meetupTitle: null, actorId, at: new Date().toISOString() }, told),
  );

export const noticesOf = (store: Store, accountId: string) =>
  store.db.read((reader) => reader.list(Notices, { where: { accountId }, by: "at" }));

export const allNotices = (store: Store) => store.db.read((reader) => reader.list(Notices));

/** How many people a large test uses. The long form: `PEOPLE=10000 npx vitest run tests/contract -t notices`. */
export const PEOPLE = Number(process.env.PEOPLE ?? 120);

export const names = (count: number) => Array.from({ length: count }, (_, at) => `p${at}`);

/** An owner with a group, two members, and two processes of the site. */
export async function twoProcesses(store: Store, other: Store) {
  const people = await confirmed(store, ["owner", "rina", "omar"]);
  const groupId = await aGroupOf(store, people.owner);
  await place(store, groupId, [people.rina, people.omar]);
  const post = new Post();
  return { ...people, groupId, post, here: aProcess(store, post), there: aProcess(other, post) };
}

/** Takes work as a process does that is then killed: the lease is over when the next process looks. */
export const killed = (store: Store, lane: Lane) => store.works.claim(lane, [], 10, -1);

/** The database of a process that is killed before its nth transaction; its transactions are small on every database. */
export function dying({ db }: Store, nth: number): Database {
  let steps = 0;
  return {
    ...db,
    batch: () => 40,
    write: (task, options) => {
      steps += 1;
      return steps >= nth ? Promise.reject(new Error("kill -9")) : db.write(task, options);
    },
  };
}
