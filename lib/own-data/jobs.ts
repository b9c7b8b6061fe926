import "server-only";
import { farewellMail, waitingMail } from "@/lib/accounts/mails";
import { Accounts } from "@/lib/accounts/record";
import { DELETION_KIND } from "@/lib/accounts/tasks";
import { groupsAwaited } from "@/lib/memberships/owned-queries";
import { isOnOffer, ownedWords } from "@/lib/memberships/owned-rules";
import { type Jobs, Refused } from "@/lib/platform/clock/jobs";
import type { DueWork } from "@/lib/platform/clock/record";
import { mailJob } from "@/lib/platform/email/mail-job";
import type { MailJob } from "@/lib/platform/email/preview";
import type { Mail, Send } from "@/lib/platform/email/send";
import { database } from "@/lib/platform/store";
import { removeAccount } from "./removal-jobs";
import { FAREWELL_PREVIEW, WAITING_PREVIEWS } from "./samples";
import { FAREWELL_KIND, Farewell, WAITING_KIND } from "./tasks";

/** After this many failed tries the mail is given up, because keeping its address for ever would be a trace of the person. */
const MOST_TRIES = 5;

const send = mailJob(async ({ data }) => {
  const { email, ...person } = Farewell.parse(data);
  return { to: email, ...(await farewellMail(person)) };
}, FAREWELL_PREVIEW);

const farewell: MailJob = Object.assign(
  async (work: DueWork) => {
    try {
      return await send(work);
    } catch (error) {
      if (error instanceof Refused && work.attempts + 1 >= MOST_TRIES) return undefined;
      throw error;
    }
  },
  { preview: send.preview },
);

/** The mail that names the groups the deletion waits for, as they are now. Null if it waits for none any more, or was cancelled. */
async function waiting({ accountId }: DueWork): Promise<Mail | null> {
  const now = new Date().toISOString();
  const db = await database();
  return db.read(async (reader) => {
    const account = await reader.get(Accounts, accountId ?? "");
    const groups = account ? await groupsAwaited(reader, account, now) : [];
    if (!account || groups.length === 0) return null;
    return { to: account.email, ...(await waitingMail(account, ownedWords(groups, account.zone), groups.every(isOnOffer))) };
  });
}

/** Tests pass `send`. */
export const waitingJob = (send?: Send): Jobs => ({ [WAITING_KIND]: mailJob(waiting, WAITING_PREVIEWS, send) });

export const OWN_DATA_JOBS: Jobs = { [DELETION_KIND]: removeAccount, [FAREWELL_KIND]: farewell, ...waitingJob() };
