import "server-only";
import { AppError } from "@/lib/errors";
import { NotYet, Refused } from "@/lib/platform/clock/jobs";
import type { DueWork } from "@/lib/platform/clock/record";
import type { MailJob } from "./preview";
import type { Mail, Send } from "./send";
import { sender } from "./sender";

type Make = (work: DueWork) => Promise<Mail | null>;

/** A mail that cannot be made fails alone; a store that is away fails all of them, and one whose time has not come just waits. */
async function made(make: Make, work: DueWork): Promise<Mail | null> {
  try {
    return await make(work);
  } catch (error) {
    if (error instanceof NotYet || (error instanceof AppError && error.code === "unavailable")) throw error;
    throw new Refused(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

/**
 * A job that sends a mail. It is made at the moment it is sent: null where its reason is gone by then.
 * @param preview the same with sample data: no mail is sent that nobody can look at
 * @param send given by tests only
 */
export function mailJob(make: Make, preview: MailJob["preview"], send?: Send): MailJob {
  const run = async (work: DueWork) => {
    const mail = await made(make, work);
    if (mail) await (send ?? sender())({ ...mail, _id: work._id, createdAt: work.createdAt });
    return undefined;
  };
  return Object.assign(run, { preview });
}
