import "server-only";
import { Accounts } from "@/lib/accounts/record";
import { found } from "@/lib/errors";
import { Groups } from "@/lib/groups/record";
import { Memberships } from "@/lib/memberships/record";
import type { Actor } from "@/lib/platform/permission/actor";
import { database } from "@/lib/platform/store";
import { spokenDay } from "@/lib/spoken-time";
import { distinct } from "./context-queries";
import { NoticeSettings } from "./record";
import type { Mute, MuteList } from "./schema";

/** How many groups are listed beside the muted ones. For any other group, the choice is on the group's own page. */
const MOST_LISTED = 30;

const isOver = (until: string | null, now: string): boolean => until !== null && until <= now;

/** Whether the actor has muted a group, and for how long. @throws AppError unavailable */
export async function muteOf({ accountId }: Actor, groupId: string): Promise<Mute> {
  const db = await database();
  return db.read(async (reader) => {
    const settings = await reader.get(NoticeSettings, accountId);
    const mute = settings?.muted.find((one) => one.groupId === groupId);
    if (!mute || isOver(mute.until, new Date().toISOString())) return null;
    const account = await reader.get(Accounts, accountId);
    return account && { until: mute.until && spokenDay(mute.until, account.zone) };
  });
}

/**
 * The groups the actor can mute, by name: the muted ones, those they run, and those they joined last. @throws AppError not_found,
 * unavailable
 */
export async function listMutes({ accountId }: Actor): Promise<MuteList> {
  const now = new Date().toISOString();
  const db = await database();
  return db.read(async (reader) => {
    const { zone } = found(await reader.get(Accounts, accountId));
    const settings = await reader.get(NoticeSettings, accountId);
    const muted = (settings?.muted ?? []).filter(({ until }) => !isOver(until, now));
    const inSection = (section: string) =>
      reader.excerpts(Memberships, {
        where: { accountId, section },
        fields: ["groupId"],
        by: "since",
        descending: true,
        limit: MOST_LISTED + 1,
      });
    const joined = [...(await inSection("run")), ...(await inSection("belong"))].map(({ groupId }) => groupId);
    const ids = distinct([...muted.map(({ groupId }) => groupId), ...joined.slice(0, MOST_LISTED)]);
    const groups = (await reader.getAll(Groups, ids)).map(({ _id, groupName, imageUrl }) => {
      const mute = muted.find(({ groupId }) => groupId === _id);
      return { groupId: _id, groupName, imageUrl, mute: mute ? { until: mute.until && spokenDay(mute.until, zone) } : null };
    });
    return {
      groups: groups.sort((one, other) => one.groupName.localeCompare(other.groupName, "en")),
      more: joined.length > MOST_LISTED,
    };
  });
}
