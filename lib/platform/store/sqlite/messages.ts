import { and, asc, eq, inArray, isNull, lte, sql } from "drizzle-orm";
import { newId } from "../id";
import type { MessageStore, OutboxStore } from "../port/messages";
import type { Connection } from "./connection";
import { messages, outbox } from "./schema";

/** A row as the sender sees it. */
export const mailColumns = {
  id: outbox.id,
  to: outbox.to,
  subject: outbox.subject,
  text: outbox.text,
  replyTo: outbox.replyTo,
  attempts: outbox.attempts,
  createdAt: outbox.createdAt,
};

/** A mail without an answer address has no such key, in both stores. */
export function toMail<Row extends { replyTo: string | null }>({ replyTo, ...mail }: Row) {
  return replyTo === null ? mail : { ...mail, replyTo };
}

export const messageStore = ({ db, work }: Connection): MessageStore => ({
  create: (input, mail) =>
    work.write(() => {
      const message = { ...input, id: newId(), createdAt: new Date().toISOString() };
      const { id, createdAt } = message;
      db.insert(messages).values(message).run();
      db.insert(outbox)
        .values({ ...mail, id, createdAt, dueAt: createdAt })
        .run();
      return message;
    }),
});

export const outboxStore = ({ db, work }: Connection): OutboxStore => ({
  claim: (limit, leaseMs) =>
    work.write(() => {
      const now = Date.now();
      const mails = db
        .select(mailColumns)
        .from(outbox)
        .where(and(isNull(outbox.sentAt), lte(outbox.dueAt, new Date(now).toISOString())))
        .orderBy(asc(outbox.createdAt), asc(outbox.id))
        .limit(limit)
        .all();
      const ids = mails.map(({ id }) => id);
      if (ids.length > 0)
        db.update(outbox)
          .set({ dueAt: new Date(now + leaseMs).toISOString() })
          .where(inArray(outbox.id, ids))
          .run();
      return mails.map(toMail);
    }),

  markSent: (id) =>
    work.write(() => {
      db.update(outbox).set({ sentAt: new Date().toISOString() }).where(eq(outbox.id, id)).run();
    }),

  postpone: (id, delayMs, reason) =>
    work.write(() => {
      const dueAt = new Date(Date.now() + delayMs).toISOString();
      db.update(outbox)
        .set({ dueAt, attempts: sql`${outbox.attempts} + 1`, lastError: reason })
        .where(eq(outbox.id, id))
        .run();
    }),
});
