import type { ContactInput, ContactMessage } from "@/lib/contact/schema";

export interface Mail {
  to: string;
  subject: string;
  text: string;
  replyTo?: string | undefined;
}

/** A mail that waits to be sent. Its id is also its idempotency key with the mail provider. */
export interface QueuedMail extends Mail {
  id: string;
  /** Tries that failed so far. */
  attempts: number;
  createdAt: string;
}

export interface MessageStore {
  /** Keeps the message and queues the mail about it in one atomic step; the mail takes the message's id. */
  create(message: ContactInput, mail: Mail): Promise<ContactMessage>;
}

export interface OutboxStore {
  /**
   * Takes up to `limit` mails that are due and hides them from everyone else for `leaseMs`, so that two processes never send the
   * same mail at once and a mail whose process died comes back. Oldest first.
   */
  claim(limit: number, leaseMs: number): Promise<QueuedMail[]>;

  /** The provider took it: it is never claimed again. */
  markSent(id: string): Promise<void>;

  /** It failed: it is due again in `delayMs`, with one more attempt counted. */
  postpone(id: string, delayMs: number, reason: string): Promise<void>;
}
