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

/** A server with these records; `answer` decides when it tells them, or that it does not. `sent` counts what it has told. */
function reading(answer: () => Promise<void>, records: Change[] = []) {
  const find = vi.fn(answer);
  const server = { sent: 0 };
  const within = ({ at: { $gt, $lte } }: { at: { $gt: Date; $lte?: Date } }) =>
    records.filter(({ at }) => at > $gt && ($lte === undefined || at <= $lte)).toSorted((one, other) => Number(one.at) - Number(other.at));
  const told = (rows: Change[]) => {
    server.sent += rows.length;
    return rows;
  };
  const cursorOf = (rows: Change[]) => {
    const cursor = {
      sort: () => cursor,
      limit: (most: number) => ({ toArray: async () => find().then(() => told(rows.slice(0, most))) }),
    };
    return cursor;
  };
  const collection = {
    find: (filter: Parameters<typeof within>[0]) => cursorOf(within(filter)),
    countDocuments: async (filter: Parameters<typeof within>[0]) => within(filter).length,
  };
  const client = { db: () => ({ command: async () => ({ localTime: new Date() }) }) } as unknown as MongoClient;
  const db = { collection: () => collection } as unknown as Db;
  const reader = changeStore(client, db).follow();
  return { reader, find, server };
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
  // Nobody waits for the look that this begins.
  expect(await endsWithin(0, reader.newTopics())).toEqual([]);
  await vi.advanceTimersByTimeAsync(0);
  expect(await endsWithin(0, reader.newTopics())).toEqual(["group:1"]);
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

test("tells many writes by what they changed, each once, and only more than a hundred thousand at once as everything", async () => {
  const records: Change[] = [];
  const { reader, server } = reading(async () => {}, records);
  expect(await reader.newTopics()).toEqual([]);
  const write = (count: number, ago = 0) => {
    for (let n = 0; n < count; n++) records.push({ ...change(`group:${records.length}`), at: new Date(Date.now() - ago) });
  };
  const told = async () => {
    await vi.advanceTimersByTimeAsync(250);
    return reader.newTopics();
  };
  for (let looks = 0; looks < 40; looks++) {
    write(500);
    server.sent = 0;
    expect(await told()).toEqual(records.slice(-500).flatMap(({ topics }) => topics));
    // Of what it was told before, it asks for the last moment only.
    expect(server.sent).toBeLessThanOrEqual(3000);
  }
  // A transaction that took long: its record is as old as it, and is there only now.
  write(1, 15_000);
  expect(await told()).toEqual([`group:${records.length - 1}`]);
  expect(await told()).toEqual([]);
  write(100_001);
  expect(await told()).toContain("*");
});
