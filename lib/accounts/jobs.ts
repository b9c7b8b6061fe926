import "server-only";
import type { Jobs } from "@/lib/platform/clock/jobs";
import type { DueWork } from "@/lib/platform/clock/record";
import { mailJob } from "@/lib/platform/email/mail-job";
import { mayBeMailed } from "@/lib/platform/email/mail-limit";
import type { Mail, Send } from "@/lib/platform/email/send";
import { database } from "@/lib/platform/store";
import { accountNewsMail } from "./mails";
import { ACCOUNT_LIMITS } from "./policy";
import { Accounts } from "./record";
import { NEWS_PREVIEWS } from "./samples";
import { AccountNews, NEWS_KIND } from "./tasks";

async function news(work: DueWork): Promise<Mail | null> {
  const { accountId, data } = work;
  const told = AccountNews.parse(data);
  const db = await database();
  const account = await db.read((reader) => reader.get(Accounts, accountId ?? ""));
  if (!account) return null;
  const to = told.what === "address-changed" ? told.to : account.email;
  if (!(await mayBeMailed(db, work, ACCOUNT_LIMITS.news, to))) return null;
  return { to, ...(await accountNewsMail(account, told)) };
}

/** Tests pass `send`. */
export const accountJobs = (send?: Send): Jobs => ({ [NEWS_KIND]: mailJob(news, NEWS_PREVIEWS, send) });

export const ACCOUNT_JOBS = accountJobs();
