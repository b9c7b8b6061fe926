import "server-only";
import { type Account, Accounts } from "@/lib/accounts/record";
import { AppError, found } from "@/lib/errors";
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

/** Changes the settings in the step that reads them, so that two of them never lose one another's choice. @throws AppError not_found */
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

/** Each topic with what is given of its choice; the other half is as it stands now, not as it was where somebody chose. */
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
  if (others.length >= MOST_MUTED) throw new AppError("conflict", `${MOST_MUTED} groups are muted. Let some of them speak first.`);
  return [...others, { groupId, until: until === "always" ? null : until }];
}

/** Within a step of the group. */
export async function unmute(tx: Transaction, { groupId, accountId }: Departure): Promise<void> {
  const { muted = [] } = (await tx.lock(NoticeSettings, accountId)) ?? {};
  const others = muted.filter((mute) => mute.groupId !== groupId);
  if (others.length < muted.length) await tx.update(NoticeSettings, accountId, { muted: others });
}

const settingsStore = (open: () => Promise<Database>) => ({
  /**
   * What is not given stays as it is.
   * @param addressHash of the actor's address, which mail goes to again where they say that it works
   * @throws AppError not_found (also for a group one is not in), conflict
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
          // Not of one who waits either: what they hear is no more than they have to know, and comes through a mute.
          const { state } = (await tx.first(Memberships, { groupId: mute.groupId, accountId })) ?? {};
          if (state !== "member") throw new AppError("not_found", "You are not in this group, so it tells you nothing.");
        }
        const account = await changeIn(tx, accountId, (settings) => ({
          ...given,
          topics: topicsWith(settings, topics),
          ...(mute && { muted: mutedWith(settings, mute, now) }),
        }));
        const { mail = "never" } = topics.invitations ?? {};
        // Whoever proved the address decides anew what a link in a mail to it has stopped.
        if (mail !== "never" && account.emailVerified) await inviteAgain(tx, addressHash);
        if (works) await mailAgain(tx, addressHash, account);
      },
      { key: accountId },
    );
  },

  /** For whoever holds a mail to this account, without a session. @throws AppError not_found */
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
