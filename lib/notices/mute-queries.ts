import "server-only";
import { Accounts } from "@/lib/accounts/record";
import type { Actor } from "@/lib/platform/permission/actor";
import { database } from "@/lib/platform/store";
import { spokenDay } from "@/lib/spoken-time";
import { NoticeSettings } from "./record";
import type { Mute } from "./schema";

/** Whether somebody hears nothing from a group just now, and for how long. @throws AppError unavailable */
export async function muteOf({ accountId }: Actor, groupId: string): Promise<Mute> {
  const db = await database();
  const [settings, account] = await db.read((reader) =>
    Promise.all([reader.get(NoticeSettings, accountId), reader.get(Accounts, accountId)]),
  );
  const mute = settings?.muted.find((one) => one.groupId === groupId);
  if (!mute || !account || (mute.until !== null && mute.until <= new Date().toISOString())) return null;
  return { until: mute.until && spokenDay(mute.until, account.zone) };
}
