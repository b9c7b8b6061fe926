import { accountStore, accounts } from "@/lib/accounts/store";
import { messageStore, messages } from "@/lib/contact/store";
import { groupStore, groups } from "@/lib/groups/store";
import { workStore, works } from "@/lib/platform/clock/store";
import { closeDatabase, database } from "@/lib/platform/store";
import { addAll, readAll } from "@/lib/platform/store/archive";
import type { Database } from "@/lib/platform/store/database";
import { openMongo } from "@/lib/platform/store/mongo/database";
import type { AnyRecord, Row } from "@/lib/platform/store/record";
import { openSqlite } from "@/lib/platform/store/sqlite/database";
import { RECORDS } from "@/lib/records";

/** A database with what the nouns keep in it, as the tests ask for it. */
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

/** The database at an address or in a folder. */
export const openStore = async (address: string): Promise<Store> =>
  withNouns(await (address.startsWith("mongodb") ? openMongo(address, RECORDS) : openSqlite(address)));

/** The one of this process; what is spied on in it is what the product calls. */
export const getStore = async (): Promise<Store> => withNouns(await database(), { groups, accounts, messages, works });

export const closeStore = closeDatabase;
