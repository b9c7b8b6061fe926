import { ObjectId } from "mongodb";
import { newId } from "../id";
import type { MessageStore, OutboxStore, QueuedMail } from "../port/messages";
import type { Connection } from "./connection";
import { toMail, toObjectId } from "./documents";

export const messageStore = ({ messages, outbox, work }: Connection): MessageStore => ({
  create(input, { to, subject, text, replyTo = null }) {
    const message = { ...input, id: newId(), createdAt: new Date().toISOString() };
    const { id, createdAt, ...content } = message;
    const _id = new ObjectId(id);
    return work.together(async (session) => {
      await messages.insertOne({ _id, ...content, createdAt }, { session });
      const mail = { to, subject, text, replyTo, attempts: 0, createdAt, dueAt: createdAt, sentAt: null };
      await outbox.insertOne({ _id, ...mail }, { session });
      return message;
    });
  },
});

export const outboxStore = ({ outbox, work }: Connection): OutboxStore => ({
  async claim(limit, leaseMs) {
    const claimed: QueuedMail[] = [];
    while (claimed.length < limit) {
      const now = Date.now();
      const mail = await work.once(() =>
        outbox.findOneAndUpdate(
          { sentAt: null, dueAt: { $lte: new Date(now).toISOString() } },
          { $set: { dueAt: new Date(now + leaseMs).toISOString() } },
          { sort: { createdAt: 1, _id: 1 }, returnDocument: "after" },
        ),
      );
      if (!mail) break;
      claimed.push(toMail(mail));
    }
    return claimed;
  },

  async markSent(id) {
    const _id = toObjectId(id);
    if (_id) await work.once(() => outbox.updateOne({ _id }, { $set: { sentAt: new Date().toISOString() } }));
  },

  async postpone(id, delayMs, reason) {
    const _id = toObjectId(id);
    const dueAt = new Date(Date.now() + delayMs).toISOString();
    if (_id) await work.once(() => outbox.updateOne({ _id }, { $set: { dueAt, lastError: reason }, $inc: { attempts: 1 } }));
  },
});
