import "server-only";
import type { Actor } from "@/lib/platform/permission/actor";
import { database } from "@/lib/platform/store";
import { NoticeSettings } from "./record";

/** Whether somebody hears nothing from a group just now. @throws AppError unavailable */
export async function isMuted({ accountId }: Actor, groupId: string): Promise<boolean> {
  const db = await database();
  const settings = await db.read((reader) => reader.get(NoticeSettings, accountId));
  const mute = settings?.muted.find((one) => one.groupId === groupId);
  return mute !== undefined && (mute.until === null || mute.until > new Date().toISOString());
}
