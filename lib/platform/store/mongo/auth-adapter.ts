import { MongoDBAdapter } from "@auth/mongodb-adapter";
import type { Db, MongoClient } from "mongodb";
import type { Adapter } from "next-auth/adapters";
import { guardAdapter } from "../auth-adapter";
import { toObjectId } from "./mapper";
import type { Work } from "./work";

/** The official adapter over our collections. */
export const authAdapter = (client: MongoClient, db: Db, work: Work): Adapter =>
  guardAdapter(MongoDBAdapter(client, { databaseName: db.databaseName, collections: { Users: "users", Accounts: "links" } }), {
    run: (call) => work.once(call),
    isLinked: async (id) => {
      const userId = toObjectId(id);
      return userId !== null && (await db.collection("links").findOne({ userId })) !== null;
    },
    defaults: () => ({ role: null, passwordHash: null, sessionVersion: 1, createdAt: new Date().toISOString() }),
  });
