import "server-only";
import { Accounts } from "@/lib/accounts/record";
import { found } from "@/lib/errors";
import { Groups } from "@/lib/groups/record";
import { Memberships } from "@/lib/memberships/record";
import type { Actor } from "@/lib/platform/permission/actor";
import { database } from "@/lib/platform/store";
import type { Reader } from "@/lib/platform/store/database";
import type { Row } from "@/lib/platform/store/record";
import { isRested, restOf, settingsOf } from "./addressee-queries";
import { distinct } from "./context-queries";
import { choiceOf } from "./delivery-rules";
import { NOTICE_TOPICS } from "./kind-schema";
import { Notices } from "./record";
import type { NoticePage, NoticeView, SettingsView, Unread } from "./schema";
import { type Hearer, toldNotices } from "./view-queries";

const PAGE = 20;
/** The count stops here: the bell says "99+". */
const MOST_UNREAD = 100;

async function hearerOf(reader: Reader, accountId: string): Promise<Hearer> {
  const { zone } = found(await reader.get(Accounts, accountId));
  return { accountId, zone };
}

/** The views of these notices for their account. @throws AppError not_found */
async function viewsFor(reader: Reader, accountId: string, rows: readonly Row<typeof Notices>[]): Promise<NoticeView[]> {
  const told = await toldNotices(reader, await hearerOf(reader, accountId), rows);
  return withAnswers(
    reader,
    told.map(({ view }) => view),
  );
}

/**
 * Adds the answers that each person gave when they asked to join, for the organizer who decides. Only the app shows them: we delete answers
 * after a time, but a mail stays.
 */
async function withAnswers(reader: Reader, views: NoticeView[]): Promise<NoticeView[]> {
  const asking = views.filter(({ kind, waits }) => kind === "request-received" && waits);
  if (asking.length === 0) return views;
  const groupId = { in: distinct(asking.map((view) => view.groupId)) };
  const accountId = { in: distinct(asking.map(({ actor }) => actor?._id ?? null)) };
  const rows = await reader.excerpts(Memberships, { where: { groupId, accountId }, fields: ["groupId", "accountId", "answers"] });
  const first = new Map(rows.map((row) => [`${row.groupId} ${row.accountId}`, row.answers.find(({ answer }) => answer !== "")]));
  return views.map((view) => {
    const said = asking.includes(view) && first.get(`${view.groupId} ${view.actor?._id}`);
    return said ? { ...view, facts: [{ term: said.question, says: `“${said.answer}”` }] } : view;
  });
}

/**
 * The actor's notices, the newest first. Null when `after` is not (or no longer) one of them; with `unread`, that one may have been read
 * since.
 * @throws AppError not_found, unavailable
 */
export async function listNotices({ accountId }: Actor, { after, unread }: { after?: string | undefined; unread?: boolean } = {}) {
  const db = await database();
  return db.read(async (reader): Promise<NoticePage | null> => {
    const start = after === undefined ? null : await reader.get(Notices, after);
    if (after !== undefined && !(start?.accountId === accountId && start.shown)) return null;
    const where = { accountId, shown: true, ...(unread && { readAt: null }), ...(start && { eventId: { lt: start.eventId } }) };
    const rows = await reader.list(Notices, { where, by: "eventId", descending: true, limit: PAGE + 1 });
    const page = rows.slice(0, PAGE);
    const items = await viewsFor(reader, accountId, page);
    return { items, next: rows.length > PAGE ? (page.at(-1)?._id ?? null) : null };
  });
}

/**
 * One of the actor's notices, even if it is only mailed. Null if it is another person's or the actor may no longer know it. @throws
 * AppError unavailable
 */
export async function getNotice({ accountId }: Actor, id: string): Promise<NoticeView | null> {
  const db = await database();
  return db.read(async (reader) => {
    const row = await reader.get(Notices, id);
    const [view] = await viewsFor(reader, accountId, row?.accountId === accountId ? [row] : []);
    return view ?? null;
  });
}

/**
 * How many of the actor's notices are unread and may still be shown: the same number as the page shows. @throws AppError not_found,
 * unavailable
 */
export async function countUnread({ accountId }: Actor): Promise<Unread> {
  const db = await database();
  return db.read((reader) => unreadOf(reader, accountId));
}

export async function unreadOf(reader: Reader, accountId: string): Promise<Unread> {
  const where = { accountId, shown: true, readAt: null };
  const rows = await reader.list(Notices, { where, by: "eventId", descending: true, limit: MOST_UNREAD });
  if (rows.length === 0) return { count: 0 };
  return { count: (await toldNotices(reader, await hearerOf(reader, accountId), rows)).length };
}

/** The actor's settings, with the defaults filled in. @throws AppError not_found, unavailable */
export async function getNoticeSettings({ accountId }: Actor): Promise<SettingsView> {
  const db = await database();
  return db.read(async (reader) => {
    const { zone, email, emailVerified } = found(await reader.get(Accounts, accountId));
    const rest = await restOf(reader, email);
    // An address that the account has not proved may be a stranger's. Then this person must not learn whether earlier mail to it came back,
    // or what its owner stopped.
    const isOwn = emailVerified !== null || rest?.accountId === accountId;
    const settings = await settingsOf(reader, accountId, emailVerified === null ? null : rest);
    const now = new Date().toISOString();
    const muted = settings.muted.filter(({ until }) => until === null || until > now);
    const groups = new Map(
      (
        await reader.getAll(
          Groups,
          muted.map(({ groupId }) => groupId),
        )
      ).map((group) => [group._id, group.groupName]),
    );
    return {
      topics: Object.fromEntries(NOTICE_TOPICS.map((topic) => [topic, choiceOf(settings, topic)])) as SettingsView["topics"],
      quiet: settings.quiet,
      digestAt: settings.digestAt,
      digestDay: settings.digestDay,
      zone,
      muted: muted.flatMap(({ groupId, until }) => {
        const groupName = groups.get(groupId);
        return groupName === undefined ? [] : [{ groupId, groupName, until }];
      }),
      rested: isOwn && isRested(rest) ? { since: rest.since, why: rest.why } : null,
    };
  });
}
