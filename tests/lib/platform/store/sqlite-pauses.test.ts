import { setImmediate as nextRound } from "node:timers/promises";
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Accounts } from "@/lib/accounts/record";
import type { Transaction } from "@/lib/platform/store/database";
import { pauses } from "@/lib/platform/store/sqlite/pauses";
import { confirmed, names } from "@/tests/support/notices";
import { accountRecord } from "@/tests/support/records";
import { sqliteKind, storeKinds } from "@/tests/support/store";
import { storeTest } from "@/tests/support/store-test";

const { kinds, stop: stopStores } = await storeKinds();
afterAll(stopStores);
afterEach(() => void vi.restoreAllMocks());

describe.each(kinds)("a long write that nobody waits for, on $name", (kind) => {
  storeTest(kind)("lets others read, and they see nothing of it before it is over", async ({ store }) => {
    const seen: number[] = [];
    let over = false;
    const look = async () => {
      for (; !over; await nextRound()) seen.push(await store.db.read((reader) => reader.count(Accounts, {})));
    };
    const looking = look();
    await confirmed(store, names(500));
    over = true;
    await looking;
    expect(seen.filter((count) => count === 0).length).toBeGreaterThan(3);
    expect(seen.filter((count) => count !== 0 && count !== 500)).toEqual([]);
  });
});

storeTest(sqliteKind)("a step that had to wait takes on more people", async ({ store: { db } }) => {
  let now = 0;
  vi.spyOn(performance, "now").mockImplementation(() => now);
  const step = () => db.write(async () => db.batch(), { unattended: true });
  const waiting = step();
  now += 10;
  expect(await waiting).toBe(400);
  expect(await step()).toBe(40);
});

storeTest(sqliteKind)("a short step, too, lets others read before it is over", async ({ store: { db } }) => {
  let seen: number | undefined;
  const look = async () => {
    seen = await db.read((reader) => reader.count(Accounts, {}));
  };
  const step = async (tx: Transaction) => {
    await tx.insert(Accounts, accountRecord());
    setImmediate(() => void look());
  };
  await db.write(step, { unattended: true });
  expect(seen).toBe(0);
});

describe("pauses", () => {
  let now = 0;
  beforeEach(() => {
    now = 0;
    vi.spyOn(performance, "now").mockImplementation(() => now);
  });
  /** Stops, while each of some rounds of the event loop serves others for so long. @returns how many of them it waited for */
  async function stop(pause: () => Promise<void> | undefined, ...servedMs: number[]): Promise<number> {
    let rounds = 0;
    let waiting = true;
    const serve = () => {
      if (!waiting) return;
      now += servedMs[rounds] ?? 0;
      rounds += 1;
      setImmediate(serve);
    };
    setImmediate(serve);
    await (pause() ?? expect.fail("It did not stop."));
    waiting = false;
    return rounds;
  }

  /** How long it works then before it stops. */
  function worksFor(pause: () => Promise<void> | undefined): number {
    const from = now;
    while (pause() === undefined) now += 0.125;
    return now - from;
  }

  test("what came before a write is not its work", () => {
    const { begin, pause } = pauses();
    now += 5;
    begin(0);
    expect(worksFor(pause)).toBe(0.25);
  });

  test("a write works as long at a time as it waited to begin, however long that of the one before it was", () => {
    const { begin, pause } = pauses();
    begin(4);
    expect(worksFor(pause)).toBe(3);
    begin(0.5);
    expect(worksFor(pause)).toBe(0.25);
  });

  test("a write that waits goes on as soon as nobody is served, and after a moment where somebody always is", async () => {
    const { pause } = pauses();
    const rounds: number[] = [];
    for (const served of [[0], [0.125, 0], [0.125, 0.125, 0], [0.125, 0.125, 0.125, 0.125, 0.125], [3]]) {
      now += 5;
      rounds.push(await stop(pause, ...served));
    }
    expect(rounds).toEqual([1, 2, 3, 4, 1]);
  });

  test("before its end it stops however little it has worked", async () => {
    const { begin, pause, stop: stopBeforeEnd } = pauses();
    begin(0);
    expect(pause()).toBeUndefined();
    expect(await stop(stopBeforeEnd, 0.125, 0)).toBe(2);
  });

  test("among requests that take long it works longer and takes on more, up to a limit", async () => {
    const { pause, batch } = pauses();
    const afterServing = async (servedMs: number) => {
      now += 10;
      await stop(pause, servedMs);
      return { rows: batch(), ms: worksFor(pause) };
    };
    expect(await afterServing(0.25)).toEqual({ rows: 40, ms: 0.25 });
    expect(await afterServing(4)).toEqual({ rows: 240, ms: 3 });
    expect(await afterServing(60)).toEqual({ rows: 400, ms: 5 });
  });
});
