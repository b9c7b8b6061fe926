import "server-only";
import { createHmac, timingSafeEqual } from "node:crypto";
import { ID } from "@/lib/id";
import { authSecret } from "@/lib/platform/auth/secret";
import { NOTICE_TOPICS, type NoticeTopic } from "./kind-schema";

/** What a mail can be stopped for: its topic, summaries of a kind, or, for somebody without an account, invitations. */
const STOPPABLE = [...NOTICE_TOPICS, "daily", "weekly", "address"] as const;
export type Stoppable = NoticeTopic | "daily" | "weekly" | "address";

const TOKEN = new RegExp(`^(${ID})\\.([a-z-]+)\\.([\\w-]{43})$`);

const seal = async (words: string): Promise<string> =>
  createHmac("sha256", await authSecret())
    .update(words)
    .digest("base64url");

/**
 * What stops one kind of mail for one person (for `address`, of one invitation) and can do nothing else; it works for as long as the mail
 * is kept.
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

/** An address that rests, as it is kept: without the server's key nobody finds out whose it is. */
export const restedHash = (email: string): Promise<string> => seal(`hobbyhub rest ${email}`);
