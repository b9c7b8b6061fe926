// First: gives this file a store of its own.
import "@/tests/support/api";

import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { GET as health } from "@/app/api/health/route";
import { AppError } from "@/lib/errors";
import { database } from "@/lib/platform/store";
import { send } from "@/tests/support/api";
import { getStore } from "@/tests/support/nouns";
import { byOwner } from "@/tests/support/records";

// A database file can only be lost where there is one.
vi.hoisted(() => {
  delete process.env.API_STORE;
});

beforeAll(() => void vi.useFakeTimers({ toFake: ["performance"] }));
afterAll(() => void vi.useRealTimers());

/** The answer of the store is kept for so long. */
const passSecond = () => void vi.advanceTimersByTime(1000);

const ready = async () => (await send(health, { path: "/api/health?ready" })).status;

test("however often it is asked, the store writes once a second", async () => {
  const writes = vi.spyOn(await database(), "ready");
  const asked: number[] = [];
  for (let count = 0; count < 50; count++) asked.push(await ready());
  expect([asked.every((status) => status === 200), writes.mock.calls.length]).toEqual([true, 1]);
  passSecond();
  await Promise.all([ready(), ready()]);
  expect(writes).toHaveBeenCalledTimes(2);
});

test("a disk that becomes full is told within a second, and so is that there is room again", async () => {
  passSecond();
  expect(await ready()).toBe(200);
  const full = vi.spyOn(await database(), "ready").mockRejectedValue(new AppError("unavailable", "The disk is full."));
  passSecond();
  expect([await ready(), await ready()]).toEqual([503, 503]);
  full.mockRestore();
  passSecond();
  expect(await ready()).toBe(200);
});

test("is not ready once the database file is gone, though reads still find it", async () => {
  passSecond();
  expect(await ready()).toBe(200);
  rmSync(join(process.env.DATA_DIR ?? "", "hobbyhub.db"));
  await (await getStore()).ping();
  passSecond();
  expect(await ready()).toBe(503);
});

test("is not ready when another file stands in the place of the database, and a write is refused instead of being lost", async () => {
  const file = join(process.env.DATA_DIR ?? "", "hobbyhub.db");
  writeFileSync(file, "");
  passSecond();
  expect(await ready()).toBe(503);
  await expect((await getStore()).groups.create(...byOwner())).rejects.toMatchObject({ code: "unavailable" });
});
