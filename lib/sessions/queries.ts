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

/** A visit is noted after the answer; one that is not noted costs nobody anything but an hour. */
const noted = (id: string) => sessions.note(id).catch((error: unknown) => log.warn({ err: error }, "A visit was not noted"));

/** A session that still stands, with its account. @throws AppError unavailable when the store cannot tell */
async function standing({ uid, sid }: SessionToken) {
  const found = await sessions.find(sid);
  if (found?.account._id !== uid) return null;
  if (isDueForNote(found.session)) afterAnswer(() => noted(sid));
  return found;
}

/**
 * The account behind a session, asked of the store: null when the account is gone or the session was ended since.
 * @throws AppError unavailable when the store cannot tell
 */
export const getSessionAccount = async (token: SessionToken): Promise<Account | null> => (await standing(token))?.account ?? null;

/** The devices somebody is signed in on. @throws AppError unavailable */
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
 * Who asks: null without a session, or with one that was ended. The store is asked once per rendered page.
 * @throws AppError unavailable when the store cannot tell; the session stays
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
 * Who asks, on a page that needs to know: nobody is sent to the login page and comes back to `path` (with its query) afterwards.
 * @throws AppError unavailable
 */
export async function requireActor(path: string): Promise<Actor> {
  return (await getActor()) ?? redirect(withCallbackUrl("/login", path));
}
