import "server-only";
import { z } from "zod";
import { newAddressMail, resetMail, verificationMail } from "@/lib/accounts/mails";
import { Accounts, unprovenAddress } from "@/lib/accounts/record";
import type { Jobs } from "@/lib/platform/clock/jobs";
import { mailJob } from "@/lib/platform/email/mail-job";
import { database } from "@/lib/platform/store";
import { LINK_MS } from "./policy";
import { type MailLink, MailLinks } from "./record";
import { RESET_PREVIEW, VERIFY_PREVIEWS } from "./samples";
import { linkToken } from "./secrets";

const ResetAsked = z.object({ email: z.string(), device: z.string(), askedAt: z.string() });

/**
 * The link for a work (job), made when its mail is made. It has the work's id, so a retry of the same mail sends the same link. Null if the
 * link would expire before it arrives.
 */
async function linkOf(_id: string, link: Omit<MailLink, "_id" | "expiresAt">): Promise<MailLink | null> {
  const expiresAt = new Date(Date.parse(link.createdAt) + LINK_MS[link.purpose]).toISOString();
  if (expiresAt <= new Date().toISOString()) return null;
  const db = await database();
  return db.write(async (tx) => {
    const known = await tx.get(MailLinks, _id);
    if (known) return known;
    await tx.deleteAll(MailLinks, { accountId: link.accountId, expiresAt: { lt: link.createdAt } });
    await tx.insert(MailLinks, { _id, ...link, expiresAt });
    return { _id, ...link, expiresAt };
  });
}

const reset = mailJob(async ({ _id, data }) => {
  const { email, device, askedAt } = ResetAsked.parse(data);
  const db = await database();
  const account = await db.read((reader) => reader.first(Accounts, { email }));
  const link = account && (await linkOf(_id, { accountId: account._id, purpose: "reset", email, createdAt: askedAt }));
  return link && { to: email, ...(await resetMail(account, await linkToken("reset", _id), { at: askedAt, device })) };
}, RESET_PREVIEW);

const verify = mailJob(async ({ _id, accountId, createdAt }) => {
  const db = await database();
  const account = await db.read((reader) => reader.get(Accounts, accountId ?? ""));
  const email = account && unprovenAddress(account);
  const link = email && (await linkOf(_id, { accountId: account._id, purpose: "verify", email, createdAt }));
  if (!link) return null;
  const write = account.pendingEmail ? newAddressMail : verificationMail;
  return { to: email, ...(await write(account, await linkToken("verify", _id))) };
}, VERIFY_PREVIEWS);

export const LINK_JOBS: Jobs = { "account.reset": reset, "account.verify": verify };
