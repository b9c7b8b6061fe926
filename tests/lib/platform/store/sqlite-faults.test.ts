import { chmodSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Groups } from "@/lib/groups/record";
import { connect } from "@/lib/platform/store/sqlite/connection";
import { databaseOver } from "@/lib/platform/store/sqlite/database";
import { sqliteLimits } from "@/lib/platform/store/sqlite/limits";
import { CHANGES_KEPT } from "@/lib/platform/store/sqlite/transaction";
import { clockIsAwaited, endsWithin, fakeClock } from "@/tests/support/faked-clock";
import { withNouns } from "@/tests/support/nouns";
import { start, until } from "@/tests/support/process";
import { byOwner, groupRecord, TAHMINA } from "@/tests/support/records";
import { type Place, sqliteKind } from "@/tests/support/store";

let place: Place;
beforeEach(async () => {
  place = await sqliteKind.create();
});
afterEach(() => place.remove());

/** A store with its connections. */
async function connected() {
  const connection = await connect(place.address);
  const { writer, reading } = connection;
  return { writer, reading, store: withNouns(databaseOver(connection, await sqliteLimits(place.address))) };
}

const lockedBy = (directory: string) => {
  const holder = new Sqlite(join(directory, "hobbyhub.db"));
  holder.exec("BEGIN IMMEDIATE");
  return holder;
};

describe("a lock held by somebody else", () => {
  /** The longest pause between two tries. */
  const PAUSE_MS = 120;

  test("makes writes unavailable after two seconds, leaves reads alone and hardly holds up the event loop", async () => {
    const { writer, reading, store } = await connected();
    const group = await store.groups.create(...byOwner());
    const holder = lockedBy(place.address);
    const tried = vi.spyOn(writer, "exec");
    fakeClock();
    const writes = Promise.allSettled(Array.from({ length: 10 }, () => store.groups.create(...byOwner())));
    await clockIsAwaited();
    expect(await store.groups.findById(group._id)).toEqual(group);
    expect((await store.groups.list({ sort: "az", limit: 5 }))?.items).toHaveLength(1);
    for (const write of await endsWithin(2000 + PAUSE_MS, writes))
      expect(write).toMatchObject({ status: "rejected", reason: { name: "AppError", code: "unavailable" } });
    // The driver holds up the event loop for so long at a try, and all ten wait together.
    for (const connection of [writer, reading]) expect(connection.pragma("busy_timeout", { simple: true })).toBeLessThanOrEqual(5);
    expect(tried.mock.calls.length).toBeLessThan(60);
    expect(new Set(tried.mock.calls.flat())).toEqual(new Set(["BEGIN IMMEDIATE"]));
    holder.exec("COMMIT");
    await endsWithin(PAUSE_MS, store.groups.create(...byOwner()));
    expect(await store.groups.counts()).toEqual({ Running: 2 });
    holder.close();
    await store.close();
  });

  test("is waited for when it is let go in time", async () => {
    const store = await place.open();
    const holder = lockedBy(place.address);
    fakeClock();
    const write = store.groups.create(...byOwner());
    await clockIsAwaited();
    setTimeout(() => holder.exec("COMMIT"), 1990);
    await expect(endsWithin(1990 + PAUSE_MS, write)).resolves.toMatchObject({ ownerId: TAHMINA });
    holder.close();
    await store.close();
  });

  test("does not keep another process from opening the store to read", async () => {
    await (await place.open()).close();
    const holder = lockedBy(place.address);
    const store = await place.open();
    expect(await store.groups.featured()).toEqual([]);
    holder.close();
    await store.close();
  });
});

test("a full disk makes writes unavailable, whole, leaves reads alone, says that it is not ready and heals", async () => {
  const { writer, store } = await connected();
  const { groups } = store;
  await store.ready();
  const kept = await groups.create(...byOwner());
  const pages = Number(writer.pragma("page_count", { simple: true }));
  writer.pragma(`max_page_count = ${pages}`);
  const big = byOwner({ description: Array.from({ length: 300 }, (_, index) => `word${index}`).join(" ") });
  const writes = await Promise.allSettled(Array.from({ length: 5 }, () => groups.create(...big)));
  for (const write of writes) expect(write).toMatchObject({ status: "rejected", reason: { code: "unavailable" } });
  await store.ping();
  await expect(store.ready()).rejects.toMatchObject({ code: "unavailable" });
  expect((await groups.list({ sort: "az", limit: 9 }))?.items).toEqual([kept]);
  expect(await groups.counts()).toEqual({ Running: 1 });
  expect((await groups.search({ words: ["word7"], sort: "az", limit: 9 }))?.items).toEqual([]);
  writer.pragma("max_page_count = 1000000");
  await store.ready();
  await groups.create(...big);
  expect(await groups.counts()).toEqual({ Running: 2 });
  await store.close();
});

test("one write of a batch that fails takes no other with it", async () => {
  const store = await place.open();
  const { groups, accounts } = store;
  const account = { email: "ada@hobbyhub.example", passwordHash: "hash" };
  const results = await Promise.allSettled([
    accounts.create(account),
    groups.create(...byOwner()),
    accounts.create(account),
    groups.create(...byOwner()),
  ]);
  expect(results.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "rejected", "fulfilled"]);
  expect(await groups.counts()).toEqual({ Running: 2 });
  await store.close();
});

test("only its owner reads the files, also in a folder that anybody may look into", async () => {
  chmodSync(place.address, 0o755);
  const store = await place.open();
  await store.groups.create(...byOwner());
  const files = readdirSync(place.address);
  expect(files).toContain("hobbyhub.db-wal");
  for (const file of files) expect([file, statSync(join(place.address, file)).mode & 0o077]).toEqual([file, 0]);
  await store.close();
});

test("a folder that cannot be made is unavailable", async () => {
  writeFileSync(join(place.address, "file"), "");
  await expect(connect(join(place.address, "file", "deeper"))).rejects.toMatchObject({ name: "AppError", code: "unavailable" });
});

test("a file that is no database is unavailable", async () => {
  writeFileSync(join(place.address, "hobbyhub.db"), "This is a shopping list, and rather a long one. ".repeat(50));
  await expect(place.open()).rejects.toMatchObject({ name: "AppError", code: "unavailable" });
});

test("after it is closed, everything is unavailable", async () => {
  const store = await place.open();
  await store.close();
  await expect(store.groups.featured()).rejects.toMatchObject({ code: "unavailable" });
  await expect(store.groups.create(...byOwner())).rejects.toMatchObject({ code: "unavailable" });
});

describe("other processes", () => {
  test("killed in the middle of writing lose nothing they acknowledged", async () => {
    const acknowledged: string[] = [];
    for (let round = 0; round < 3; round++) {
      const child = start("tests/support/writer.ts", [place.address]);
      await until(() => child.lines.length > 40 + round * 30, 60_000);
      child.process.kill("SIGKILL");
      await child.ended;
      acknowledged.push(...child.lines.filter((line) => /^[0-9a-f]{24}$/.test(line)));
    }
    const store = await place.open();
    for (const id of acknowledged) expect(await store.groups.findById(id)).not.toBeNull();
    const { Running } = await store.groups.counts(TAHMINA);
    let rows = 0;
    for await (const batch of store.archive.read(Groups)) rows += batch.length;
    expect(Running).toBe(rows);
    expect(rows).toBeGreaterThanOrEqual(acknowledged.length);
    await store.close();
  }, 180_000);

  test("that open a new store at the same moment all can", async () => {
    const children = Array.from({ length: 4 }, () => start("tests/support/writer.ts", [place.address, "5"]));
    expect(await Promise.all(children.map(({ ended }) => ended))).toEqual([0, 0, 0, 0]);
    const store = await place.open();
    expect(await store.groups.counts()).toEqual({ Running: 20 });
    await store.close();
  }, 180_000);

  test("are heard of even when they are killed right after their commit", async () => {
    const store = await place.open();
    const reader = store.changes.follow();
    expect(await reader.newTopics()).toEqual([]);
    const child = start("tests/support/writer.ts", [place.address]);
    await until(() => child.lines.length > 1, 60_000);
    child.process.kill("SIGKILL");
    await child.ended;
    const [, id] = child.lines;
    expect(await reader.newTopics()).toContain(`group:${id}`);
    await store.close();
  }, 180_000);
});

test("a reader that fell too far behind is told to take everything for stale", async () => {
  const { writer, store } = await connected();
  const reader = store.changes.follow();
  await store.write((tx) => tx.stale(Array.from({ length: CHANGES_KEPT + 300 }, () => "groups")));
  expect(await reader.newTopics()).toEqual(["*"]);
  expect(await reader.newTopics()).toEqual([]);
  await store.write((tx) => tx.stale(["groups", "groups", "group:1"]));
  expect(await reader.newTopics()).toEqual(["groups", "group:1"]);
  expect(writer.prepare("SELECT count(*) FROM changes").pluck().get()).toBeLessThan(CHANGES_KEPT + 100);
  await store.close();
});

test("what a transaction has not finished is seen by nobody else", async () => {
  const store = await place.open();
  const seen: unknown[] = [];
  await store.write(async (tx) => {
    const group = groupRecord();
    await tx.insert(Groups, group);
    expect(await tx.get(Groups, group._id)).toEqual(group);
    seen.push(await store.groups.findById(group._id), await store.groups.counts());
  });
  expect(seen).toEqual([null, {}]);
  expect(await store.groups.counts()).toEqual({ Running: 1 });
  await store.close();
});

test.each([
  ["deleted", (file: string) => rmSync(file)],
  [
    "replaced",
    (file: string) => {
      renameSync(file, `${file}.old`);
      writeFileSync(file, "");
    },
  ],
])("a database file that is %s while it is open takes no writes, and says that it is not ready", async (_, change) => {
  const store = await place.open();
  await store.groups.create(...byOwner());
  change(join(place.address, "hobbyhub.db"));
  await expect(store.groups.create(...byOwner())).rejects.toMatchObject({
    code: "unavailable",
    message: "The database is not available right now.",
    cause: { message: expect.stringContaining("deleted or replaced") },
  });
  await expect(store.ready()).rejects.toMatchObject({ code: "unavailable" });
  await store.close();
});
