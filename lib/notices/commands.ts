import "server-only";
import { parse } from "@/lib/parse";
import type { Actor } from "@/lib/platform/permission/actor";
import { database } from "@/lib/platform/store";
import { getNoticeSettings, unreadOf } from "./queries";
import { noticeReads } from "./read-store";
import { ReadInput, SettingsInput, type SettingsView, type Unread } from "./schema";
import { restedHash } from "./secrets";
import { noticeSettings } from "./settings-store";

/** Marks one's notices as read: some, or all there are now. Those of others and those that are gone are passed over. @throws AppError invalid */
export async function markRead(actor: Actor, input: unknown): Promise<Unread> {
  await noticeReads.mark(actor, parse(ReadInput, input));
  const db = await database();
  return db.read((reader) => unreadOf(reader, actor.accountId));
}

/** What is not given stays as it is. @throws AppError invalid, not_found (also for a group one is not in), conflict */
export async function changeNoticeSettings(actor: Actor, input: unknown): Promise<SettingsView> {
  await noticeSettings.change(actor, parse(SettingsInput, input), await restedHash(actor.email));
  return getNoticeSettings(actor);
}
