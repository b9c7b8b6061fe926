import type { UpdateFilter } from "mongodb";
import { ObjectId } from "mongodb";
import type { Account } from "@/lib/accounts/schema";
import { newId } from "../id";
import type { AccountStore } from "../port/accounts";
import type { Connection } from "./connection";
import { toAccount, toObjectId, type UserDocument } from "./documents";

export function accountStore({ users, work }: Connection): AccountStore {
  const change = (id: string, update: UpdateFilter<UserDocument>): Promise<Account | null> =>
    work.once(async () => {
      const _id = toObjectId(id);
      const document = _id && (await users.findOneAndUpdate({ _id }, update, { returnDocument: "after" }));
      return document && toAccount(document);
    });
  const findById = (id: string): Promise<Account | null> =>
    work.once(async () => {
      const _id = toObjectId(id);
      const document = _id && (await users.findOne({ _id }));
      return document && toAccount(document);
    });

  return {
    create: ({ email, passwordHash, displayName = null, photoURL = null }) =>
      work.once(async () => {
        const createdAt = new Date().toISOString();
        const own = { email, passwordHash, name: displayName, image: photoURL, createdAt };
        const document = { _id: new ObjectId(newId()), ...own, emailVerified: null, role: null, sessionVersion: 1 };
        await users.insertOne(document);
        return toAccount(document);
      }),

    findById,

    findByEmail: (email) =>
      work.once(async () => {
        const document = await users.findOne({ email });
        return document && toAccount(document);
      }),

    updateProfile: async (id, { displayName, photoURL }) => {
      const given = { ...(displayName !== undefined && { name: displayName }), ...(photoURL !== undefined && { image: photoURL }) };
      return Object.keys(given).length === 0 ? findById(id) : change(id, { $set: given });
    },

    setPassword: (id, passwordHash) => change(id, { $set: { passwordHash }, $inc: { sessionVersion: 1 } }),

    endSessions: (id) => change(id, { $inc: { sessionVersion: 1 } }),
  };
}
