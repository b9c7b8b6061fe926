import "server-only";
import { Groups } from "@/lib/groups/record";
import { GroupSeats, Memberships } from "@/lib/memberships/record";
import type { Database, Reader } from "@/lib/platform/store/database";
import { rowsById } from "@/lib/platform/store/rows-by-id";
import { choiceOf, DEFAULT_SETTINGS, isMuted } from "./delivery-rules";
import { NoticeSettings } from "./record";
import type { Desk } from "./waiting-rules";

/** A summary looks at this many groups at most: those the person has run for the shortest time. */
const MOST_DESKS = 20;

async function desksIn(reader: Reader, groupIds: readonly string[]): Promise<Desk[]> {
  const seats = await rowsById(reader, GroupSeats, groupIds);
  const groups = await reader.getAll(Groups, groupIds);
  return groups.map(({ _id, groupName, maxMembers }) => {
    const { requestCount = 0, memberCount = 0 } = seats.get(_id) ?? {};
    return { groupId: _id, groupName, requests: requestCount, taken: memberCount, max: maxMembers };
  });
}

/** Null when the group was deleted. @throws AppError unavailable */
export const deskOf = (db: Database, groupId: string): Promise<Desk | null> =>
  db.read(async (reader) => (await desksIn(reader, [groupId]))[0] ?? null);

/**
 * The groups a person runs in which requests wait for an answer, for a summary. Empty if the person wants no mail about requests; without
 * the groups whose requests they do not want.
 * @throws AppError unavailable
 */
export const desksThatWait = (db: Database, accountId: string): Promise<Desk[]> =>
  db.read(async (reader) => {
    const settings = (await reader.get(NoticeSettings, accountId)) ?? DEFAULT_SETTINGS;
    if (choiceOf(settings, "requests").mail === "never") return [];
    const newest = { by: "since", descending: true, limit: MOST_DESKS } as const;
    const run = await reader.excerpts(Memberships, { where: { accountId, section: "run" }, fields: ["groupId"], ...newest });
    const now = new Date().toISOString();
    const heard = run.flatMap(({ groupId }) => (isMuted(settings, "request-received", groupId, now) ? [] : [groupId]));
    return (await desksIn(reader, heard)).filter(({ requests }) => requests > 0);
  });
