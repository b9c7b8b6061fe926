import { RateLimiterMongo } from "rate-limiter-flexible";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type LimitStore, limitStore } from "@/lib/platform/store/limits";

const limit = { name: "login:account", points: 2, windowSeconds: 60 };

let asked = 0;
let away = true;
let limits: LimitStore;

beforeEach(() => {
  vi.useFakeTimers();
  [asked, away] = [0, true];
  const collection = {
    async findOneAndUpdate() {
      asked += 1;
      if (away) throw new Error("The store is away.");
      return { points: 1, expire: new Date(Date.now() + 60_000) };
    },
    async deleteOne() {
      asked += 1;
      throw new Error("The store is away.");
    },
  };
  const storeClient = { collection: () => collection };
  limits = limitStore((options) => new RateLimiterMongo({ ...options, storeClient, tableName: "limits", disableIndexesCreation: true }));
});
afterEach(() => {
  vi.useRealTimers();
});

test("memory counts while the store is away", async () => {
  expect([await limits.consume(limit, "ada"), await limits.consume(limit, "ada")]).toEqual([null, null]);
  expect(await limits.consume(limit, "ada")).toBe(60);
  await limits.refund(limit, "ada");
  await limits.refund(limit, "ada");
  expect(await limits.consume(limit, "ada")).toBeNull();
  await limits.reset(limit, "ada");
  expect([await limits.consume(limit, "ada"), await limits.consume(limit, "ada")]).toEqual([null, null]);
});

test("a store that failed is left alone for a second, then asked again, however many come meanwhile", async () => {
  for (let turn = 0; turn < 9; turn++) {
    await limits.consume(limit, String(turn));
    vi.advanceTimersByTime(100);
  }
  expect(asked).toBe(1);
  vi.advanceTimersByTime(100);
  away = false;
  expect(await limits.consume(limit, "ben")).toBeNull();
  expect(await limits.consume(limit, "cleo")).toBeNull();
  expect(asked).toBe(3);
});
