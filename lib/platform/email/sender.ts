import "server-only";
import { env } from "@/lib/env";
import { writeToMailbox } from "./mailbox";
import { sendWithResend } from "./resend";
import type { Send } from "./send";

/** Resend when there is a key for it, else a folder of readable files. */
export function sender(): Send {
  const { RESEND_API_KEY, MAIL_FROM } = env();
  return RESEND_API_KEY ? sendWithResend(RESEND_API_KEY, MAIL_FROM) : writeToMailbox;
}
