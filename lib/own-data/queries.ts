import "server-only";
import { nameOf } from "@/lib/accounts/name-rules";
import { Accounts } from "@/lib/accounts/record";
import { DELETION_DAYS } from "@/lib/accounts/tasks";
import { found } from "@/lib/errors";
import { openGroupsOf } from "@/lib/groups/own-queries";
import { type Group, Groups } from "@/lib/groups/record";
import { openOffer } from "@/lib/memberships/policy";
import { GroupSeats, Memberships } from "@/lib/memberships/record";
import type { Actor } from "@/lib/platform/permission/actor";
import { database } from "@/lib/platform/store";
import type { Reader } from "@/lib/platform/store/database";
import { referredBy } from "@/lib/platform/store/rows-by-id";
import { spokenDay, spokenMoment } from "@/lib/spoken-time";
import type { Heir, LeavingView, OwnGroup } from "./schema";

/** How many heirs the list offers. To choose another person, the owner uses the member list of the group. */
const MOST_HEIRS = 12;

/** The group's organizers first, then those who have been members longest. */
async function heirsOf(reader: Reader, groupId: string): Promise<Heir[]> {
  const of = (role: "organizer" | "member") =>
    reader.list(Memberships, { where: { groupId, state: "member", role }, by: "sequence", limit: MOST_HEIRS });
  const rows = [...(await of("organizer")), ...(await of("member"))].slice(0, MOST_HEIRS);
  const accounts = await referredBy(reader, Accounts, rows, ({ accountId }) => accountId);
  return rows.map(({ accountId, role }) => ({
    _id: accountId,
    displayName: nameOf(accounts.get(accountId)),
    organizes: role === "organizer",
  }));
}

async function ownGroup(reader: Reader, group: Group, zone: string, now: string): Promise<OwnGroup> {
  const { _id, groupName, imageUrl } = group;
  const seats = await reader.get(GroupSeats, _id);
  const offered = openOffer(group, now);
  const heir = offered && (await reader.get(Accounts, offered.personId));
  return {
    _id,
    groupName,
    imageUrl,
    others: Math.max(0, (seats?.memberCount ?? 1) - 1),
    offered: offered && { to: nameOf(heir), until: spokenDay(offered.expiresAt, zone) },
    heirs: offered ? [] : await heirsOf(reader, _id),
  };
}

/**
 * What the account page shows about deletion: when the account will be deleted, the actor's open groups, and how many closed ones. @throws
 * AppError not_found, unavailable
 */
export async function getLeaving({ accountId }: Actor): Promise<LeavingView> {
  const now = new Date().toISOString();
  const db = await database();
  return db.read(async (reader) => {
    const { deletionAt, zone } = found(await reader.get(Accounts, accountId));
    const groups: OwnGroup[] = [];
    for (const row of await openGroupsOf(reader, accountId)) groups.push(await ownGroup(reader, row, zone, now));
    return {
      goesOn: deletionAt && spokenMoment(deletionAt, zone),
      waits: deletionAt !== null && deletionAt <= now,
      days: DELETION_DAYS,
      groups,
      closed: await reader.count(Groups, { ownerId: accountId, closedAt: { gt: "" } }),
    };
  });
}
