import "server-only";
import { Groups } from "@/lib/groups/record";
import type { Actor } from "@/lib/platform/permission/actor";
import { database } from "@/lib/platform/store";
import type { Reader } from "@/lib/platform/store/database";
import type { MyGroupsView, MyGroupView } from "./page-views";
import { accountsOf, nameOf } from "./people-queries";
import { isPaused, permissions, roleOf } from "./policy";
import { GroupSeats, Memberships, type Section } from "./record";
import { DAY_MS } from "./schema";
import { positionOf } from "./standing-queries";
import type { GroupRow, MembershipRow } from "./store";
import type { ListView } from "./views";

/** Rows of one section on a page. */
const ROWS = 24;

/** How long a declined request stays in the list. */
const SHOWN_DAYS = 30;

/** Where each section's page goes on; what is not given begins at the beginning. */
export type MyGroupsQuery = Partial<Record<Exclude<Section, "banned">, string | undefined>>;

async function rowView(reader: Reader, membership: MembershipRow, group: GroupRow, now: string): Promise<MyGroupView> {
  const { _id, groupName, hobbyCategory, location, description, imageUrl, maxMembers, startDate, closedAt, transfer, ownerId } = group;
  const seats = await reader.get(GroupSeats, _id);
  const role = roleOf(membership);
  const all = permissions({ now, personId: membership.accountId, membership, group });
  const offered = transfer !== null && transfer.personId === membership.accountId && transfer.expiresAt > now;
  const owner = offered && ownerId !== null ? (await accountsOf(reader, [ownerId])).get(ownerId) : undefined;
  return {
    ...{ _id, slug: group.slug ?? _id, groupName, hobbyCategory, location, description, imageUrl, maxMembers, startDate, closedAt },
    memberCount: seats?.memberCount ?? 0,
    waitingCount: seats?.waitingCount ?? 0,
    state: membership.state === "banned" ? "none" : membership.state,
    role,
    since: membership.joinedAt ?? membership.since,
    position: await positionOf(reader, membership),
    requests: all.organize.allowed ? (seats?.requestCount ?? 0) : 0,
    declined:
      membership.state === "none" && membership.until !== null
        ? { reason: membership.reason, askAgainAt: isPaused(membership, now) ? membership.until : now }
        : null,
    transfer: offered ? { offeredBy: nameOf(owner), expiresAt: transfer.expiresAt } : null,
    can: {
      leave: all.leave,
      withdraw: all.withdraw,
      organize: all.organize,
      "edit-text": all["edit-text"],
      delete: all.delete,
    },
  };
}

async function section(
  reader: Reader,
  accountId: string,
  name: Section,
  after: string | undefined,
  now: string,
): Promise<ListView<MyGroupView>> {
  const oldest = new Date(Date.parse(now) - SHOWN_DAYS * DAY_MS).toISOString();
  const page = await reader.page(Memberships, { where: { accountId, section: name }, by: "since", descending: true, limit: ROWS, after });
  const rows = (page?.items ?? []).filter(({ state, since }) => state !== "none" || since > oldest);
  const groups = new Map(
    (
      await reader.getAll(
        Groups,
        rows.map(({ groupId }) => groupId),
      )
    ).map((group) => [group._id, group]),
  );
  const items: MyGroupView[] = [];
  for (const row of rows) {
    const group = groups.get(row.groupId);
    if (group) items.push(await rowView(reader, row, group, now));
  }
  return { items, next: page?.hasNext ? (page.items.at(-1)?._id ?? null) : null };
}

/** How many groups the actor runs, belongs to and waits for, and how many requests wait on their desks. */
async function countsOf(reader: Reader, accountId: string, run: readonly MyGroupView[]): Promise<MyGroupsView["counts"]> {
  const counts = await reader.counts(Memberships, accountId);
  const total = (name: Section) => counts.get(name)?.total ?? 0;
  return {
    run: total("run"),
    belong: total("belong"),
    waiting: total("waiting"),
    requests: run.reduce((sum, { requests }) => sum + requests, 0),
  };
}

/** My groups: those I run, belong to and wait for. */
export async function getMyGroups(actor: Actor, query: MyGroupsQuery = {}): Promise<MyGroupsView> {
  const db = await database();
  const now = new Date().toISOString();
  return db.read(async (reader) => {
    const of = (name: Exclude<Section, "banned">) => section(reader, actor.accountId, name, query[name], now);
    const [run, belong, waiting] = [await of("run"), await of("belong"), await of("waiting")];
    return { run, belong, waiting, counts: await countsOf(reader, actor.accountId, run.items) };
  });
}
