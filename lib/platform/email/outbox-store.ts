import "server-only";
import { database } from "@/lib/platform/store";
import type { Database, Transaction } from "@/lib/platform/store/database";
import type { Row } from "@/lib/platform/store/record";
import { Outbox } from "./record";

export interface Mail {
  to: string;
  subject: string;
  text: string;
  replyTo?: string | undefined;
}

/** A mail that waits to be sent. */
export type QueuedMail = Row<typeof Outbox>;

/** Queues a mail in the step that is its reason: both happen or none. @param _id also the idempotency key with the provider */
export const queueMail = (tx: Transaction, _id: string, { replyTo, ...mail }: Mail) => {
  const now = new Date().toISOString();
  return tx.insert(Outbox, {
    _id,
    ...mail,
    replyTo: replyTo ?? null,
    attempts: 0,
    createdAt: now,
    dueAt: now,
    sentAt: null,
    lastError: null,
  });
};

/** Steps that would contend for the same mails. */
const KEY = { key: "outbox" };

const inMs = (ms: number): string => new Date(Date.now() + ms).toISOString();

/** The waiting mails; everything throws what `Database` throws. */
export const outboxStore = (open: () => Promise<Database>) => ({
  /**
   * Takes up to `limit` mails that are due and hides them from everyone else for `leaseMs`, so that two processes never send the
   * same mail at once and a mail whose process died comes back. Longest due first.
   */
  async claim(limit: number, leaseMs: number): Promise<QueuedMail[]> {
    const db = await open();
    return db.write(async (tx) => {
      const due = await tx.list(Outbox, { where: { sentAt: null, dueAt: { lte: inMs(0) } }, by: "dueAt", limit });
      for (const { _id } of due) await tx.update(Outbox, _id, { dueAt: inMs(leaseMs) });
      return due;
    }, KEY);
  },

  /** The provider took it: it is never claimed again. */
  async markSent(id: string): Promise<void> {
    const db = await open();
    await db.write((tx) => tx.update(Outbox, id, { sentAt: inMs(0) }), KEY);
  },

  /** It failed: it is due again in `delayMs`, with one more attempt counted. */
  async postpone(id: string, delayMs: number, reason: string): Promise<void> {
    const db = await open();
    await db.write(async (tx) => {
      const mail = await tx.get(Outbox, id);
      if (mail) await tx.update(Outbox, id, { dueAt: inMs(delayMs), attempts: mail.attempts + 1, lastError: reason });
    }, KEY);
  },
});

export const outbox = outboxStore(database);
