import "server-only";
import type { Jobs } from "@/lib/platform/clock/jobs";
import { mailJob } from "@/lib/platform/email/mail-job";
import { database } from "@/lib/platform/store";
import { accountNewsMail } from "./mails";
import { Accounts } from "./record";
import { AccountNews, NEWS_KIND } from "./tasks";

const news = mailJob(async ({ accountId, data }) => {
  const told = AccountNews.parse(data);
  const db = await database();
  const account = await db.read((reader) => reader.get(Accounts, accountId ?? ""));
  if (!account) return null;
  return { to: told.what === "address-changed" ? told.to : account.email, ...(await accountNewsMail(account, told)) };
});

export const ACCOUNT_JOBS: Jobs = { [NEWS_KIND]: news };
