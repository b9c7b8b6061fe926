// First: gives this file a store of its own.
import "@/tests/support/api";

import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { GET as health } from "@/app/api/health/route";
import { send } from "@/tests/support/api";
import { getStore } from "@/tests/support/nouns";
import { byOwner } from "@/tests/support/records";

// A database file can only be lost where there is one.
vi.hoisted(() => {
  delete process.env.API_STORE;
});

const ready = async () => (await send(health, { path: "/api/health?ready" })).status;

test("is not ready once the database file is gone, though reads still find it", async () => {
  expect(await ready()).toBe(200);
  rmSync(join(process.env.DATA_DIR ?? "", "hobbyhub.db"));
  await (await getStore()).ping();
  expect(await ready()).toBe(503);
});

test("nor when another file stands in its place, and a write is refused instead of being lost", async () => {
  const file = join(process.env.DATA_DIR ?? "", "hobbyhub.db");
  writeFileSync(file, "");
  expect(await ready()).toBe(503);
  await expect((await getStore()).groups.create(...byOwner())).rejects.toMatchObject({ code: "unavailable" });
});
