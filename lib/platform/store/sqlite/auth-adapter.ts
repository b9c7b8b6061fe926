import { DrizzleAdapter } from "@auth/drizzle-adapter";
import { eq } from "drizzle-orm";
import type { Adapter } from "next-auth/adapters";
import { guardAdapter } from "../auth-adapter";
import type { Connection } from "./connection";
import { links, users } from "./schema";

type Tables = NonNullable<Parameters<typeof DrizzleAdapter<Connection["db"]>>[1]>;

/** The official adapter over our tables. It is told that `links` has columns for tokens: it never sees a token to put there. */
export function authAdapter({ db, work }: Connection): Adapter {
  const tables = { usersTable: users, accountsTable: links } as unknown as Tables;
  return guardAdapter(DrizzleAdapter(db, tables), {
    run: (task) => work.read(task),
    isLinked: async (id) => db.select({ id: links.id }).from(links).where(eq(links.userId, id)).get() !== undefined,
    defaults: () => ({}),
  });
}
