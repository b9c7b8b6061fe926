import "server-only";
import { Accounts } from "@/lib/accounts/record";
import { AppError, found } from "@/lib/errors";
import { Memberships } from "@/lib/memberships/record";
import { parse } from "@/lib/parse";
import type { Actor } from "@/lib/platform/permission/actor";
import { database } from "@/lib/platform/store";
import type { Transaction } from "@/lib/platform/store/database";
import { DEFAULT_SETTINGS, type Settings } from "./delivery-rules";
import { getNoticeSettings, unreadOf } from "./queries";
import { NoticeSettings, Notices, RestedAddresses } from "./record";
import { ReadInput, SettingsInput, type SettingsView, type Unread } from "./schema";
import { restedHash } from "./secrets";

/** Marked in one step; whoever has more unread ones than this goes on with the next. */
const BATCH = 200;
const MOST_MUTED = 500;

/** Marks one's notices as read: some, or all there are now. Those of others and those that are gone are passed over. @throws AppError invalid */
export async function markRead({ accountId }: Actor, input: unknown): Promise<Unread> {
  const wish = parse(ReadInput, input);
  const db = await database();
  const readAt = new Date().toISOString();
  const unread = { accountId, shown: true, readAt: null } as const;
  const where = "ids" in wish ? { ...unread, _id: { in: wish.ids } } : { ...unread, at: { lte: readAt } };
  for (let more = true; more; ) {
    more = await db.write(async (tx) => {
      const rows = await tx.list(Notices, { where, by: "at", limit: BATCH });
      for (const { _id } of rows) await tx.update(Notices, _id, { readAt });
      return rows.length === BATCH;
    });
  }
  return db.read((reader) => unreadOf(reader, accountId));
}

/** Changes the settings in the step that reads them, so that two of them never lose one another's choice. @throws AppError not_found */
export async function changeSettings(tx: Transaction, accountId: string, edit: (now: Settings) => Partial<Settings>): Promise<void> {
  found(await tx.lock(Accounts, accountId));
  const row = await tx.get(NoticeSettings, accountId);
  if (row) await tx.update(NoticeSettings, accountId, edit(row));
  else await tx.insert(NoticeSettings, { _id: accountId, ...DEFAULT_SETTINGS, ...edit(DEFAULT_SETTINGS) });
}

type Mute = NonNullable<SettingsInput["mute"]>;

function mutedWith({ muted }: Settings, { groupId, until }: Mute, now: string): Settings["muted"] {
  const others = muted.filter((mute) => mute.groupId !== groupId && (mute.until === null || mute.until > now));
  if (until === "off") return others;
  if (others.length >= MOST_MUTED) throw new AppError("conflict", `${MOST_MUTED} groups are muted. Let some of them speak first.`);
  return [...others, { groupId, until: until === "always" ? null : until }];
}

/** What is not given stays as it is. @throws AppError invalid, not_found (also for a group one is not in), conflict */
export async function changeNoticeSettings(actor: Actor, input: unknown): Promise<SettingsView> {
  const { topics = {}, mute, mailAgain, ...others } = parse(SettingsInput, input);
  const given = Object.fromEntries(Object.entries(others).filter(([, value]) => value !== undefined)) as Partial<Settings>;
  const { accountId } = actor;
  const now = new Date().toISOString();
  const addressHash = await restedHash(actor.email);
  const db = await database();
  await db.write(async (tx) => {
    if (mute && mute.until !== "off")
      found(await tx.first(Memberships, { groupId: mute.groupId, accountId }), "You are not in this group, so it tells you nothing.");
    await changeSettings(tx, accountId, (settings) => ({
      ...given,
      topics: { ...settings.topics, ...topics },
      ...(mute && { muted: mutedWith(settings, mute, now) }),
    }));
    if (mailAgain) await tx.deleteAll(RestedAddresses, { addressHash, why: { not: "unwanted" } });
  });
  return getNoticeSettings(actor);
}
