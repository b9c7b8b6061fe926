import { writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { afterEach, expect, test, vi } from "vitest";
import { sqliteKind } from "@/tests/support/store";

const place = await sqliteKind.create();
const settings = vi.hoisted(() => ({ DATA_DIR: "", MONGODB_URI: undefined }));
vi.mock("@/lib/env", () => ({ env: () => settings }));

afterEach(async () => {
  const { closeStore } = await import("@/lib/platform/store");
  await closeStore();
  await place.remove();
});

test("the store is opened once in a process, also when the module is loaded twice, and a failed open is tried again", async () => {
  const { getStore } = await import("@/lib/platform/store");
  await place.remove();
  writeFileSync(place.address, "a file where the folder should be");
  settings.DATA_DIR = place.address;
  await expect(getStore()).rejects.toMatchObject({ code: "unavailable" });
  await rm(place.address);

  const [one, two] = await Promise.all([getStore(), getStore()]);
  expect(one).toBe(two);
  vi.resetModules();
  const again = await import("@/lib/platform/store");
  expect(await again.getStore()).toBe(one);

  await again.closeStore();
  expect(await getStore()).not.toBe(one);
});
