import "server-only";
import type { Jobs } from "@/lib/platform/clock/jobs";
import type { DueWork } from "@/lib/platform/clock/record";
import { mailJob } from "@/lib/platform/email/mail-job";
import type { Mail } from "@/lib/platform/email/send";
import { contactMail } from "./mails";
import { MESSAGE_PREVIEW } from "./samples";
import { messages } from "./store";

/** The mail to the team about a message. The work has the message's id. */
export async function toTheTeam({ _id }: DueWork): Promise<Mail | null> {
  const message = await messages.findById(_id);
  return message && contactMail(message);
}

export const CONTACT_JOBS: Jobs = { "contact.message": mailJob(toTheTeam, MESSAGE_PREVIEW) };
