import "server-only";
import { deviceOf } from "@/lib/accounts/device-rules";
import { AppError } from "@/lib/errors";
import type { AuthCall } from "@/lib/platform/auth/config";
import type { SessionToken } from "@/lib/platform/auth/session";
import { kickClock } from "@/lib/platform/clock/clock";
import { afterAnswer } from "@/lib/platform/http/after-answer";
import type { Actor } from "@/lib/platform/permission/actor";
import { noteSecurity } from "@/lib/security-log";
import { sessions } from "./store";

/**
 * Begins a session after a sign-in, or after a new proof by Google. The browser's previous session ends, because its cookie is replaced. A
 * planned deletion of the account is cancelled.
 * @returns null when the account's sessions ended since the check
 */
export async function beginSession(
  { uid: accountId, sessionVersion: version }: Omit<SessionToken, "sid">,
  { device, userAgent, proves }: Pick<AuthCall, "device" | "userAgent" | "proves">,
  method: "password" | "google",
): Promise<{ sid: string; stays: boolean } | null> {
  const { name, kind } = deviceOf(userAgent);
  const known = device?.met({ accountId, version }) ?? false;
  const begun = await sessions.begin({
    accountId,
    version,
    device: { device: name, kind },
    known,
    provesAddress: method === "google",
    replaces: proves?.session?.sid ?? null,
  });
  // next-auth calls this, so no route of ours wakes the clock.
  afterAnswer(kickClock);
  if (begun?.stays) noteSecurity("deletion_called_off", { accountId, method });
  return begun && { sid: begun.session._id, stays: begun.stays };
}

/** Ends the session on logout, so that a copy of its cookie no longer works. */
export const endSession = (token: SessionToken): Promise<void> => sessions.endOf(token);

/** Ends one of the actor's sessions on another device. @throws AppError not_found */
export async function signOutDevice(actor: Actor, id: string): Promise<{ signedOut: true }> {
  if (!(await sessions.end(actor, id))) throw new AppError("not_found", "This device is not signed in any more.");
  noteSecurity("sessions_ended", { accountId: actor.accountId });
  return { signedOut: true };
}

/** Ends all of the actor's sessions except the present one. */
export async function signOutOthers(actor: Actor): Promise<{ signedOut: true }> {
  await sessions.endOthers(actor);
  noteSecurity("sessions_ended", { accountId: actor.accountId });
  return { signedOut: true };
}
