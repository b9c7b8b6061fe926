import "server-only";
import { createHmac, timingSafeEqual } from "node:crypto";
import { ID } from "@/lib/id";
import { authSecret } from "@/lib/platform/auth/secret";
import { NOTICE_TOPICS, type NoticeTopic } from "./kind-schema";

/** What an unsubscribe link can stop: a topic, one kind of summary, or (for a person without an account) invitations. */
const STOPPABLE = [...NOTICE_TOPICS, "daily", "weekly", "address"] as const;
export type Stoppable = NoticeTopic | "daily" | "weekly" | "address";

const TOKEN = new RegExp(`^(${ID})\\.([a-z-]+)\\.([\\w-]{43})$`);

const seal = async (words: string): Promise<string> =>
  createHmac("sha256", await authSecret())
    .update(words)
    .digest("base64url");

/**
 * A token that stops one kind of mail for one person (for `address`: `id` is an invitation's) and can do nothing else. It does not expire,
 * because people keep mails.
 */
export const unsubscribeToken = async (id: string, what: Stoppable): Promise<string> =>
  `${id}.${what}.${await seal(`hobbyhub unsubscribe ${id} ${what}`)}`;

/** Null for a token that we did not make. */
export async function readUnsubscribeToken(token: string): Promise<{ id: string; what: Stoppable } | null> {
  const [, id, word, given] = TOKEN.exec(token) ?? [];
  const what = STOPPABLE.find((each) => each === word);
  if (!id || !what || !given) return null;
  const right = await seal(`hobbyhub unsubscribe ${id} ${what}`);
  return timingSafeEqual(Buffer.from(given), Buffer.from(right)) ? { id, what } : null;
}

/** The form in which an address that gets no mail is stored. Without the server's key, nobody can tell which address it is. */
export const restedHash = (email: string): Promise<string> => seal(`hobbyhub rest ${email}`);
