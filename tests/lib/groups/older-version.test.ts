import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { MongoClient, ObjectId } from "mongodb";
import { afterAll, expect, test, vi } from "vitest";
import { completeGroups } from "@/lib/groups/founding-store";
import { Groups, Slugs } from "@/lib/groups/record";
import { GroupSeats, Memberships } from "@/lib/memberships/record";
import { migrate } from "@/lib/platform/store/sqlite/migrate";
import { MIGRATIONS } from "@/lib/platform/store/sqlite/migrations/all";
import { groupProblems } from "@/tests/support/group-problems";
import { storeKinds } from "@/tests/support/store";

const { kinds, stop } = await storeKinds();
afterAll(stop);

const RINA = "a1".repeat(12);
const OMAR = "b2".repeat(12);
const IDS = ["c1", "c2", "c3"].map((pair) => pair.repeat(12));
const [FIRST = "", SECOND = "", ORPHAN = ""] = IDS;
const GONE = "d4".repeat(12);

/** The last version that knew no memberships had seen so many migrations. */
const VERSION_BEFORE = { sqlite: 5, mongo: 2 };

const NAMES: Record<string, { name: string; ownerId: string }> = {
  [FIRST]: { name: "Night Walks", ownerId: RINA },
  [SECOND]: { name: "night walks", ownerId: OMAR },
  [ORPHAN]: { name: "রং তুলির আড্ডা", ownerId: GONE },
};
const createdAt = "2026-08-24T03:10:00.000Z";
const LIKE = { location: "Sylhet", maxMembers: 12, startDate: "2027-01-15", status: "ongoing", imageUrl: "/covers/hiking.svg" };

function oldSqlite(address: string): void {
  const file = new Sqlite(join(address, "hobbyhub.db"));
  migrate(file, MIGRATIONS.slice(0, VERSION_BEFORE.sqlite));
  const person = file.prepare("INSERT INTO users (id, name, email, created_at) VALUES (?, ?, ?, ?)");
  person.run(RINA, "Rina Akter", "rina@example.com", createdAt);
  person.run(OMAR, "Omar Faruk", "omar@example.com", createdAt);
  const group = file.prepare(
    "INSERT INTO groups (id, group_name, name_key, hobby_category, location, max_members, start_date, status, image_url, owner_id, created_at, description, words) VALUES (?, ?, ?, 'Hiking', 'Sylhet', 12, '2027-01-15', 'ongoing', '/covers/hiking.svg', ?, ?, 'We walk.', '')",
  );
  for (const [id, { name, ownerId }] of Object.entries(NAMES)) group.run(id, name, name.toLowerCase(), ownerId, createdAt);
  file.close();
}

async function oldMongo(address: string): Promise<void> {
  const client = await MongoClient.connect(address);
  const db = client.db();
  await db.collection<{ _id: string; version: number }>("meta").insertOne({ _id: "schema", version: VERSION_BEFORE.mongo });
  await db.collection("users").insertMany([
    { _id: new ObjectId(RINA), name: "Rina Akter", email: "rina@example.com", createdAt },
    { _id: new ObjectId(OMAR), name: "Omar Faruk", email: "omar@example.com", createdAt },
  ]);
  await db.collection("groups").insertMany(
    Object.entries(NAMES).map(([id, { name: groupName, ownerId }]) => ({
      _id: new ObjectId(id),
      ...{ groupName, nameKey: groupName.toLowerCase(), hobbyCategory: "Hiking", ...LIKE, description: "We walk.", createdAt, words: "" },
      ownerId: new ObjectId(ownerId),
    })),
  );
  await client.close();
}

test.each(kinds)(
  "a store of the version before starts and keeps its groups, each with its owner as member, on $name",
  async (kind) => {
    const place = await kind.create();
    await (kind.name === "SQLite" ? oldSqlite(place.address) : oldMongo(place.address));
    const store = await place.open();
    try {
      await completeGroups(store.db);
      const read = <T>(task: Parameters<typeof store.db.read<T>>[0]) => store.db.read(task);
      const groups = await read((reader) => reader.list(Groups));
      expect(groups.map(({ _id, groupName, ownerId }) => ({ _id, groupName, ownerId }))).toEqual(
        IDS.map((_id) => ({ _id, groupName: NAMES[_id]?.name, ownerId: NAMES[_id]?.ownerId })),
      );
      for (const group of groups)
        expect(group).toMatchObject({ joinPolicy: "open", questions: [], rules: "", visibility: "public", closedAt: null, ...LIKE });
      expect(groups.map(({ slug }) => slug)).toEqual(["night-walks", "night-walks-2", "রং-তুলির-আড্ডা"]);
      for (const { _id, ownerId } of groups) {
        const members = await read((reader) => reader.list(Memberships, { where: { groupId: _id } }));
        expect(members).toMatchObject([{ accountId: ownerId, state: "member", role: "owner", joinedAt: createdAt }]);
        expect(await read((reader) => reader.get(GroupSeats, _id))).toMatchObject({ memberCount: 1, answerHours: [] });
        expect(await groupProblems(store, _id)).toEqual([]);
      }
      expect((await read((reader) => reader.list(Slugs))).length).toBe(3);
    } finally {
      await store.close();
      await place.remove();
    }
  },
  60_000,
);

test.each(kinds)(
  "groups are completed in as many transactions as their time takes, on $name",
  async (kind) => {
    const place = await kind.create();
    await (kind.name === "SQLite" ? oldSqlite(place.address) : oldMongo(place.address));
    const store = await place.open();
    let now = 0;
    // A server so far away that one group takes a second.
    const clock = vi.spyOn(performance, "now").mockImplementation(() => (now += 1001));
    try {
      let writes = 0;
      const write: typeof store.db.write = (task, options) => {
        writes++;
        return store.db.write(task, options);
      };
      await completeGroups({ ...store.db, write });
      clock.mockRestore();
      expect(writes).toBe(IDS.length);
      const groups = await store.db.read((reader) => reader.list(Groups));
      expect(groups.filter(({ slug }) => slug === null)).toEqual([]);
    } finally {
      clock.mockRestore();
      await store.close();
      await place.remove();
    }
  },
  60_000,
);
