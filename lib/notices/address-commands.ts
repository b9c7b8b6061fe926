import "server-only";
import { Accounts } from "@/lib/accounts/record";
import { normalizeEmail } from "@/lib/email-address";
import { found } from "@/lib/errors";
import { recordAccountEvent } from "@/lib/events/store";
import { Invitations } from "@/lib/memberships/record";
import { database } from "@/lib/platform/store";
import { newId } from "@/lib/platform/store/id";
import { changeSettings } from "./commands";
import { choiceOf, type Settings } from "./delivery-rules";
import { TOPICS, type Topic } from "./kind-schema";
import { RestedAddresses } from "./record";
import { readUnsubscribeToken, restedHash, type Stoppable } from "./secrets";

type Why = "bounced" | "complained" | "unwanted";

/**
 * No more mail to an address but what concerns an account. Whoever has an account with it is told in the app, once. Twice is once.
 */
export async function restAddress(address: string, why: Why): Promise<void> {
  const email = normalizeEmail(address);
  const addressHash = await restedHash(email);
  const since = new Date().toISOString();
  const db = await database();
  await db.write(
    async (tx) => {
      const known = await tx.first(RestedAddresses, { addressHash });
      if (known && (known.why === why || known.why !== "unwanted")) return;
      const account = await tx.first(Accounts, { email });
      const accountId = account?._id ?? null;
      if (known) await tx.update(RestedAddresses, known._id, { why, since, accountId });
      else await tx.insert(RestedAddresses, { _id: newId(), addressHash, accountId, why, since });
      if (accountId !== null && why !== "unwanted") await recordAccountEvent(tx, accountId, "mail-rested", since);
    },
    { key: addressHash },
  );
}

const isTopic = (what: Stoppable): what is Topic => TOPICS.some((topic) => topic === what);

/** The mails of a topic, or every topic that comes in such a summary, become "never"; in the app nothing changes. */
function stopped(now: Settings, what: Stoppable): Settings["topics"] {
  const stopping = isTopic(what) ? [what] : TOPICS.filter((topic) => choiceOf(now, topic).mail === what);
  return { ...now.topics, ...Object.fromEntries(stopping.map((topic) => [topic, { ...choiceOf(now, topic), mail: "never" as const }])) };
}

/** Stops one kind of mail, for whoever holds the mail: nobody has to sign in. Twice is once. @throws AppError not_found */
export async function unsubscribe(token: string): Promise<{ unsubscribed: true }> {
  const { id, what } = found(await readUnsubscribeToken(token), "This link is not one of ours. Perhaps its end is missing.");
  const db = await database();
  if (what === "address") {
    const { email } = found(await db.read((reader) => reader.get(Invitations, id)));
    if (email !== null) await restAddress(email, "unwanted");
  } else await db.write((tx) => changeSettings(tx, id, (now) => ({ topics: stopped(now, what) })));
  return { unsubscribed: true };
}
