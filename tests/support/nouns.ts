import { accountStore, accounts } from "@/lib/accounts/store";
import { messageStore, messages } from "@/lib/contact/store";
import { groupStore, groups } from "@/lib/groups/store";
import { workStore, works } from "@/lib/platform/clock/store";
import { closeDatabase, database } from "@/lib/platform/store";
import { addAll, readAll } from "@/lib/platform/store/archive";
import type { Database } from "@/lib/platform/store/database";
import type { AnyRecord, Row } from "@/lib/platform/store/record";
import { openSqlite } from "@/lib/platform/store/sqlite/database";
import { RECORDS } from "@/lib/records";

/** A database with the stores of several rooms, as the tests use them. */
export type Store = ReturnType<typeof withNouns>;

const nounsOf = (open: () => Promise<Database>) => ({
  groups: groupStore(open),
  accounts: accountStore(open),
  messages: messageStore(open),
  works: workStore(open),
});

export function withNouns(db: Database, nouns = nounsOf(async () => db)) {
  return {
    ...db,
    db,
    ...nouns,
    archive: {
      read: <R extends AnyRecord>(record: R) => readAll(db, record),
      add: <R extends AnyRecord>(record: R, rows: readonly Row<R>[]) => addAll(db, record, rows),
    },
  };
}

/** Opens the database of an address or a folder. Most test files never need the driver of MongoDB, which takes a while to load. */
export async function openStore(address: string): Promise<Store> {
  if (!address.startsWith("mongodb")) return withNouns(await openSqlite(address));
  const { openMongo } = await import("@/lib/platform/store/mongo/database");
  return withNouns(await openMongo(address, RECORDS));
}

/** The database of this process. The stores are the site's own objects, so a spy on them also sees the site's calls. */
export const getStore = async (): Promise<Store> => withNouns(await database(), { groups, accounts, messages, works });

export const closeStore = closeDatabase;
