import "server-only";
import { Accounts } from "@/lib/accounts/record";
import { Invitations } from "@/lib/memberships/record";
import { database } from "@/lib/platform/store";
import { choiceOf, DEFAULT_SETTINGS, stopsInvitations } from "./delivery-rules";
import { NOTICE_TOPICS, TOPIC_RULES } from "./kind-schema";
import { NoticeSettings, RestedAddresses } from "./record";
import { readUnsubscribeToken, restedHash, type Stoppable } from "./secrets";

/** What the link in a mail can stop, and whether it is stopped already. */
interface UnsubscribePage {
  /** Ends the sentence "Mails about …". */
  mails: string;
  off: boolean;
  /** Whether the reader has settings; false for an address that was only invited. */
  settings: boolean;
}

function mailsOf(what: Stoppable): string {
  if (what === "address") return "Invitations to this address";
  if (what === "daily" || what === "weekly") return `Mails of your ${what} summary`;
  const { title } = TOPIC_RULES[what];
  return `Mails about ${title.charAt(0).toLowerCase()}${title.slice(1)}`;
}

/**
 * For the person who has the mail; they need not sign in. Null for a link that is not ours, and for one that can no longer stop anything.
 * @throws AppError unavailable
 */
export async function getUnsubscribePage(token: string): Promise<UnsubscribePage | null> {
  const read = await readUnsubscribeToken(token);
  if (!read) return null;
  const { id, what } = read;
  const db = await database();
  return db.read(async (reader) => {
    if (what === "address") {
      const invitation = await reader.get(Invitations, id);
      if (!invitation?.email) return null;
      const rest = await reader.first(RestedAddresses, { addressHash: await restedHash(invitation.email) });
      return { mails: mailsOf(what), off: rest !== null && stopsInvitations(rest), settings: false };
    }
    // The account may have been deleted since the mail was sent.
    if (!(await reader.get(Accounts, id))) return null;
    const settings = (await reader.get(NoticeSettings, id)) ?? DEFAULT_SETTINGS;
    const off =
      what === "daily" || what === "weekly"
        ? NOTICE_TOPICS.every((topic) => choiceOf(settings, topic).mail !== what)
        : choiceOf(settings, what).mail === "never";
    return { mails: mailsOf(what), off, settings: true };
  });
}
