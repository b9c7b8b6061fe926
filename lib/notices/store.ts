import "server-only";
import { Accounts } from "@/lib/accounts/record";
import { type Event, Events } from "@/lib/events/record";
import { Work } from "@/lib/platform/clock/record";
import { scheduleAll, type Task } from "@/lib/platform/clock/schedule";
import type { Transaction } from "@/lib/platform/store/database";
import { risingId } from "@/lib/platform/store/id";
import { rowsById } from "@/lib/platform/store/rows-by-id";
import { type MembershipExcerpt, standingsOf } from "./context-queries";
import {
  DEFAULT_SETTINGS,
  type Delivery,
  deliveryOf,
  isDigest,
  MARGIN_MS,
  type MailKind,
  rhythmKey,
  type Settings,
} from "./delivery-rules";
import { mayKnow } from "./policy";
import { type Notice, NoticeSettings, Notices } from "./record";
import { BUNDLE_MAIL, mailTask } from "./tasks";

/**
 * Those of the people who already have a waiting mail about this group that will include this notice. A mail that was tried does not take
 * new notices.
 */
async function bundled(tx: Transaction, accountIds: readonly string[], groupId: string | null, now: string): Promise<Set<string>> {
  const dueAt = { gt: new Date(Date.parse(now) + MARGIN_MS).toISOString() };
  const waiting = await tx.list(Work, { where: { accountId: { in: accountIds }, kind: BUNDLE_MAIL, dueAt, attempts: 0 } });
  return new Set(waiting.filter(({ data }) => data.groupId === groupId).map(({ accountId }) => accountId ?? ""));
}

/** A person's time zone and settings: what decides how they get a notice. */
export interface Habits {
  accountId: string;
  zone: string;
  verified: boolean;
  /** `DEFAULT_SETTINGS` itself (the same object) for a person who never chose. */
  wishes: Settings;
}

/** The habits of the people whose accounts still exist, in the order of their ids. */
export async function habitsOf(tx: Transaction, ids: readonly string[]): Promise<Habits[]> {
  const accounts = await tx.excerpts(Accounts, { where: { _id: { in: ids } }, fields: ["_id", "zone", "emailVerified"] });
  const settings = await rowsById(tx, NoticeSettings, ids);
  return accounts.map(({ _id, zone, emailVerified }) => ({
    accountId: _id,
    zone,
    verified: emailVerified !== null,
    wishes: settings.get(_id) ?? DEFAULT_SETTINGS,
  }));
}

/** Some people who are to get a notice. */
export interface Audience {
  people: readonly string[];
  /** They are only a part of the audience. Then their summaries are planned later, so that this transaction is shorter. */
  many: boolean;
  /** Their memberships in the group, if these were read in the same transaction. */
  members?: readonly MembershipExcerpt[];
}

/** When the notices are made, and a cache of deliveries: people with the default settings and the same zone share one entry. */
export interface Telling {
  now: string;
  usual: Map<string, Delivery>;
}

/**
 * A person may ask to join, take the request back and ask again: then only the newest notice is shown. Links in the mails about the older
 * ones still work.
 */
async function hideOlder(
  tx: Transaction,
  { _id, kind, groupId, actorId }: Event,
  accountIds: readonly string[],
  now: string,
): Promise<void> {
  if (actorId === null) return;
  // Look for earlier requests of this person only, not for all waiting notices: a group may have thousands of requests.
  const asked = await tx.excerpts(Events, { where: { actorId, kind, groupId, _id: { lt: _id } }, fields: ["_id"] });
  if (asked.length === 0) return;
  const eventId = { in: asked.map((event) => event._id) };
  const older = await tx.list(Notices, { where: { accountId: { in: accountIds }, eventId, readAt: null } });
  for (const notice of older) await tx.update(Notices, notice._id, { readAt: now, shown: false });
}

/**
 * Makes the notices of an event for some people, according to their settings. Never for the person who caused it, never twice, and only for
 * those who may know.
 */
export async function deliver(tx: Transaction, event: Event, { people, many, members }: Audience, { now, usual }: Telling): Promise<void> {
  const others = people.filter((id) => id !== event.actorId);
  if (others.length === 0) return;
  const { standingOf: standOf } = await standingsOf(tx, [event], others, members);
  const ids = others.filter((id) => mayKnow(event.kind, standOf(event, id)));
  const habits = await habitsOf(tx, ids);
  const told = new Set(
    (await tx.excerpts(Notices, { where: { accountId: { in: ids }, eventId: event._id }, fields: ["accountId"] })).map(
      ({ accountId }) => accountId,
    ),
  );
  const rows: Notice[] = [];
  const tasks: Task[] = [];
  for (const { accountId, zone, verified, wishes } of habits) {
    if (told.has(accountId)) continue;
    const alike = wishes === DEFAULT_SETTINGS ? `${event.kind} ${zone} ${verified}` : null;
    const delivery = usual.get(alike ?? "") ?? deliveryOf(event.kind, event.groupId, wishes, { zone, verified }, now);
    if (alike !== null) usual.set(alike, delivery);
    const { shown, mail } = delivery;
    if (!shown && mail === null) continue;
    const { kind, groupId, at } = event;
    const notice = { _id: risingId(), accountId, eventId: event._id, kind, groupId, at, readAt: null, shown, mail, mailId: null };
    const task = many && isDigest(mail) ? null : mailTask(notice, delivery, rhythmKey(wishes, zone));
    rows.push(notice);
    if (task) tasks.push(task);
  }
  if (event.kind === "request-received") await hideOlder(tx, event, ids, now);
  await tx.insertAll(Notices, rows);
  const bundling = tasks.filter(({ kind }) => kind === BUNDLE_MAIL).flatMap(({ accountId }) => accountId ?? []);
  const coming = bundling.length > 0 ? await bundled(tx, bundling, event.groupId, now) : new Set<string>();
  await scheduleAll(
    tx,
    tasks.filter(({ kind, accountId }) => kind !== BUNDLE_MAIL || !coming.has(accountId ?? "")),
  );
}

/** If there are more than this, the rest is in the next summary. */
export const MOST_IN_MAIL = 200;

/** Which notices one mail takes together. */
interface Waiting {
  accountId: string;
  groupId?: string;
  mail: Exclude<MailKind, "now">;
}

const NEWEST = { by: "eventId", descending: true } as const;

/** The notices that an earlier try of this work (job) took into its mail. */
export const heldBy = (tx: Transaction, mailId: string): Promise<Notice[]> => tx.list(Notices, { where: { mailId }, ...NEWEST });

/**
 * Assigns the unread notices that wait for this mail to this work (job); no other mail can take them. A retry of the same work finds the
 * same notices and so sends the same mail.
 */
export async function hold(tx: Transaction, mailId: string, waiting: Waiting): Promise<Notice[]> {
  const held = await heldBy(tx, mailId);
  if (held.length > 0) return held;
  const fresh = await tx.list(Notices, { where: { ...waiting, readAt: null, mailId: null }, ...NEWEST, limit: MOST_IN_MAIL });
  for (const { _id } of fresh) await tx.update(Notices, _id, { mailId });
  return fresh;
}
