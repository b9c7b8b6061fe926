import { type Db, type MongoClient, ObjectId } from "mongodb";
import { beforeEach, expect, test, vi } from "vitest";
import { changeStore } from "@/lib/platform/store/mongo/changes";
import { endsAfter, endsWithin, fakeClock } from "@/tests/support/faked-clock";

beforeEach(fakeClock);

interface Change {
  _id: ObjectId;
  topics: string[];
  at: Date;
}
const change = (topic: string): Change => ({ _id: new ObjectId(), topics: [topic], at: new Date() });
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** A server with these records; `answer` decides when it tells them, or that it does not. */
function reading(answer: () => Promise<void>, records: Change[] = []) {
  const find = vi.fn(answer);
  const cursor = { sort: () => cursor, limit: (most: number) => ({ toArray: async () => find().then(() => records.slice(0, most)) }) };
  const client = { db: () => ({ command: async () => ({ localTime: new Date() }) }) } as unknown as MongoClient;
  const db = { collection: () => ({ find: () => cursor }) } as unknown as Db;
  const reader = changeStore(client, db).follow();
  return { reader, find };
}

test("a reader that began in time says nothing; one that began after its first answer says that everything is stale", async () => {
  const prompt = reading(async () => {});
  expect(await endsWithin(0, prompt.reader.newTopics())).toEqual([]);
  await vi.advanceTimersByTimeAsync(300);
  expect(await endsWithin(0, prompt.reader.newTopics())).toEqual([]);

  const late = reading(() => pause(700));
  expect(await endsAfter(400, late.reader.newTopics())).toEqual([]);
  await vi.advanceTimersByTimeAsync(300);
  expect(await endsAfter(400, late.reader.newTopics())).toEqual(["*"]);
});

test("what another process wrote is told at the first page that is asked for 250 ms after the last look", async () => {
  const records: Change[] = [];
  const { reader, find } = reading(async () => {}, records);
  await reader.newTopics();
  const looks = find.mock.calls.length;
  records.push(change("group:1"));
  await vi.advanceTimersByTimeAsync(249);
  expect(await endsWithin(0, reader.newTopics())).toEqual([]);
  expect(find.mock.calls.length).toBe(looks);
  await vi.advanceTimersByTimeAsync(1);
  expect(await endsWithin(0, reader.newTopics())).toEqual(["group:1"]);
  expect(find.mock.calls.length).toBe(looks + 1);
});

test("after a failed look nobody waits, the looking goes on, and news are told when it is back", async () => {
  let away = false;
  const records: Change[] = [];
  const { reader, find } = reading(async () => {
    if (!away) return;
    await pause(300);
    throw new Error("away");
  }, records);
  await reader.newTopics();
  away = true;
  await vi.advanceTimersByTimeAsync(300);
  expect(await endsAfter(300, reader.newTopics())).toEqual([]);
  const asked = find.mock.calls.length;
  records.push(change("group:1"));
  for (let n = 0; n < 5; n++) {
    await vi.advanceTimersByTimeAsync(150);
    expect(await endsWithin(0, reader.newTopics())).toEqual([]);
  }
  expect(find.mock.calls.length).toBeGreaterThan(asked);
  away = false;
  await vi.advanceTimersByTimeAsync(550);
  const told = [...(await endsWithin(0, reader.newTopics())), ...(await endsWithin(0, reader.newTopics()))];
  expect(told).toEqual(["group:1"]);
});

test("a look that is not answered holds a page up for 400 ms, and after two and a half seconds nobody any more", async () => {
  let silent = false;
  const { reader } = reading(() => (silent ? new Promise(() => {}) : Promise.resolve()));
  await reader.newTopics();
  silent = true;
  await vi.advanceTimersByTimeAsync(250);
  for (let waited = 0; waited < 2400; waited += 400) expect(await endsAfter(400, reader.newTopics())).toEqual([]);
  expect(await endsAfter(100, reader.newTopics())).toEqual([]);
  expect(await endsWithin(0, reader.newTopics())).toEqual([]);
});

test("tells six thousand writes by what they changed, and only more than ten thousand as everything", async () => {
  const records: Change[] = [];
  const { reader } = reading(async () => {}, records);
  expect(await reader.newTopics()).toEqual([]);
  const write = (count: number) => {
    for (let n = 0; n < count; n++) records.push(change(`group:${records.length}`));
  };
  const told = async () => {
    await vi.advanceTimersByTimeAsync(250);
    return reader.newTopics();
  };
  write(6000);
  expect((await told()).length).toBe(6000);
  write(4001);
  expect(await told()).toContain("*");
});
