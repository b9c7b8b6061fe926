import "server-only";
import { type Account, Accounts } from "@/lib/accounts/record";
import { AppError, found, invalidFields } from "@/lib/errors";
import type { Departure } from "@/lib/memberships/occasions";
import { Memberships } from "@/lib/memberships/record";
import type { Actor } from "@/lib/platform/permission/actor";
import { database } from "@/lib/platform/store";
import type { Database, Transaction } from "@/lib/platform/store/database";
import { inviteAgain, mailAgain } from "./address-store";
import { choiceOf, DEFAULT_SETTINGS, type Settings } from "./delivery-rules";
import { moveDigests } from "./digest-store";
import { NOTICE_TOPICS } from "./kind-schema";
import { NoticeSettings } from "./record";
import type { SettingsInput } from "./schema";

const MOST_MUTED = 500;

/**
 * Changes the settings in the transaction that reads them, so that two changes at the same time do not overwrite each other. @throws
 * AppError not_found
 */
async function changeIn(tx: Transaction, accountId: string, edit: (now: Settings) => Partial<Settings>): Promise<Account> {
  const account = found(await tx.lock(Accounts, accountId));
  const row = await tx.get(NoticeSettings, accountId);
  const before = row ?? DEFAULT_SETTINGS;
  const edited = edit(before);
  if (row) await tx.update(NoticeSettings, accountId, edited);
  else await tx.insert(NoticeSettings, { _id: accountId, ...before, ...edited });
  await moveDigests(tx, accountId, { ...before, ...edited }, account.zone);
  return account;
}

/**
 * Merges the given half of each choice. The other half is taken from the stored row, not from the page the person saw, which may be old.
 */
const topicsWith = (settings: Settings, given: NonNullable<SettingsInput["topics"]>): Settings["topics"] => ({
  ...settings.topics,
  ...Object.fromEntries(
    NOTICE_TOPICS.flatMap((topic) => (given[topic] ? [[topic, { ...choiceOf(settings, topic), ...given[topic] }]] : [])),
  ),
});

type Mute = NonNullable<SettingsInput["mute"]>;

function mutedWith({ muted }: Settings, { groupId, until }: Mute, now: string): Settings["muted"] {
  const others = muted.filter((mute) => mute.groupId !== groupId && (mute.until === null || mute.until > now));
  if (until === "off") return others;
  if (until !== "always" && until <= now) throw invalidFields({ "mute.until": ["Choose a moment that is still to come."] });
  if (others.length >= MOST_MUTED) throw new AppError("conflict", `${MOST_MUTED} groups are muted. Let some of them speak first.`);
  return [...others, { groupId, until: until === "always" ? null : until }];
}

/** Runs in the transaction of the group. */
export async function unmute(tx: Transaction, { groupId, accountId }: Departure): Promise<void> {
  const { muted = [] } = (await tx.lock(NoticeSettings, accountId)) ?? {};
  const others = muted.filter((mute) => mute.groupId !== groupId);
  if (others.length < muted.length) await tx.update(NoticeSettings, accountId, { muted: others });
}

const settingsStore = (open: () => Promise<Database>) => ({
  /**
   * Fields that are not given stay as they are.
   * @param addressHash of the actor's address; if they say that it works, mail is sent to it again
   * @throws AppError not_found (also for a group the actor is not in), conflict, invalid for a mute that would be over already
   */
  async change(
    { accountId }: Actor,
    { topics = {}, mute, mailAgain: works, ...others }: SettingsInput,
    addressHash: string,
  ): Promise<void> {
    const given = Object.fromEntries(Object.entries(others).filter(([, value]) => value !== undefined)) as Partial<Settings>;
    const now = new Date().toISOString();
    const db = await open();
    await db.write(
      async (tx) => {
        if (mute && mute.until !== "off") {
          // A person in the waiting line cannot mute the group either: they get only what they need to know, and a mute does not stop that.
          const { state } = (await tx.first(Memberships, { groupId: mute.groupId, accountId })) ?? {};
          if (state !== "member") throw new AppError("not_found", "You are not in this group, so it tells you nothing.");
        }
        const account = await changeIn(tx, accountId, (settings) => ({
          ...given,
          topics: topicsWith(settings, topics),
          ...(mute && { muted: mutedWith(settings, mute, now) }),
        }));
        const { mail = "never" } = topics.invitations ?? {};
        // A person who has proved the address may choose again what a link in a mail had stopped.
        if (mail !== "never" && account.emailVerified) await inviteAgain(tx, addressHash);
        if (works) await mailAgain(tx, addressHash, account);
      },
      { key: accountId },
    );
  },

  /** For a person who has a mail to this account, without a session. @throws AppError not_found */
  async chooseTopics(accountId: string, choose: (now: Settings) => Settings["topics"]): Promise<void> {
    const db = await open();
    await db.write(
      async (tx) => {
        await changeIn(tx, accountId, (now) => ({ topics: choose(now) }));
      },
      { key: accountId },
    );
  },
});

export const noticeSettings = settingsStore(database);
