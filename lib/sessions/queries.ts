import "server-only";
import { cookies, headers } from "next/headers";
import { redirect } from "next/navigation";
import { cache } from "react";
import type { Account } from "@/lib/accounts/schema";
import { accounts } from "@/lib/accounts/store";
import { withCallbackUrl } from "@/lib/platform/auth/callback-url";
import { readSession, type SessionToken } from "@/lib/platform/auth/session";
import { isSecure } from "@/lib/platform/http/origin";
import type { Actor } from "@/lib/platform/permission/actor";
import { mintActor } from "@/lib/platform/permission/mint-actor";

/**
 * The account behind a session, asked of the store: null when the account is gone or its sessions were ended since.
 * @throws AppError unavailable when the store cannot tell
 */
export async function getSessionAccount({ uid, sessionVersion }: SessionToken): Promise<Account | null> {
  const account = await accounts.findById(uid);
  return account?.sessionVersion === sessionVersion ? account : null;
}

/**
 * Who asks: null without a session, or with one that was ended. The store is asked once per rendered page.
 * @throws AppError unavailable when the store cannot tell; the session stays
 */
export const getActor = cache(async (): Promise<Actor | null> => {
  const [jar, head] = await Promise.all([cookies(), headers()]);
  const token = await readSession(jar, isSecure(head));
  const account = token && (await getSessionAccount(token));
  return account && mintActor({ ...account, via: "session", accountId: account._id });
});

/**
 * Who asks, on a page that needs to know: nobody is sent to the login page and comes back to `path` (with its query) afterwards.
 * @throws AppError unavailable
 */
export async function requireActor(path: string): Promise<Actor> {
  return (await getActor()) ?? redirect(withCallbackUrl("/login", path));
}
