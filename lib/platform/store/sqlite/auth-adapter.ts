import { DrizzleAdapter } from "@auth/drizzle-adapter";
import type { Database } from "better-sqlite3";
import { type BetterSQLite3Database, drizzle } from "drizzle-orm/better-sqlite3";
import type { Adapter } from "next-auth/adapters";
import { guardAdapter, type NewUser, type Surroundings } from "../auth-adapter";
import { links, users } from "./auth-tables";
import type { Executor } from "./executor";

type Tables = NonNullable<Parameters<typeof DrizzleAdapter<BetterSQLite3Database>>[1]>;

/**
 * The official adapter with this site's tables, on the connection that writes; each of its calls is queued with the other writes. The type
 * says that `links` has columns for tokens, but the adapter never gets a token to store there.
 */
export function authAdapter(writer: Database, executor: Executor): (newUser: NewUser) => Adapter {
  const db = drizzle(writer, { logger: false });
  const tables = { usersTable: users, accountsTable: links } as unknown as Tables;
  const official = DrizzleAdapter(db, tables);
  const surroundings: Surroundings = { run: (task) => executor.transaction(task) };
  return (newUser) => guardAdapter(official, newUser, surroundings);
}
