import "server-only";
import { Accounts } from "@/lib/accounts/record";
import type { Database } from "@/lib/platform/store/database";
import { choiceOf, DEFAULT_SETTINGS, isMuted } from "./delivery-rules";
import { KIND_RULES } from "./kind-schema";
import { type Notice, NoticeSettings, RestedAddresses } from "./record";
import { restedHash } from "./secrets";
import { type Hearer, type Told, toldNotices } from "./view-queries";

export async function isRested(db: Database, email: string): Promise<boolean> {
  const addressHash = await restedHash(email);
  return (await db.read((reader) => reader.first(RestedAddresses, { addressHash }))) !== null;
}

export interface Addressee extends Hearer {
  displayName: string | null;
  email: string;
  told: Told[];
}

/**
 * What is still to be mailed of some notices at this moment, and to whom: choices, muted groups, permissions and the address may have
 * changed since. Null when there is nobody to mail to.
 */
export async function addresseeOf(db: Database, accountId: string, rows: readonly Notice[]): Promise<Addressee | null> {
  const known = await db.read(async (reader) => {
    const account = await reader.get(Accounts, accountId);
    if (!account?.emailVerified) return null;
    const settings = (await reader.get(NoticeSettings, accountId)) ?? DEFAULT_SETTINGS;
    const now = new Date().toISOString();
    const wanted = rows.filter(({ kind, groupId }) => {
      const { topic } = KIND_RULES[kind];
      return topic !== null && choiceOf(settings, topic).mail !== "never" && !isMuted(settings, kind, groupId, now);
    });
    const { displayName, email, zone } = account;
    const told = await toldNotices(reader, { accountId, zone }, wanted, now);
    return { accountId, zone, displayName, email, told: told.filter(({ matters }) => matters) };
  });
  return known === null || known.told.length === 0 || (await isRested(db, known.email)) ? null : known;
}
