import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { MongoClient, ObjectId } from "mongodb";
import { afterAll, expect, test } from "vitest";
import { Memberships } from "@/lib/memberships/record";
import { migrate } from "@/lib/platform/store/sqlite/migrate";
import { MIGRATIONS } from "@/lib/platform/store/sqlite/migrations/all";
import { storeKinds } from "@/tests/support/store";

const { kinds, stop } = await storeKinds();
afterAll(stop);

const MOVING = "a".repeat(24);
const CREATED = "2026-11-01T00:00:00.000Z";
const MOVE = { to: "Elsewhere", text: "We go.", announcedAt: CREATED, exportFrom: "2026-11-15T00:00:00.000Z" };
const GROUPS = [
  { id: MOVING, move: MOVE },
  { id: "b".repeat(24), move: null },
];
const CHOICES = ["if-the-group-moves", "always", "nothing"];
const ROWS = GROUPS.flatMap(({ id: groupId }, at) =>
  CHOICES.map((contact, number) => ({ id: `${at}${number}`.repeat(12), groupId, accountId: `c${number}`.repeat(12), contact })),
);

/** The last version that did not keep when a choice was made had seen so many migrations. */
const VERSION_BEFORE = { sqlite: 31, mongo: 12 };

function oldSqlite(address: string): void {
  const file = new Sqlite(join(address, "hobbyhub.db"));
  migrate(file, MIGRATIONS.slice(0, VERSION_BEFORE.sqlite));
  const fields = "name_key, group_name, hobby_category, location, max_members, start_date, status, image_url, description, words";
  const addGroup = file.prepare(`INSERT INTO groups (id, created_at, slug, move, ${fields}) VALUES
    (?, '${CREATED}', ?, ?, 'n', 'n', 'Fishing', 'l', 9, '2026-12-01', 'ongoing', '/covers/fishing.svg', 'd', '')`);
  for (const { id, move } of GROUPS) addGroup.run(id, id, move && JSON.stringify(move));
  const rest = "state, section, role, sequence, since, answers, name, words";
  const addMember = file.prepare(`INSERT INTO memberships (id, group_id, account_id, contact, ${rest}) VALUES
    (?, ?, ?, ?, 'member', 'belong', 'member', 1, '${CREATED}', '[]', 'n', '')`);
  for (const { id, groupId, accountId, contact } of ROWS) addMember.run(id, groupId, accountId, contact);
  file.close();
}

async function oldMongo(address: string): Promise<void> {
  const client = await MongoClient.connect(address);
  const db = client.db();
  await db.collection<{ _id: string; version: number }>("meta").insertOne({ _id: "schema", version: VERSION_BEFORE.mongo });
  await db.collection("groups").insertMany(GROUPS.map(({ id, move }) => ({ _id: new ObjectId(id), slug: id, move })));
  await db.collection("memberships").insertMany(
    ROWS.map(({ id, groupId, accountId, contact }) => ({
      ...{ _id: new ObjectId(id), groupId: new ObjectId(groupId), accountId: new ObjectId(accountId), contact, state: "member" },
    })),
  );
  await client.close();
}

test.each(kinds)(
  "who shared an address for a move before the moment was kept has the time to say no from now on, on $name",
  async (kind) => {
    const place = await kind.create();
    const before = new Date().toISOString();
    await (kind.name === "SQLite" ? oldSqlite(place.address) : oldMongo(place.address));
    const store = await place.open();
    try {
      const rows = await store.db.read((reader) => reader.list(Memberships));
      const since = rows.filter(({ contactSince }) => contactSince !== null);
      expect(rows).toHaveLength(ROWS.length);
      expect(since).toMatchObject([{ groupId: MOVING, contact: "if-the-group-moves" }]);
      expect(before <= (since[0]?.contactSince ?? "")).toBe(true);
    } finally {
      await store.close();
      await place.remove();
    }
  },
  60_000,
);
