import "server-only";
import { DAY_MS } from "@/lib/duration";
import { Groups } from "@/lib/groups/record";
import { nextCursor, pageOf } from "@/lib/list-page";
import type { Actor } from "@/lib/platform/permission/actor";
import { database } from "@/lib/platform/store";
import type { Reader } from "@/lib/platform/store/database";
import { referredBy } from "@/lib/platform/store/rows-by-id";
import { groupsInvitedTo } from "./invited-queries";
import type { InvitedView, MyCounts, MyGroupsView, MyGroupView, OwnSeats } from "./page-views";
import { offerTo } from "./people-queries";
import { permissions, roleOf } from "./policy";
import { GroupSeats, Memberships, type Section } from "./record";
import { type MembershipContext, positionOf } from "./standing-queries";
import type { ListView } from "./views";

/** How many rows of one section a page shows. */
const ROWS = 24;

/** How long a declined request stays in the list. */
const SHOWN_DAYS = 30;
const shownSince = (now: string): string => new Date(Date.parse(now) - SHOWN_DAYS * DAY_MS).toISOString();

/** The cursor of each section. A section without one begins at its first row. */
type MyGroupsQuery = Partial<Record<Exclude<Section, "banned">, string | undefined>>;

/** @param invited the invitation, if the person has no membership, request or place in line */
async function rowView(
  reader: Reader,
  { membership, group, standing, now }: MembershipContext,
  invited: InvitedView | null = null,
): Promise<MyGroupView> {
  const { _id, groupName, hobbyCategory, location, description, imageUrl, maxMembers, startDate, closedAt } = group;
  const seats = await reader.get(GroupSeats, _id);
  const role = roleOf(membership);
  const all = permissions(standing);
  return {
    _id,
    slug: group.slug ?? _id,
    groupName,
    hobbyCategory,
    location,
    description,
    imageUrl,
    maxMembers,
    startDate,
    closedAt,
    memberCount: seats?.memberCount ?? 0,
    waitingCount: seats?.waitingCount ?? 0,
    state: membership === null || membership.state === "banned" ? "none" : membership.state,
    role,
    since: membership?.joinedAt ?? membership?.since ?? now,
    position: await positionOf(reader, membership),
    requests: all.organize.allowed ? (seats?.requestCount ?? 0) : 0,
    declined: membership?.state === "none" && membership.until !== null ? { reason: membership.reason } : null,
    invited,
    transfer: await offerTo(reader, group, standing.personId, now),
    can: {
      join: all.join,
      leave: all.leave,
      withdraw: all.withdraw,
      organize: all.organize,
      "edit-text": all["edit-text"],
      delete: all.delete,
    },
  };
}

/**
 * The sections of the list: groups that the person helps to run, belongs to, or waits for. Another list holds the groups they own, in
 * another order.
 */
const WHERE = { run: { role: "organizer" }, belong: {}, waiting: {} } as const;

async function section(
  reader: Reader,
  accountId: string,
  name: keyof typeof WHERE,
  after: string | undefined,
  now: string,
): Promise<ListView<MyGroupView>> {
  const oldest = shownSince(now);
  const where = { accountId, section: name, ...WHERE[name] };
  const page = pageOf(await reader.page(Memberships, { where, by: "since", descending: true, limit: ROWS, after }));
  const rows = page.items.filter(({ state, since }) => state !== "none" || since > oldest);
  const groups = await referredBy(reader, Groups, rows, ({ groupId }) => groupId);
  const items: MyGroupView[] = [];
  for (const row of rows) {
    const group = groups.get(row.groupId);
    const standing = group && { now, personId: accountId, membership: row, group };
    if (standing) items.push(await rowView(reader, { membership: row, group, standing, now }));
  }
  return { items, next: nextCursor(page) };
}

/** Counts the declined requests, all of them or those after `since`. They are stored in the section `waiting`. */
const countDeclined = (reader: Reader, accountId: string, since?: string): Promise<number> =>
  reader.count(Memberships, { accountId, section: "waiting", state: "none", ...(since && { since: { gt: since } }) });

/** How many groups the person runs, belongs to and waits for. Declined requests do not count. */
const countsIn = async (reader: Reader, accountId: string): Promise<MyGroupsView["counts"]> => {
  const counts = await reader.counts(Memberships, accountId);
  const total = (name: Section) => counts.get(name)?.total ?? 0;
  const waiting = total("waiting");
  return {
    run: total("run"),
    belong: total("belong"),
    waiting: waiting === 0 ? 0 : waiting - (await countDeclined(reader, accountId)),
  };
};

/**
 * Puts the groups that the person is invited to first, on the first page. A group with a declined request and an invitation is listed once.
 */
async function withInvited(
  reader: Reader,
  items: readonly MyGroupView[],
  invited: Awaited<ReturnType<typeof groupsInvitedTo>>,
  isFirst: boolean,
): Promise<MyGroupView[]> {
  const rows: MyGroupView[] = [];
  if (isFirst) for (const one of invited) rows.push(await rowView(reader, one.context, one.invited));
  const listed = new Set(invited.map(({ context }) => context.group._id));
  return [...rows, ...items.filter(({ _id }) => !listed.has(_id))];
}

/** The groups that the actor helps to run, belongs to and waits for, without those they own. The counts do include the groups they own. */
export async function getMyGroups(actor: Actor, query: MyGroupsQuery = {}): Promise<MyGroupsView> {
  const db = await database();
  const now = new Date().toISOString();
  return db.read(async (reader) => {
    const of = (name: keyof typeof WHERE) => section(reader, actor.accountId, name, query[name], now);
    const counts = await countsIn(reader, actor.accountId);
    const declined = await countDeclined(reader, actor.accountId, shownSince(now));
    const invited = await groupsInvitedTo(reader, actor.accountId, now);
    const known = invited.filter(({ context: { membership } }) => membership?.state === "none" && membership.since > shownSince(now));
    const waiting = await of("waiting");
    return {
      run: await of("run"),
      belong: await of("belong"),
      waiting: { ...waiting, items: await withInvited(reader, waiting.items, invited, query.waiting === undefined) },
      // This is the number of rows that the list shows.
      counts: { ...counts, waiting: counts.waiting + declined + invited.length - known.length },
    };
  });
}

/**
 * The counts on the dashboard. The requests are those of the `ROWS` groups that the actor came to run most recently. `more` is true if the
 * actor runs other groups too.
 */
export async function getMyCounts(actor: Actor): Promise<MyCounts> {
  const db = await database();
  return db.read(async (reader) => {
    const where = { accountId: actor.accountId, section: "run" };
    const newest = { by: "since", descending: true, limit: ROWS + 1 } as const;
    const run = await reader.excerpts(Memberships, { where, fields: ["groupId"], ...newest });
    const ids = run.slice(0, ROWS).map(({ groupId }) => groupId);
    const seats = await reader.excerpts(GroupSeats, { where: { _id: { in: ids } }, fields: ["requestCount"] });
    const requests = seats.reduce((sum, { requestCount }) => sum + requestCount, 0);
    return { ...(await countsIn(reader, actor.accountId)), requests, more: run.length > ROWS };
  });
}

/** How full these groups are and how many requests are open, by the group's id. */
export async function getOwnSeats(ids: readonly string[]): Promise<Record<string, OwnSeats>> {
  const db = await database();
  const listing = { where: { _id: { in: ids } }, fields: ["_id", "memberCount", "requestCount"] } as const;
  const seats = await db.read((reader) => reader.excerpts(GroupSeats, listing));
  return Object.fromEntries(seats.map(({ _id, memberCount, requestCount }) => [_id, { taken: memberCount, requests: requestCount }]));
}
