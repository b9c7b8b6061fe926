import "server-only";
import { schedule } from "@/lib/platform/clock/schedule";
import { database } from "@/lib/platform/store";
import type { Database } from "@/lib/platform/store/database";
import { newId } from "@/lib/platform/store/id";
import { Messages } from "./record";
import type { ContactInput, ContactMessage } from "./schema";

/** What visitors wrote; everything throws what `Database` throws. */
export const messageStore = (open: () => Promise<Database>) => ({
  /**
   * Keeps the message and makes the mail about it due, in one atomic step. With `once` it is kept under this id; one that is there already is the
   * answer.
   */
  async create(input: ContactInput, once?: string): Promise<ContactMessage> {
    const db = await open();
    const message = { _id: once ?? newId(), ...input, createdAt: new Date().toISOString() };
    return db.write(async (tx) => {
      const made = once && (await tx.get(Messages, once));
      if (made) return made;
      // Where another process has just kept this very one, the next try finds it.
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
