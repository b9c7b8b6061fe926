import "server-only";
import { Resend } from "resend";
import { MailRefused, type Send } from "./send";

/** Shorter than the outbox's lease, so that nobody else takes a mail that is still being sent. */
const TIMEOUT_MS = 20_000;

/** About the key, the sender's domain or our haste, not about the mail: the next one would fare no better. */
const NOT_ABOUT_THE_MAIL: ReadonlySet<number> = new Set([401, 403, 408, 429]);

const isAboutTheMail = (status: number | null): boolean =>
  status !== null && status >= 400 && status < 500 && !NOT_ABOUT_THE_MAIL.has(status);

/** Sends through Resend; the mail's id is the idempotency key, so that a second try after a lost answer sends nothing. */
export function sendWithResend(apiKey: string, from: string): Send {
  const resend = new Resend(apiKey);
  return async ({ _id, to, subject, text, replyTo }) => {
    const mail = { from, to, subject, text, ...(replyTo && { replyTo }) };
    const { error } = await resend.emails.send(mail, { idempotencyKey: _id, signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!error) return;
    const reason = `${error.name}: ${error.message}`;
    throw isAboutTheMail(error.statusCode) ? new MailRefused(reason) : new Error(reason);
  };
}
