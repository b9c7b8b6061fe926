import "server-only";
import { nameOf } from "@/lib/accounts/name-rules";
import { Accounts } from "@/lib/accounts/record";
import { nextCursor, pageOf } from "@/lib/list-page";
import type { Actor } from "@/lib/platform/permission/actor";
import { permit } from "@/lib/platform/permission/permit";
import { shown } from "@/lib/platform/permission/shown";
import { database } from "@/lib/platform/store";
import type { Reader } from "@/lib/platform/store/database";
import { referredBy, rowsById } from "@/lib/platform/store/rows-by-id";
import { banCursor, bansOf, countBans, isKept, lasts, OF_NO_ACCOUNT } from "./ban-queries";
import { factsOf } from "./fact-queries";
import type { DeskView } from "./page-views";
import { groupsJoined, listView, personView, ROWS } from "./people-queries";
import { can, openOffer, permissions, roleOf } from "./policy";
import { Actions, GroupSeats, Invitations, Memberships } from "./record";
import { GuardedGroup, positionOf, type Seen } from "./standing-queries";
import type { Action, BanRow, ListView, RecordRow, RequestRow, TransferView, WaitRow } from "./views";

/** A page of the people in one state, in order, and one row more. `after` is the sequence number of the last row of the page before. */
function rowsOf(reader: Reader, groupId: string, state: "requested" | "waiting", after: string | undefined) {
  const [number = -1] = after === undefined ? [] : pageOf(/^\d{1,15}$/.exec(after));
  return reader.list(Memberships, { where: { groupId, state, sequence: { gt: Number(number) } }, by: "sequence", limit: ROWS + 1 });
}

const bySequence = ({ sequence }: { sequence: number }): string => String(sequence);

/** Runs `read` if the actor has the permission `action`. @throws AppError not_found, forbidden */
async function asOrganizer<T>(
  actor: Actor,
  groupId: string,
  read: (reader: Reader, seen: Seen) => Promise<T>,
  action: Action = "organize",
): Promise<T> {
  const db = await database();
  return db.read(async (reader) => {
    const { thing: group, standing } = await permit(actor, GuardedGroup, groupId, action, { reader });
    return read(reader, { group, standing });
  });
}

/** The requests to join, the oldest first, with the answers. */
export const listRequests = (actor: Actor, groupId: string, after?: string): Promise<ListView<RequestRow>> =>
  asOrganizer(actor, groupId, async (reader) =>
    listView(await rowsOf(reader, groupId, "requested", after), bySequence, async (rows) => {
      const accounts = await referredBy(reader, Accounts, rows, ({ accountId }) => accountId);
      const items: RequestRow[] = [];
      for (const { accountId, since, answers } of rows) {
        const account = accounts.get(accountId);
        const groups = await groupsJoined(reader, accountId);
        items.push({ ...personView(accountId, account), requestedAt: since, answers, accountSince: account?.createdAt ?? since, groups });
      }
      return items;
    }),
  );

/** The waitlist, in order. */
export const listWaiting = (actor: Actor, groupId: string, after?: string): Promise<ListView<WaitRow>> =>
  asOrganizer(actor, groupId, async (reader) =>
    listView(await rowsOf(reader, groupId, "waiting", after), bySequence, async (rows) => {
      const accounts = await referredBy(reader, Accounts, rows, ({ accountId }) => accountId);
      const first = (await positionOf(reader, rows[0] ?? null)) ?? 1;
      return rows.map(({ accountId, since, answers }, at) => ({
        ...personView(accountId, accounts.get(accountId)),
        position: first + at,
        waitingSince: since,
        answers,
      }));
    }),
  );

/** The bans that have not ended. */
export const listBans = (actor: Actor, groupId: string, after?: string): Promise<ListView<BanRow>> =>
  asOrganizer(actor, groupId, async (reader, { standing }) =>
    listView(await bansOf(reader, groupId, after, standing.now), banCursor, async (rows) => {
      const lasting = rows.filter((ban) => lasts(ban, standing.now));
      const accounts = await rowsById(
        reader,
        Accounts,
        lasting.map((ban) => (isKept(ban) ? null : ban.accountId)),
      );
      return lasting.map((ban) => ({
        ...(isKept(ban)
          ? { _id: ban._id, displayName: OF_NO_ACCOUNT, photoURL: null, bannedAt: null }
          : { ...personView(ban.accountId, accounts.get(ban.accountId)), bannedAt: ban.since }),
        until: ban.until,
        reason: ban.reason ?? "",
        can: { lift: shown(can(standing, "ban")) },
      }));
    }),
  );

/** The record of actions, the newest first. */
export const listActions = (actor: Actor, groupId: string, after?: string): Promise<ListView<RecordRow>> =>
  asOrganizer(actor, groupId, async (reader) => {
    const page = pageOf(await reader.page(Actions, { where: { groupId }, by: "at", descending: true, limit: ROWS, after }));
    const rows = page.items;
    const accounts = await rowsById(
      reader,
      Accounts,
      rows.flatMap(({ actorId, personId }) => [actorId, personId]),
    );
    const items = rows.map(({ _id, at, action, actorId, personId, detail, until }) => {
      const person = personId === null ? null : nameOf(accounts.get(personId));
      return { _id, at, action, actor: nameOf(accounts.get(actorId)), person, self: personId === actorId, detail, until };
    });
    return { items, next: nextCursor(page) };
  });

async function transferOf(reader: Reader, { group, standing: { now } }: Seen): Promise<TransferView | null> {
  const offer = openOffer(group, now);
  if (offer === null) return null;
  const { ownerId } = group;
  const { personId, offeredAt, expiresAt } = offer;
  const accounts = await rowsById(reader, Accounts, [personId, ownerId]);
  return { person: personView(personId, accounts.get(personId)), offeredBy: nameOf(accounts.get(ownerId ?? "")), offeredAt, expiresAt };
}

/** The data that every page of a group's desk shows at its top. @throws AppError not_found, forbidden */
export const getDesk = (actor: Actor, groupId: string): Promise<DeskView> =>
  asOrganizer(actor, groupId, async (reader, seen) => {
    const { group, standing } = seen;
    const { membership, now } = standing;
    const { description, startDate, status, move } = group;
    const counts = await reader.counts(Memberships, groupId);
    const total = (...keys: string[]) => keys.reduce((sum, key) => sum + (counts.get(key)?.total ?? 0), 0);
    const invitations = await reader.count(Invitations, { groupId, stand: "open", expiresAt: { gt: now } });
    return {
      group: { ...factsOf(group, await reader.get(GroupSeats, groupId)), description, startDate, status },
      counts: {
        requests: total("requested"),
        members: total("owner", "organizer", "member"),
        organizers: total("owner", "organizer"),
        waiting: total("waiting"),
        banned: await countBans(reader, groupId, total("banned"), now),
        invitations,
      },
      role: roleOf(membership) === "owner" ? "owner" : "organizer",
      can: permissions(standing),
      transfer: await transferOf(reader, seen),
      move,
    };
  });
