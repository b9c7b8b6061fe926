import "server-only";
import { env } from "@/lib/env";
import type { Jobs } from "@/lib/platform/clock/jobs";
import type { DueWork } from "@/lib/platform/clock/record";
import { mailJob } from "@/lib/platform/email/mail-job";
import type { Mail } from "@/lib/platform/email/send";
import { oneLine } from "@/lib/text";
import { messages } from "./store";

/** The team's mail about a message, under the message's id. Its answer goes to whoever wrote. */
export async function toTheTeam({ _id }: DueWork): Promise<Mail | null> {
  const message = await messages.findById(_id);
  return (
    message && {
      to: env().CONTACT_TO,
      replyTo: message.email,
      subject: oneLine(`Message from ${message.name}`),
      text: `Name: ${oneLine(message.name)}\nE-mail: ${message.email}\n\n${message.message}`,
    }
  );
}

export const CONTACT_JOBS: Jobs = { "contact.message": mailJob(toTheTeam) };
