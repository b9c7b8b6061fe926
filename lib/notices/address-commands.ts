import "server-only";
import { normalizeEmail } from "@/lib/email-address";
import { found } from "@/lib/errors";
import { Invitations } from "@/lib/memberships/record";
import { database } from "@/lib/platform/store";
import { restedAddresses } from "./address-store";
import { choiceOf, type Settings } from "./delivery-rules";
import { NOTICE_TOPICS, type NoticeTopic } from "./kind-schema";
import type { Resting } from "./record";
import { readUnsubscribeToken, restedHash, type Stoppable } from "./secrets";
import { noticeSettings } from "./settings-store";

/**
 * Stops all mail to an address except mail about an account. If an account has this address, its owner gets one notice in the app. Calling
 * it again changes nothing.
 */
export async function restAddress(address: string, why: Resting["why"]): Promise<void> {
  const email = normalizeEmail(address);
  await restedAddresses.rest(email, await restedHash(email), why);
}

const isTopic = (what: Stoppable): what is NoticeTopic => NOTICE_TOPICS.some((topic) => topic === what);

/**
 * Sets the mail of one topic, or of every topic whose mail comes in this kind of summary, to "never". What the app shows stays as it is.
 */
function stopped(now: Settings, what: Stoppable): Settings["topics"] {
  const stopping = isTopic(what) ? [what] : NOTICE_TOPICS.filter((topic) => choiceOf(now, topic).mail === what);
  return { ...now.topics, ...Object.fromEntries(stopping.map((topic) => [topic, { ...choiceOf(now, topic), mail: "never" as const }])) };
}

/**
 * Stops one kind of mail for the person who has the mail; they need not sign in. Calling it again changes nothing. @throws AppError
 * not_found
 */
export async function unsubscribe(token: string): Promise<{ unsubscribed: true }> {
  const { id, what } = found(await readUnsubscribeToken(token), "This link is not one of ours. Perhaps its end is missing.");
  if (what === "address") {
    const db = await database();
    const invitation = await db.read((reader) => reader.get(Invitations, id));
    // Once the invitation's address is deleted, nothing can be stopped. So this link is refused instead of answering that mail was stopped.
    await restAddress(found(invitation?.email ?? null, "This link is over: the invitation it came with has ended long ago."), "unwanted");
  } else await noticeSettings.chooseTopics(id, (now) => stopped(now, what));
  return { unsubscribed: true };
}
