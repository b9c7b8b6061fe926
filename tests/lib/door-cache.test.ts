import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { DOOR_CACHE } from "@/lib/door-cache";

const worker = readFileSync("public/door-sw.js", "utf8");

test("the service worker keeps the page of a door where signing out deletes it", () => {
  const [, name] = /caches\.open\((\w+)\)/.exec(worker) ?? [];
  expect(worker).toContain(`const ${name} = "${DOOR_CACHE}";`);
});
