import { writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sqliteKind } from "@/tests/support/store";

const place = await sqliteKind.create();
const settings = vi.hoisted(() => ({ DATA_DIR: "", MONGODB_URI: undefined, LOG_LEVEL: "silent" }));
vi.mock("@/lib/env", () => ({ env: () => settings }));

/** A look with faked timers moves their clock by 50 ms: all of these together stay below the 15 s after which a store is tried again. */
const LOOKS = { timeout: 10_000 };

afterEach(async () => {
  vi.useRealTimers();
  const { closeDatabase } = await import("@/lib/platform/store");
  await closeDatabase();
  await place.remove();
});

beforeEach(async () => {
  vi.resetModules(); // The setup file has loaded it already, with the real settings.
  const { declareRecords } = await import("@/lib/platform/store");
  declareRecords([]);
});

test("the store is opened once in a process, also when the module is loaded twice, and a failed open is tried again", async () => {
  const { database } = await import("@/lib/platform/store");
  await place.remove();
  writeFileSync(place.address, "a file where the folder should be");
  settings.DATA_DIR = place.address;
  await expect(database()).rejects.toMatchObject({ code: "unavailable" });
  await rm(place.address);

  const [one, two] = await Promise.all([database(), database()]);
  expect(one).toBe(two);
  vi.resetModules();
  const again = await import("@/lib/platform/store");
  expect(await again.database()).toBe(one);

  await again.closeDatabase();
  expect(await database()).not.toBe(one);
});

test("what a process begins with is done once the store is there, however long it was away", async () => {
  const { beginWith } = await import("@/lib/platform/store");
  await place.remove();
  writeFileSync(place.address, "a file where the folder should be");
  settings.DATA_DIR = place.address;
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const missed = vi.fn();
  const begun = vi.fn(async () => {});
  await beginWith(begun, missed);
  vi.advanceTimersByTime(15_000);
  await vi.waitFor(() => expect(missed).toHaveBeenCalledTimes(2), LOOKS);
  expect(begun).not.toHaveBeenCalled();

  await rm(place.address);
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1), LOOKS);
  vi.advanceTimersByTime(15_000);
  await vi.waitFor(() => expect(begun).toHaveBeenCalledTimes(1), LOOKS);
  expect(vi.getTimerCount()).toBe(0);
});

test("without a word about what is kept nothing is passed over in silence: whoever asks for it is refused", async () => {
  Reflect.deleteProperty(globalThis, Symbol.for("hobbyhub.database"));
  const { database, declaredRecords, declareRecords } = await import("@/lib/platform/store");
  expect(() => declaredRecords()).toThrow("No records were declared");
  expect(() => database()).toThrow("No records were declared");
  declareRecords([]);
  expect(declaredRecords()).toEqual([]);
});
