import "server-only";
import { farewellMail } from "@/lib/accounts/mails";
import { DELETION_KIND } from "@/lib/accounts/tasks";
import { type Job, type Jobs, Refused } from "@/lib/platform/clock/jobs";
import { mailJob } from "@/lib/platform/email/mail-job";
import { removeAccount } from "./removal-commands";
import { FAREWELL_KIND, Farewell } from "./tasks";

/** A mail that is refused as often is not tried again: kept for good, its address would be a trace of its own. */
const MOST_TRIES = 5;

const send = mailJob(async ({ data }) => {
  const { email, ...person } = Farewell.parse(data);
  return { to: email, ...(await farewellMail(person)) };
});

const farewell: Job = async (work) => {
  try {
    return await send(work);
  } catch (error) {
    if (error instanceof Refused && work.attempts + 1 >= MOST_TRIES) return undefined;
    throw error;
  }
};

export const OWN_DATA_JOBS: Jobs = { [DELETION_KIND]: removeAccount, [FAREWELL_KIND]: farewell };
