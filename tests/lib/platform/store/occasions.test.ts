import { existsSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import type { Occasion } from "@/lib/platform/store/occasions";

test("no two occasions have the same name, by which parts find them", async () => {
  const rooms = readdirSync("lib").filter((room) => existsSync(`lib/${room}/occasions.ts`));
  const files = await Promise.all(rooms.map((room) => import(`@/lib/${room}/occasions`) as Promise<Record<string, Occasion<unknown>>>));
  const names = files.flatMap((file) => Object.values(file).map(({ name }) => name));
  expect(names.length).toBeGreaterThan(1);
  expect(new Set(names).size).toBe(names.length);
});
