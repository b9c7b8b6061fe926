import "server-only";
import { AppError } from "@/lib/errors";
import { NotYet, Refused } from "@/lib/platform/clock/jobs";
import type { DueWork } from "@/lib/platform/clock/record";
import type { MailJob } from "./preview";
import type { Mail, Send } from "./send";
import { sender } from "./sender";

type Make = (work: DueWork) => Promise<Mail | null>;

/**
 * An error while making a mail becomes `Refused`, so that only this mail fails. Exceptions: `unavailable`, which stops all mails, and
 * `NotYet`, which only delays this one.
 */
async function made(make: Make, work: DueWork): Promise<Mail | null> {
  try {
    return await make(work);
  } catch (error) {
    if (error instanceof NotYet || (error instanceof AppError && error.code === "unavailable")) throw error;
    throw new Refused(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

/**
 * A job that sends a mail. The mail is made when it is sent; `make` returns null when its reason no longer exists, and nothing is sent.
 * @param preview the same mail with sample data. It is required, so that developers can look at every mail.
 * @param send given only by tests
 */
export function mailJob(make: Make, preview: MailJob["preview"], send?: Send): MailJob {
  const run = async (work: DueWork) => {
    const mail = await made(make, work);
    if (mail) await (send ?? sender())({ ...mail, _id: work._id, createdAt: work.createdAt });
    return undefined;
  };
  return Object.assign(run, { preview });
}
