import "server-only";
import { cookies, headers } from "next/headers";
import { redirect } from "next/navigation";
import { cache } from "react";
import type { Account } from "@/lib/accounts/schema";
import { withCallbackUrl } from "./callback-url";
import { accountOf, readSession } from "./session";
import { isSecure } from "./session-cookie";

declare const minted: unique symbol;

/**
 * The signed-in person. Branded: only this file makes one, after the session was checked against the store,
 * so a command that takes a `Viewer` cannot be called with a guess.
 */
export interface Viewer {
  readonly [minted]: true;
  readonly id: string;
  readonly email: string;
  readonly displayName: string | null;
  readonly photoURL: string | null;
  readonly role: string | null;
}

function mint({ id, email, displayName, photoURL, role }: Account): Viewer {
  return { id, email, displayName, photoURL, role } as Viewer;
}

/**
 * Who asks: null without a session, or with one that was ended. The store is asked once per rendered page.
 * @throws AppError unavailable when the store cannot tell; the session stays
 */
export const getViewer = cache(async (): Promise<Viewer | null> => {
  const [jar, head] = await Promise.all([cookies(), headers()]);
  const account = await accountOf(await readSession(jar, isSecure(head)));
  return account && mint(account);
});

/**
 * Who asks, on a page that needs to know: nobody is sent to the login page and comes back to `path` (with its query) afterwards.
 * @throws AppError unavailable
 */
export async function requireViewer(path: string): Promise<Viewer> {
  return (await getViewer()) ?? redirect(withCallbackUrl("/login", path));
}
