import "server-only";
import { Resend } from "resend";
import { Refused, TooFast } from "@/lib/platform/clock/jobs";
import type { Send } from "./send";

/** Shorter than the lease of due work, so that no other process takes a mail that is still being sent. */
const TIMEOUT_MS = 20_000;
/**
 * The provider accepts a few mails a second and answers 429 beyond that. It also answers 429 when the daily or monthly quota is used up;
 * then waiting a second does not help.
 */
const TOO_FAST = "rate_limit_exceeded";

/**
 * The provider has already received this idempotency key with another text (a name in the mail has changed since). So the first try sent
 * the mail.
 */
const ALREADY_SENT = "invalid_idempotent_request";

/** Errors about our API key, our quota or the sender's domain, not about the mail: every other mail would fail too. */
const NOT_ABOUT_THE_MAIL: ReadonlySet<number> = new Set([401, 403, 408, 429]);

const isAboutTheMail = (status: number | null): boolean =>
  status !== null && status >= 400 && status < 500 && !NOT_ABOUT_THE_MAIL.has(status);

/** Sends mails through Resend. The mail's id is the idempotency key, so that a retry after a lost answer does not send the mail twice. */
export function sendWithResend(apiKey: string, from: string): Send {
  const resend = new Resend(apiKey);
  return async ({ _id, to, subject, text, html, replyTo, headers, attachments }) => {
    const mail = {
      from,
      to,
      subject,
      text,
      ...(html && { html }),
      ...(replyTo && { replyTo }),
      ...(headers && { headers }),
      // Resend would read a string as base64.
      ...(attachments && { attachments: attachments.map((file) => ({ ...file, content: Buffer.from(file.content) })) }),
    };
    const { error } = await resend.emails.send(mail, { idempotencyKey: _id, signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!error || error.name === ALREADY_SENT) return;
    const reason = `${error.name}: ${error.message}`;
    if (error.name === TOO_FAST) throw new TooFast(reason);
    throw isAboutTheMail(error.statusCode) ? new Refused(reason) : new Error(reason);
  };
}
