import "server-only";
import { Resend } from "resend";
import { Refused, TooFast } from "@/lib/platform/clock/jobs";
import type { Send } from "./send";

/** Shorter than the lease of due work, so that nobody else takes a mail that is still being sent. */
const TIMEOUT_MS = 20_000;
/**
 * The provider takes a few mails a second and asks for patience beyond that. Its status, 429, also says that what may be sent in a day or a month
 * is used up: then a second changes nothing.
 */
const TOO_FAST = "rate_limit_exceeded";

/** The provider got this id before, with other words (a name in the mail has changed since): the mail was sent by the first try. */
const ALREADY_SENT = "invalid_idempotent_request";

/** Answers about our key, our quota or the sender's domain, not about the mail: every other mail would be refused too. */
const NOT_ABOUT_THE_MAIL: ReadonlySet<number> = new Set([401, 403, 408, 429]);

const isAboutTheMail = (status: number | null): boolean =>
  status !== null && status >= 400 && status < 500 && !NOT_ABOUT_THE_MAIL.has(status);

/** Sends through Resend; the mail's id is the idempotency key, so that a second try after a lost answer sends nothing. */
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
      // A string would be taken for base64.
      ...(attachments && { attachments: attachments.map((file) => ({ ...file, content: Buffer.from(file.content) })) }),
    };
    const { error } = await resend.emails.send(mail, { idempotencyKey: _id, signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!error || error.name === ALREADY_SENT) return;
    const reason = `${error.name}: ${error.message}`;
    if (error.name === TOO_FAST) throw new TooFast(reason);
    throw isAboutTheMail(error.statusCode) ? new Refused(reason) : new Error(reason);
  };
}
