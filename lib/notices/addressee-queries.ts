import "server-only";
import { Accounts, unprovenAddress } from "@/lib/accounts/record";
import { MailLinks } from "@/lib/links/record";
import type { Actor } from "@/lib/platform/permission/actor";
import { database } from "@/lib/platform/store";
import type { Database, Reader } from "@/lib/platform/store/database";
import { reachesLaterDate } from "./dates-queries";
import { choiceOf, DEFAULT_SETTINGS, isMuted, type Settings, stopsInvitations, withoutInvitations } from "./delivery-rules";
import { KIND_RULES } from "./kind-schema";
import { type Notice, NoticeSettings, RestedAddresses, type Resting } from "./record";
import { restedHash } from "./secrets";
import { afterQuiet } from "./time-rules";
import { type DetailedNotice, type Hearer, toldNotices } from "./view-queries";

/** Why an address gets no mail, or no invitations; null for an address that gets all mail. */
export const restOf = async (reader: Reader, email: string): Promise<Resting | null> =>
  reader.first(RestedAddresses, { addressHash: await restedHash(email) });

/** Mail to the address came back or was reported as spam, so none is sent. An owner who stopped invitations still gets all other mail. */
export const isRested = (rest: Resting | null): rest is Resting & { why: Exclude<Resting["why"], "unwanted"> } =>
  rest !== null && rest.why !== "unwanted";

/**
 * Whether the mail with the verification link to this person's address (or to the new address they asked for) came back. Only that person
 * sees this, and only for their own link: the result of other mail would tell a stranger about the address's real owner.
 */
export async function linkCameBack({ accountId }: Actor): Promise<boolean> {
  const db = await database();
  return db.read(async (reader) => {
    const account = await reader.get(Accounts, accountId);
    const email = account && unprovenAddress(account);
    const rest = email ? await restOf(reader, email) : null;
    if (!email || rest?.why !== "bounced") return false;
    const links = await reader.list(MailLinks, { where: { accountId, purpose: "verify", email } });
    return links.length > 0 && links.every(({ createdAt }) => createdAt < rest.since);
  });
}

/** The person's settings. If the address gets no invitations, none are mailed to it, whichever account has the address now. */
export async function settingsOf(reader: Reader, accountId: string, rest: Resting | null): Promise<Settings> {
  const settings = (await reader.get(NoticeSettings, accountId)) ?? DEFAULT_SETTINGS;
  return rest && stopsInvitations(rest) ? withoutInvitations(settings) : settings;
}

/** When mail to this person may be sent: now, or at the end of their quiet hours. */
export const awakeAt = (db: Database, accountId: string, now: string): Promise<string> =>
  db.read(async (reader) => {
    const settings = (await reader.get(NoticeSettings, accountId)) ?? DEFAULT_SETTINGS;
    const account = settings.quiet && (await reader.get(Accounts, accountId));
    return account ? afterQuiet(now, { ...settings, zone: account.zone }) : now;
  });

export interface Addressee extends Hearer {
  displayName: string | null;
  email: string;
  told: DetailedNotice[];
}

/**
 * Which of these notices are still to be mailed now, and to whom. The person's choices, muted groups, permissions and address may have
 * changed since. Null when there is nothing to mail or nobody to mail it to.
 */
export async function addresseeOf(db: Database, accountId: string, rows: readonly Notice[]): Promise<Addressee | null> {
  const known = await db.read(async (reader) => {
    const account = await reader.get(Accounts, accountId);
    if (!account?.emailVerified) return null;
    const rest = await restOf(reader, account.email);
    if (isRested(rest)) return null;
    const settings = await settingsOf(reader, accountId, rest);
    const now = new Date().toISOString();
    const wanted = rows.filter(({ kind, groupId }) => {
      const { topic } = KIND_RULES[kind];
      return topic !== null && choiceOf(settings, topic).mail !== "never" && !isMuted(settings, kind, groupId, now);
    });
    const { displayName, email, zone } = account;
    const told: DetailedNotice[] = [];
    for (const one of await toldNotices(reader, { accountId, zone }, wanted, now))
      if (one.matters || (one.ofMany && (await reachesLaterDate(reader, accountId, one.view, now)))) told.push(one);
    return { accountId, zone, displayName, email, told };
  });
  return known === null || known.told.length === 0 ? null : known;
}
