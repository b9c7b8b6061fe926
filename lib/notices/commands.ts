import "server-only";
import { parse } from "@/lib/parse";
import type { Actor } from "@/lib/platform/permission/actor";
import { database } from "@/lib/platform/store";
import { getNoticeSettings, unreadOf } from "./queries";
import { noticeReads } from "./read-store";
import { ReadInput, SettingsInput, type SettingsView, type Unread } from "./schema";
import { restedHash } from "./secrets";
import { noticeSettings } from "./settings-store";

/**
 * Marks the actor's notices as read: the given ones, or all there are now. Ids of other people's notices or of deleted ones are ignored.
 * @throws AppError invalid
 */
export async function markRead(actor: Actor, input: unknown): Promise<Unread> {
  await noticeReads.mark(actor, parse(ReadInput, input));
  const db = await database();
  return db.read((reader) => unreadOf(reader, actor.accountId));
}

/** Fields that are not given stay as they are. @throws AppError invalid, not_found (also for a group the actor is not in), conflict */
export async function changeNoticeSettings(actor: Actor, input: unknown): Promise<SettingsView> {
  await noticeSettings.change(actor, parse(SettingsInput, input), await restedHash(actor.email));
  return getNoticeSettings(actor);
}
