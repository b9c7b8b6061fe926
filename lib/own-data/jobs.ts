import "server-only";
import { farewellMail } from "@/lib/accounts/mails";
import { DELETION_KIND } from "@/lib/accounts/tasks";
import { type Jobs, Refused } from "@/lib/platform/clock/jobs";
import type { DueWork } from "@/lib/platform/clock/record";
import { mailJob } from "@/lib/platform/email/mail-job";
import type { MailJob } from "@/lib/platform/email/preview";
import { removeAccount } from "./removal-jobs";
import { FAREWELL_PREVIEW } from "./samples";
import { FAREWELL_KIND, Farewell } from "./tasks";

/** A mail that is refused as often is not tried again: kept for good, its address would be a trace of its own. */
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

export const OWN_DATA_JOBS: Jobs = { [DELETION_KIND]: removeAccount, [FAREWELL_KIND]: farewell };
