import "server-only";
import { env } from "@/lib/env";
import { writeToMailbox } from "./mailbox";
import { sendWithResend } from "./resend";
import type { Send } from "./send";

/** Sends through Resend when there is an API key; else writes readable files into a folder. */
export function sender(): Send {
  const { RESEND_API_KEY, MAIL_FROM } = env();
  return RESEND_API_KEY ? sendWithResend(RESEND_API_KEY, MAIL_FROM) : writeToMailbox;
}
