import "server-only";
import { Resend } from "resend";
import type { Send } from "./send";

/** Shorter than the outbox's lease, so that nobody else takes a mail that is still being sent. */
const TIMEOUT_MS = 20_000;

/** Sends through Resend; the mail's id is the idempotency key, so that a second try after a lost answer sends nothing. */
export function sendWithResend(apiKey: string, from: string): Send {
  const resend = new Resend(apiKey);
  return async ({ id, to, subject, text, replyTo }) => {
    const mail = { from, to, subject, text, ...(replyTo && { replyTo }) };
    const { error } = await resend.emails.send(mail, { idempotencyKey: id, signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (error) throw new Error(`${error.name}: ${error.message}`);
  };
}
