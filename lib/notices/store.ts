import "server-only";
import { Accounts } from "@/lib/accounts/record";
import { type Event, Events } from "@/lib/events/record";
import { Work } from "@/lib/platform/clock/record";
import { scheduleAll, type Task } from "@/lib/platform/clock/schedule";
import type { Transaction } from "@/lib/platform/store/database";
import { risingId } from "@/lib/platform/store/id";
import { rowsById } from "@/lib/platform/store/rows-by-id";
import { type Membership, standingsOf } from "./context-queries";
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

/** Those of some people who have a mail about this group coming that this notice will still be in: one that was tried holds what it holds. */
async function bundled(tx: Transaction, accountIds: readonly string[], groupId: string | null, now: string): Promise<Set<string>> {
  const dueAt = { gt: new Date(Date.parse(now) + MARGIN_MS).toISOString() };
  const waiting = await tx.list(Work, { where: { accountId: { in: accountIds }, kind: BUNDLE_MAIL, dueAt, attempts: 0 } });
  return new Set(waiting.filter(({ data }) => data.groupId === groupId).map(({ accountId }) => accountId ?? ""));
}

/** How somebody lives, as far as it decides how they are told. */
export interface Habits {
  accountId: string;
  zone: string;
  verified: boolean;
  /** `DEFAULT_SETTINGS` itself for those who never chose. */
  wishes: Settings;
}

/** Of some people, as far as their accounts still are, in the order of their ids. */
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

/** Some people who are to be told. */
export interface Audience {
  people: readonly string[];
  /** They are some of many: the summaries that hold it are planned afterwards, so that the step is over sooner. */
  many: boolean;
  /** Their memberships in the group, where these were read in the same step. */
  members?: readonly Membership[];
}

/** The moment of telling, and how those are told who live by the same clock and never chose: worked out once for all of them. */
export interface Telling {
  now: string;
  usual: Map<string, Delivery>;
}

/**
 * Who asks to join, takes it back and asks again is one who waits: the newest word of it stands alone, however often they do. The older ones are still
 * found by the links of their mails.
 */
async function hideOlder(
  tx: Transaction,
  { _id, kind, groupId, actorId }: Event,
  accountIds: readonly string[],
  now: string,
): Promise<void> {
  if (actorId === null) return;
  // By what this person did, not by all that waits for an answer: a group may have thousands of requests.
  const asked = await tx.excerpts(Events, { where: { actorId, kind, groupId, _id: { lt: _id } }, fields: ["_id"] });
  if (asked.length === 0) return;
  const eventId = { in: asked.map((event) => event._id) };
  const older = await tx.list(Notices, { where: { accountId: { in: accountIds }, eventId, readAt: null } });
  for (const notice of older) await tx.update(Notices, notice._id, { readAt: now, shown: false });
}

/**
 * Makes the notices of an event for some people, each as they wish: never for the one who did it, never twice, and only for those who may
 * know.
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

/** More than this wait for the next summary. */
export const MOST_IN_MAIL = 200;

/** What one mail tells together. */
interface Waiting {
  accountId: string;
  groupId?: string;
  mail: Exclude<MailKind, "now">;
}

const NEWEST = { by: "eventId", descending: true } as const;

/** What an earlier try of this work took into its mail. */
export const heldBy = (tx: Transaction, mailId: string): Promise<Notice[]> => tx.list(Notices, { where: { mailId }, ...NEWEST });

/**
 * Takes what waits for a mail and is unread into the mail of this work, and into no other ever. A second try of the same work finds the
 * same again, so that it sends the same mail.
 */
export async function hold(tx: Transaction, mailId: string, waiting: Waiting): Promise<Notice[]> {
  const held = await heldBy(tx, mailId);
  if (held.length > 0) return held;
  const fresh = await tx.list(Notices, { where: { ...waiting, readAt: null, mailId: null }, ...NEWEST, limit: MOST_IN_MAIL });
  for (const { _id } of fresh) await tx.update(Notices, _id, { mailId });
  return fresh;
}
