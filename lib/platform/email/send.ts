export interface Mail {
  to: string;
  subject: string;
  text: string;
  html?: string;
  replyTo?: string;
  /** Headers besides the usual ones, such as `List-Unsubscribe`. */
  headers?: Readonly<Record<string, string>>;
  attachments?: readonly Attachment[];
}

/** An attached file. */
interface Attachment {
  filename: string;
  /** "text/calendar; charset=utf-8; method=PUBLISH" */
  contentType: string;
  content: string;
}

/** A mail that is ready to be sent. The id is the idempotency key at the provider: a mail that is sent twice arrives once. */
export interface Outgoing extends Mail {
  _id: string;
  /** When the mail became due. A mail that is sent later still carries this time. */
  createdAt: string;
}

/**
 * Sends one mail.
 * @throws Refused when the provider rejects this mail; any other error when it accepts no mail at present
 */
export type Send = (mail: Outgoing) => Promise<void>;
