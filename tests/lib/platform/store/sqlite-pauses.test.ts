import { setImmediate as nextRound } from "node:timers/promises";
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Accounts } from "@/lib/accounts/record";
import { pauses } from "@/lib/platform/store/sqlite/pauses";
import { confirmed, names } from "@/tests/support/notices";
import { storeKinds } from "@/tests/support/store";
import { storeTest } from "@/tests/support/store-test";

const { kinds, stop: stopStores } = await storeKinds();
afterAll(stopStores);

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

describe("pauses", () => {
  let now = 0;
  beforeEach(() => {
    now = 0;
    vi.spyOn(performance, "now").mockImplementation(() => now);
    vi.spyOn(globalThis, "setTimeout");
  });
  afterEach(() => void vi.restoreAllMocks());

  /** Stops, while others are served for so long. @returns whether it left them more time than they took */
  async function stop(pause: () => Promise<void> | undefined, servedMs: number): Promise<boolean> {
    const timers = vi.mocked(setTimeout).mock.calls.length;
    setImmediate(() => {
      now += servedMs;
    });
    await (pause() ?? expect.fail("It did not stop."));
    return vi.mocked(setTimeout).mock.calls.length > timers;
  }

  test("what came before a write is not its work", () => {
    const { begin, pause } = pauses();
    now += 5;
    begin();
    expect(pause()).toBeUndefined();
  });

  test("a write begins with short pieces, however long those of the one before it were", async () => {
    const { begin, pause } = pauses();
    now += 1;
    await stop(pause, 60);
    now += 1;
    expect(pause()).toBeUndefined();
    begin();
    now += 1;
    expect(await stop(pause, 0.25)).toBe(true);
  });

  test("a long write stops after a moment of work, and not before", async () => {
    const { pause } = pauses();
    expect(pause()).toBeUndefined();
    now += 0.125;
    expect(pause()).toBeUndefined();
    now += 0.2;
    expect(await stop(pause, 0.3)).toBe(true);
    expect(pause()).toBeUndefined();
  });

  test("whoever is served is given time to go on asking; where nobody is, it goes on at once", async () => {
    const { pause } = pauses();
    const stops: boolean[] = [];
    for (const servedMs of [0.25, 0, 0, 0, 0.25, 0]) {
      now += 1;
      stops.push(await stop(pause, servedMs));
    }
    expect(stops).toEqual([true, true, false, false, true, true]);
  });

  test("among requests that take long it works longer, up to a limit", async () => {
    const { pause } = pauses();
    const worksFor = async (servedMs: number) => {
      now += 10;
      await stop(pause, servedMs);
      const from = now;
      while (pause() === undefined) now += 0.125;
      return now - from;
    };
    expect(await worksFor(0.25)).toBe(0.25);
    expect(await worksFor(5)).toBe(3);
    expect(await worksFor(60)).toBe(5);
  });
});
