import "server-only";
import { type Mail, queueMail } from "@/lib/platform/email/outbox-store";
import { database } from "@/lib/platform/store";
import type { Database } from "@/lib/platform/store/database";
import { newId } from "@/lib/platform/store/id";
import { Messages } from "./record";
import type { ContactInput, ContactMessage } from "./schema";

/** What visitors wrote; everything throws what `Database` throws. */
export const messageStore = (open: () => Promise<Database>) => ({
  /** Keeps the message and queues the mail about it in one atomic step; the mail takes the message's id. */
  async create(input: ContactInput, mail: Mail): Promise<ContactMessage> {
    const db = await open();
    const message = { _id: newId(), ...input, createdAt: new Date().toISOString() };
    await db.write(async (tx) => {
      await tx.insert(Messages, message);
      await queueMail(tx, message._id, mail);
    });
    return message;
  },
});

export const messages = messageStore(database);
