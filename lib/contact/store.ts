import "server-only";
import { schedule } from "@/lib/platform/clock/schedule";
import { database } from "@/lib/platform/store";
import type { Database } from "@/lib/platform/store/database";
import { newId } from "@/lib/platform/store/id";
import { Messages } from "./record";
import type { ContactInput, ContactMessage } from "./schema";

/** Visitors' messages. All methods throw what `Database` throws. */
export const messageStore = (open: () => Promise<Database>) => ({
  /**
   * Stores the message and schedules the mail about it, in one transaction. With `once` it is stored under this id; if that id exists
   * already, the stored message is returned.
   */
  async create(input: ContactInput, once?: string): Promise<ContactMessage> {
    const db = await open();
    const message = { _id: once ?? newId(), ...input, createdAt: new Date().toISOString() };
    return db.write(async (tx) => {
      const made = once && (await tx.get(Messages, once));
      if (made) return made;
      // If another process has just stored the same message, the retry finds it.
      await tx.insertMissing(Messages, [message], "_id");
      await schedule(tx, { _id: message._id, kind: "contact.message", lane: "mail" });
      return message;
    });
  },

  async findById(id: string): Promise<ContactMessage | null> {
    const db = await open();
    return db.read((reader) => reader.get(Messages, id));
  },
});

export const messages = messageStore(database);
