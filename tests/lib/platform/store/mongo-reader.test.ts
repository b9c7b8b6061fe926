import { setTimeout } from "node:timers/promises";
import { type Db, type MongoClient, ObjectId } from "mongodb";
import { expect, test, vi } from "vitest";
import { changeStore } from "@/lib/platform/store/mongo/changes";

/** A server with these records; `answer` decides when it tells them, or that it does not. */
function reading(answer: () => Promise<void>, records: { _id: ObjectId; topics: string[]; at: Date }[] = []) {
  const find = vi.fn(answer);
  const cursor = { sort: () => cursor, limit: (most: number) => ({ toArray: async () => find().then(() => records.slice(0, most)) }) };
  const client = { db: () => ({ command: async () => ({ localTime: new Date() }) }) } as unknown as MongoClient;
  const db = { collection: () => ({ find: () => cursor }) } as unknown as Db;
  const reader = changeStore(client, db).follow();
  return { reader, find };
}

const timed = async (work: Promise<unknown>) => {
  const begun = Date.now();
  await work;
  return Date.now() - begun;
};

test("a reader that began in time says nothing; one that began after its first answer says that everything is stale", async () => {
  const prompt = reading(async () => {});
  expect(await prompt.reader.newTopics()).toEqual([]);
  await setTimeout(300);
  expect(await prompt.reader.newTopics()).toEqual([]);

  const late = reading(() => setTimeout(700));
  expect(await late.reader.newTopics()).toEqual([]);
  await setTimeout(500);
  expect(await late.reader.newTopics()).toEqual(["*"]);
});

test("after a failed look nobody waits, the looking goes on, and news are told when it is back", async () => {
  let away = false;
  const { reader, find } = reading(async () => {
    if (!away) return;
    await setTimeout(300);
    throw new Error("away");
  });
  await reader.newTopics();
  away = true;
  await setTimeout(300);
  expect(await timed(reader.newTopics())).toBeGreaterThan(250);
  const asked = find.mock.calls.length;
  for (let n = 0; n < 5; n++) {
    await setTimeout(150);
    expect(await timed(reader.newTopics())).toBeLessThan(100);
  }
  expect(find.mock.calls.length).toBeGreaterThan(asked);
});

test("tells six thousand writes by what they changed, and only more than ten thousand as everything", async () => {
  const records: { _id: ObjectId; topics: string[]; at: Date }[] = [];
  const { reader } = reading(async () => {}, records);
  expect(await reader.newTopics()).toEqual([]);
  const write = (count: number) => {
    for (let n = 0; n < count; n++) records.push({ _id: new ObjectId(), topics: [`group:${records.length}`], at: new Date() });
  };
  const told = async () => {
    let topics: string[] = [];
    await vi.waitFor(async () => {
      topics = await reader.newTopics();
      expect(topics.length).toBeGreaterThan(0);
    });
    return topics;
  };
  write(6000);
  expect((await told()).length).toBe(6000);
  write(4001);
  expect(await told()).toContain("*");
});
