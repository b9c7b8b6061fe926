export interface Mail {
  to: string;
  subject: string;
  text: string;
  html?: string;
  replyTo?: string;
  /** Headers beyond the usual ones, such as `List-Unsubscribe`. */
  headers?: Readonly<Record<string, string>>;
  attachments?: readonly Attachment[];
}

/** A file that comes with a mail. */
interface Attachment {
  filename: string;
  /** "text/calendar; charset=utf-8; method=PUBLISH" */
  contentType: string;
  content: string;
}

/** A mail on its way. The id is the idempotency key with the provider: sending the same one twice delivers once. */
export interface Outgoing extends Mail {
  _id: string;
  /** When it became due; a mail that is made later than that is as old as its reason. */
  createdAt: string;
}

/**
 * Hands one mail on.
 * @throws Refused when the provider will not have this very mail, anything else when it takes none at the moment
 */
export type Send = (mail: Outgoing) => Promise<void>;
