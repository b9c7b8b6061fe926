import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { MongoClient } from "mongodb";
import { afterAll, expect, test } from "vitest";
import { migrate } from "@/lib/platform/store/sqlite/migrate";
import { MIGRATIONS } from "@/lib/platform/store/sqlite/migrations/all";
import { storeKinds } from "@/tests/support/store";

const { kinds, stop } = await storeKinds();
afterAll(stop);

const UNREAD = "notices_account_id_read_at_event_id";
/** The last version whose index of unread notices ended with the id had seen so many migrations. */
const VERSION_BEFORE = { sqlite: 25, mongo: 9 };

const inSqlite = (address: string) => new Sqlite(join(address, "hobbyhub.db"));

function oldSqlite(address: string): void {
  const file = inSqlite(address);
  migrate(file, MIGRATIONS.slice(0, VERSION_BEFORE.sqlite));
  file.close();
}

async function inMongo<Answer>(address: string, task: (db: ReturnType<MongoClient["db"]>) => Promise<Answer>): Promise<Answer> {
  const client = await MongoClient.connect(address);
  try {
    return await task(client.db());
  } finally {
    await client.close();
  }
}

const oldMongo = (address: string) =>
  inMongo(address, async (db) => {
    await db.collection<{ _id: string; version: number }>("meta").insertOne({ _id: "schema", version: VERSION_BEFORE.mongo });
    await db.collection("notices").createIndex({ accountId: 1, readAt: 1, eventId: 1, _id: 1 }, { name: UNREAD });
  });

function fieldsInSqlite(address: string): string[] {
  const file = inSqlite(address);
  const fields = (file.pragma(`index_info(${UNREAD})`) as { name: string }[]).map(({ name }) => name);
  file.close();
  return fields;
}

const fieldsInMongo = (address: string) =>
  inMongo(address, async (db) => {
    const indexes = await db.collection("notices").indexes();
    return Object.keys(indexes.find(({ name }) => name === UNREAD)?.key ?? {});
  });

test.each(kinds)("the index of unread notices is made anew without the id, on $name", async ({ name, create }) => {
  const place = await create();
  const isSqlite = name === "SQLite";
  await (isSqlite ? oldSqlite(place.address) : oldMongo(place.address));
  const fieldsOf = async () => (isSqlite ? fieldsInSqlite(place.address) : fieldsInMongo(place.address));
  expect((await fieldsOf()).length).toBe(4);
  const store = await place.open();
  try {
    expect((await fieldsOf()).map((field) => field.replaceAll("_", "").toLowerCase())).toEqual(["accountid", "readat", "eventid"]);
  } finally {
    await store.close();
    await place.remove();
  }
});
