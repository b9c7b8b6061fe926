import "server-only";
import { cookies, headers } from "next/headers";
import { redirect } from "next/navigation";
import { cache } from "react";
import type { Account } from "@/lib/accounts/record";
import { log } from "@/lib/log";
import { withCallbackUrl } from "@/lib/platform/auth/callback-url";
import { readSession, type SessionToken } from "@/lib/platform/auth/session";
import { afterAnswer } from "@/lib/platform/http/after-answer";
import { isSecure } from "@/lib/platform/http/origin";
import type { Actor } from "@/lib/platform/permission/actor";
import { mintActor } from "@/lib/platform/permission/mint-actor";
import { failIfWasAway } from "@/lib/platform/rendering/page-errors";
import { isDueForNote } from "./policy";
import type { SessionView } from "./schema";
import { sessions } from "./store";

/** Stores the visit after the response was sent. If that fails, the stored time is an hour too old, nothing more. */
const noted = (id: string) => sessions.note(id).catch((error: unknown) => log.warn({ err: error }, "A visit was not noted"));

/** A valid session with its account. @throws AppError unavailable when the store cannot answer */
async function standing({ uid, sid }: SessionToken) {
  const found = await sessions.find(sid);
  if (found?.account._id !== uid) return null;
  if (isDueForNote(found.session)) afterAnswer(() => noted(sid));
  return found;
}

/**
 * The account of a session, read from the store. Null when the account was deleted or the session ended.
 * @throws AppError unavailable when the store cannot answer
 */
export const getSessionAccount = async (token: SessionToken): Promise<Account | null> => (await standing(token))?.account ?? null;

/** The devices on which the actor is signed in. @throws AppError unavailable */
export async function listSessions({ accountId, sessionId }: Actor): Promise<{ items: SessionView[]; next: null }> {
  const rows = await sessions.list(accountId);
  const items = rows.map(({ _id, device, kind, createdAt, seenAt }) => ({
    _id,
    device,
    kind,
    createdAt,
    seenAt,
    current: _id === sessionId,
  }));
  return { items, next: null };
}

/**
 * The actor of this request; null without a session, or if it ended. The store is asked once per rendered page.
 * @throws AppError unavailable when the store cannot answer; the session stays
 */
export const getActor = cache(async (): Promise<Actor | null> => {
  const [jar, head] = await Promise.all([cookies(), headers()]);
  failIfWasAway(head.get("x-request-id"));
  const token = await readSession(jar, isSecure(head));
  const found = token && (await standing(token));
  if (!found) return null;
  const { account, session } = found;
  return mintActor({ ...account, via: "session", accountId: account._id, sessionId: session._id, provenAt: session.createdAt });
});

/**
 * The actor, for a page that needs one. A visitor without a session is redirected to the login page, which leads back to `path` (with its
 * query).
 * @throws AppError unavailable
 */
export async function requireActor(path: string): Promise<Actor> {
  return (await getActor()) ?? redirect(withCallbackUrl("/login", path));
}
