import { Groups } from "@/lib/groups/record";
import { GroupSeats, Memberships } from "@/lib/memberships/record";
import type { Store } from "@/tests/support/nouns";

/**
 * Returns the broken rules of a group: counts equal the rows, there is one owner, nobody waits while a place is free, and no sequence
 * number is used twice.
 */
export async function groupProblems(store: Store, groupId: string): Promise<string[]> {
  const [rows, seats, group] = await store.db.read(async (reader) => [
    await reader.list(Memberships, { where: { groupId } }),
    await reader.get(GroupSeats, groupId),
    await reader.get(Groups, groupId),
  ]);
  if (!seats || !group) return ["the group is gone"];
  const of = (state: string) => rows.filter((row) => row.state === state);
  const [members, line, requests] = [of("member"), of("waiting"), of("requested")];
  const owners = members.filter(({ role }) => role === "owner").map(({ accountId }) => accountId);
  const open = group.closedAt === null;
  const checks: [boolean, string][] = [
    [seats.memberCount === members.length, `${seats.memberCount} counted for ${members.length} members`],
    [seats.waitingCount === line.length, `${seats.waitingCount} counted for ${line.length} in line`],
    [seats.requestCount === requests.length, `${seats.requestCount} counted for ${requests.length} requests`],
    [new Set(rows.map(({ accountId }) => accountId)).size === rows.length, "somebody is there twice"],
    [new Set(line.map(({ sequence }) => sequence)).size === line.length, "a number in line is given twice"],
    [rows.every(({ sequence }) => sequence < seats.nextSequence), "a number was given before its time"],
    [owners.join() === (group.ownerId ?? ""), `owners ${owners.join()} of a group of ${group.ownerId}`],
    [!open || owners.length === 1, `${owners.length} owners`],
    [!open || line.length === 0 || members.length >= group.maxMembers, "somebody waits beside a free place"],
  ];
  return checks.flatMap(([holds, problem]) => (holds ? [] : [problem]));
}
