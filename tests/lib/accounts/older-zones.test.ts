import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { MongoClient, ObjectId } from "mongodb";
import { afterAll, expect, test } from "vitest";
import { Accounts } from "@/lib/accounts/record";
import { migrate } from "@/lib/platform/store/sqlite/migrate";
import { MIGRATIONS } from "@/lib/platform/store/sqlite/migrations/all";
import { storeKinds } from "@/tests/support/store";

const { kinds, stop } = await storeKinds();
afterAll(stop);

const ZONES: Record<string, string> = { PST: "America/Los_Angeles", ist: "Asia/Kolkata", "Asia/Dhaka": "Asia/Dhaka" };
const PEOPLE = Object.keys(ZONES).map((zone, at) => ({ id: `a${at}`.repeat(12), email: `${at}@example.com`, zone }));
const CREATED = "2026-11-01T00:00:00.000Z";

/** The last version that took short names had seen so many migrations. */
const VERSION_BEFORE = { sqlite: 29, mongo: 11 };

function oldSqlite(address: string): void {
  const file = new Sqlite(join(address, "hobbyhub.db"));
  migrate(file, MIGRATIONS.slice(0, VERSION_BEFORE.sqlite));
  const add = file.prepare("INSERT INTO users (id, email, zone, created_at) VALUES (?, ?, ?, ?)");
  for (const { id, email, zone } of PEOPLE) add.run(id, email, zone, CREATED);
  file.close();
}

async function oldMongo(address: string): Promise<void> {
  const client = await MongoClient.connect(address);
  await client.db().collection<{ _id: string; version: number }>("meta").insertOne({ _id: "schema", version: VERSION_BEFORE.mongo });
  await client
    .db()
    .collection("users")
    .insertMany(PEOPLE.map(({ id, ...person }) => ({ _id: new ObjectId(id), ...person, createdAt: CREATED })));
  await client.close();
}

test.each(kinds)(
  "a zone that was taken by a short name becomes the one it stands for, on $name",
  async (kind) => {
    const place = await kind.create();
    await (kind.name === "SQLite" ? oldSqlite(place.address) : oldMongo(place.address));
    const store = await place.open();
    try {
      const people = await store.db.read((reader) => reader.list(Accounts));
      expect(people.map(({ zone }) => zone)).toEqual(Object.values(ZONES));
    } finally {
      await store.close();
      await place.remove();
    }
  },
  60_000,
);
