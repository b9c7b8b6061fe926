import { MongoDBAdapter } from "@auth/mongodb-adapter";
import type { Db, MongoClient } from "mongodb";
import type { Adapter } from "next-auth/adapters";
import { guardAdapter, type NewUser, type Surroundings } from "../auth-adapter";
import type { Executor } from "./executor";

/** The official adapter with this site's collections. */
export function authAdapter(client: MongoClient, db: Db, executor: Executor): (newUser: NewUser) => Adapter {
  const official = MongoDBAdapter(client, { databaseName: db.databaseName, collections: { Users: "users", Accounts: "links" } });
  const surroundings: Surroundings = { run: (call) => executor.run(call) };
  return (newUser) => guardAdapter(official, newUser, surroundings);
}
