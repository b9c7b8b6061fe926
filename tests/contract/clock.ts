import { expect } from "vitest";
import { DAY_MS, inMs } from "@/lib/duration";
import { recurring } from "@/lib/platform/clock/jobs";
import { Work } from "@/lib/platform/clock/record";
import { beginRecurring, reschedule, schedule, scheduleAll, type Task } from "@/lib/platform/clock/schedule";
import type { Store } from "../support/nouns";
import { all } from "../support/records";
import type { StoreTest } from "../support/store-test";

const LEASE = 60_000;
const due = (store: Store, task: Partial<Task> = {}) => store.db.write((tx) => schedule(tx, { kind: "test", ...task }));
const ids = (works: { _id: string }[]) => works.map(({ _id }) => _id);

export function clockContract(test: StoreTest): void {
  test("the longest due is taken first, and nobody else gets it while the lease lasts", async ({ store, other }) => {
    const made = [
      await due(store, { dueAt: inMs(-10_000) }),
      await due(store, { dueAt: inMs(-30_000) }),
      await due(store, { dueAt: inMs(-20_000) }),
    ];
    expect(ids(await store.works.claim("work", [], 2, LEASE))).toEqual([made[1], made[2]]);
    expect(ids(await other.works.claim("work", [], 2, LEASE))).toEqual([made[0]]);
    expect(await store.works.claim("work", [], 2, LEASE)).toEqual([]);
  });

  test("of many scheduled at once, one of a key waits, also where one waits already", async ({ store }) => {
    const waiting = await due(store, { key: "a", data: { turn: 1 } });
    const tasks = ["a", "b", "b", undefined, undefined].map((key) => ({ kind: "test", data: { turn: 2 }, ...(key && { key }) }));
    await store.db.write((tx) => scheduleAll(tx, tasks));
    await store.db.write((tx) => scheduleAll(tx, []));
    const rows = await store.db.read((reader) => reader.list(Work));
    expect([rows.length, rows.find(({ key }) => key === "a")]).toMatchObject([4, { _id: waiting, data: { turn: 1 } }]);
    expect(rows.filter(({ key }) => key === "b")).toHaveLength(1);
    const excerpts = await store.db.read((reader) => reader.excerpts(Work, { where: { key: "a" }, fields: ["key", "data", "lastError"] }));
    expect(excerpts).toEqual([{ key: "a", data: { turn: 1 }, lastError: null }]);
  });

  test("nothing is taken before its time, nor in another lane", async ({ store }) => {
    await due(store, { dueAt: inMs(60_000) });
    const mail = await due(store, { lane: "mail" });
    expect(await store.works.claim("work", [], 5, LEASE)).toEqual([]);
    expect(ids(await store.works.claim("mail", [], 5, LEASE))).toEqual([mail]);
  });

  test("what was taken comes back when its lease runs out", async ({ store }) => {
    const id = await due(store);
    await store.works.claim("work", [], 1, -1);
    expect(await store.works.claim("work", [], 1, LEASE)).toMatchObject([{ _id: id, attempts: 0 }]);
  });

  test("processes that take at once share it out", async ({ store, other }) => {
    for (let count = 0; count < 10; count++) await due(store);
    const taken = await Promise.all([store, other, store, other].map(({ works }) => works.claim("work", [], 4, LEASE)));
    expect(taken.flat()).toHaveLength(10);
    expect(new Set(ids(taken.flat())).size).toBe(10);
  });

  test("what is over is gone; what is to go on keeps its new data and time", async ({ store }) => {
    await due(store);
    const lasting = await due(store, { data: { after: null } });
    const taken = await store.works.claim("work", [], 5, LEASE);
    const ended = taken.map((work) => ({ work, change: work._id === lasting ? { data: { after: "x" }, dueAt: inMs(-1) } : null }));
    expect(await store.works.claim("work", ended, 5, LEASE)).toMatchObject([{ _id: lasting, data: { after: "x" } }]);
    expect(ids(await all(store.archive.read(Work)))).toEqual([lasting]);
  });

  test("of one key there is one while it waits", async ({ store, other }) => {
    const first = await due(store, { key: "digest", data: { first: true } });
    expect(await due(other, { key: "digest", data: { first: false } })).toBe(first);
    const [work] = await store.works.claim("work", [], 5, LEASE);
    expect(work).toMatchObject({ key: "digest", data: { first: true } });
    await store.works.claim("work", work ? [{ work, change: null }] : [], 0, LEASE);
    expect(await due(store, { key: "digest" })).not.toBe(first);
  });

  test("a newer one takes the place of the one that waits, and outlives one that is being done", async ({ store, other }) => {
    const again = (turn: number) => other.db.write((tx) => reschedule(tx, { kind: "test", key: "mail", data: { turn } }));
    const first = await again(1);
    const second = await again(2);
    const taken = await store.works.claim("work", [], 5, LEASE);
    expect([second === first, taken]).toMatchObject([false, [{ _id: second, data: { turn: 2 } }]]);
    const third = await again(3);
    const over = taken.map((work) => ({ work, change: null }));
    const next = await store.works.claim("work", over, 5, LEASE);
    expect(next).toMatchObject([{ _id: third, data: { turn: 3 } }]);
    // Its failure is not that of the one after it either.
    const fourth = await again(4);
    const failed = next.map((work) => ({ work, change: { attempts: 1, dueAt: inMs(LEASE) } }));
    expect(await store.works.claim("work", failed, 5, LEASE)).toMatchObject([{ _id: fourth, attempts: 0, data: { turn: 4 } }]);
  });

  test("of one key there is one, though two processes schedule it at the same moment, one by one and in lists", async ({
    store,
    other,
  }) => {
    for (let round = 0; round < 5; round++) {
      const task = { kind: "test", key: `race ${round}` };
      const many = ({ db }: Store) => db.write((tx) => scheduleAll(tx, [task, { kind: "test", key: `more ${round}` }]));
      await Promise.all([due(store, task), due(other, task), many(store), many(other), due(store, task)]);
      expect(await store.db.read((reader) => reader.count(Work, {}))).toBe(2 * (round + 1));
    }
  });

  test("recurring work begins anew where a clock that stood in the future has put it off", async ({ store, other }) => {
    const job = async () => undefined;
    const jobs = { often: recurring(1000, job), daily: recurring(DAY_MS, job), later: recurring(DAY_MS, job) };
    const waits = { often: DAY_MS, daily: 365 * DAY_MS, later: DAY_MS };
    for (const [kind, ms] of Object.entries(waits)) await due(store, { kind, key: kind, dueAt: inMs(ms), data: { after: "x" } });
    await due(store, { kind: "test", key: "another", dueAt: inMs(365 * DAY_MS) });
    await Promise.all([beginRecurring(store.db, jobs), beginRecurring(other.db, jobs)]);
    const taken = await store.works.claim("work", [], 5, LEASE);
    expect(Object.fromEntries(taken.map(({ kind, data }) => [kind, data]))).toEqual({ often: {}, daily: {} });
    expect(await store.db.read((reader) => reader.count(Work, {}))).toBe(4);
  });

  test("work is kept together with its reason, or not at all", async ({ store }) => {
    const failing = store.db.write(async (tx) => {
      await schedule(tx, { kind: "test" });
      throw new Error("The reason fell through.");
    });
    await expect(failing).rejects.toThrow();
    expect(await all(store.archive.read(Work))).toEqual([]);
  });
}
