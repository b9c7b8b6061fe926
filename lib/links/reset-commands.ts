import "server-only";
import { refuseWeak } from "@/lib/accounts/password-rules";
import { Accounts } from "@/lib/accounts/record";
import { hashPassword } from "@/lib/accounts/secrets";
import { parse } from "@/lib/parse";
import { consume, hasLeft } from "@/lib/platform/http/limits";
import { database } from "@/lib/platform/store";
import { noteSecurity } from "@/lib/security-log";
import { LINK_LIMITS } from "./policy";
import { MailLinks } from "./record";
import { resets } from "./reset-store";
import { ResetConfirmation, ResetRequest } from "./schema";
import { readLinkToken } from "./secrets";
import { spent } from "./store";

/** Where a request came from: for limits, and for the text of a mail. */
interface From {
  address: string;
  device: string;
}

/**
 * Requests a mail with a link to choose a new password. A job checks later whether the account exists. So the answer, and the time it
 * takes, are the same for an address without an account.
 * @throws AppError invalid, too_many_requests (per network address of the sender, never per e-mail address)
 */
export async function requestReset(input: unknown, { address, device }: From): Promise<{ sent: true }> {
  const { email } = parse(ResetRequest, input);
  await consume(LINK_LIMITS.resetSender, address);
  if (await hasLeft(LINK_LIMITS.mail, email)) {
    await resets.ask({ email, device, askedAt: new Date().toISOString() });
  }
  return { sent: true };
}

/**
 * Sets the password and ends every session. The person with the link has proved the address, so it counts as confirmed.
 * @throws AppError invalid (also for a link that is used, too old or forged), too_many_requests, unavailable
 */
export async function confirmReset(input: unknown, { address }: Pick<From, "address">): Promise<{ changed: true }> {
  await consume(LINK_LIMITS.confirm, address);
  const { token, newPassword } = parse(ResetConfirmation, input);
  const id = await readLinkToken("reset", token);
  const db = await database();
  const known = await db.read(async (reader) => {
    const link = id === null ? null : await reader.get(MailLinks, id);
    return link && reader.get(Accounts, link.accountId);
  });
  // Check the token before hashing, which is expensive.
  if (!known) throw spent();
  await refuseWeak(newPassword, known, "newPassword");
  const passwordHash = await hashPassword(newPassword);
  await resets.confirm(id, passwordHash);
  noteSecurity("password_changed", { accountId: known._id, method: "link" });
  return { changed: true };
}
