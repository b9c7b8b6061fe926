import { MongoDBAdapter } from "@auth/mongodb-adapter";
import type { Adapter } from "next-auth/adapters";
import { guardAdapter } from "../auth-adapter";
import type { Connection } from "./connection";
import { toObjectId } from "./documents";

/** The official adapter over our collections. */
export const authAdapter = ({ client, database, links, work }: Connection): Adapter =>
  guardAdapter(MongoDBAdapter(client, { databaseName: database, collections: { Users: "users", Accounts: "links" } }), {
    run: (call) => work.once(call),
    isLinked: async (id) => {
      const userId = toObjectId(id);
      return userId !== null && (await links.findOne({ userId })) !== null;
    },
    defaults: () => ({ role: null, passwordHash: null, sessionVersion: 1, createdAt: new Date().toISOString() }),
  });
