import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { MongoClient, ObjectId } from "mongodb";
import { afterAll, expect, test } from "vitest";
import { Invitations } from "@/lib/memberships/record";
import { migrate } from "@/lib/platform/store/sqlite/migrate";
import { MIGRATIONS } from "@/lib/platform/store/sqlite/migrations/all";
import { storeKinds } from "@/tests/support/store";

const { kinds, stop } = await storeKinds();
afterAll(stop);

const AT = "2026-11-01T00:00:00.000Z";
const LATER = "2026-11-02T00:00:00.000Z";
const [DECLINED, LINK, OPEN] = ["a", "b", "c"].map((letter) => letter.repeat(24));
const INVITATIONS = [
  { id: DECLINED, email: "rina@example.com" },
  { id: LINK, email: null },
  { id: OPEN, email: "omar@example.com" },
];
const NEWS = [
  { id: "1".repeat(24), kind: "invitation-refused", detail: DECLINED, at: AT },
  { id: "2".repeat(24), kind: "invitation-refused", detail: LINK, at: LATER },
  { id: "3".repeat(24), kind: "invited", detail: OPEN, at: AT },
];

/** The last version that kept of a refusal its news alone had seen so many migrations. */
const VERSION_BEFORE = { sqlite: 34, mongo: 13 };

function oldSqlite(address: string): void {
  const file = new Sqlite(join(address, "hobbyhub.db"));
  migrate(file, MIGRATIONS.slice(0, VERSION_BEFORE.sqlite));
  const rest = "group_id, invited_by, role, uses, used, created_at, expires_at, stand";
  const addInvitation = file.prepare(`INSERT INTO invitations (id, email, token_hash, ${rest}) VALUES
    (?, ?, ?, 'g', 'i', 'member', 1, 0, '${AT}', '2099-01-01T00:00:00.000Z', 'open')`);
  for (const { id, email } of INVITATIONS) addInvitation.run(id, email, id);
  const addNews = file.prepare(`INSERT INTO notice_events (id, kind, detail, at, group_name, "to", people, changes, gone, done) VALUES
    (?, ?, ?, ?, 'n', 'people', '[]', '[]', '[]', 1)`);
  for (const { id, kind, detail, at } of NEWS) addNews.run(id, kind, detail, at);
  file.close();
}

async function oldMongo(address: string): Promise<void> {
  const client = await MongoClient.connect(address);
  const db = client.db();
  await db.collection<{ _id: string; version: number }>("meta").insertOne({ _id: "schema", version: VERSION_BEFORE.mongo });
  const open = { role: "member", uses: 1, used: 0, createdAt: AT, expiresAt: "2099-01-01T00:00:00.000Z", stand: "open" };
  await db
    .collection("invitations")
    .insertMany(INVITATIONS.map(({ id, email }) => ({ _id: new ObjectId(id), email, tokenHash: id, ...open })));
  await db.collection("notice_events").insertMany(NEWS.map(({ id, ...news }) => ({ _id: new ObjectId(id), ...news })));
  await client.close();
}

test.each(kinds)(
  "an invitation that was declined before its row kept it says so, on $name",
  async (kind) => {
    const place = await kind.create();
    await (kind.name === "SQLite" ? oldSqlite(place.address) : oldMongo(place.address));
    const store = await place.open();
    try {
      const rows = await store.db.read((reader) => reader.list(Invitations));
      expect(rows.map(({ _id, declinedAt }) => [_id, declinedAt])).toEqual([
        [DECLINED, AT],
        [LINK, null],
        [OPEN, null],
      ]);
    } finally {
      await store.close();
      await place.remove();
    }
  },
  60_000,
);
