import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { start } from "@/tests/support/process";
import { type Place, sqliteKind } from "@/tests/support/store";

let from: Place;
let to: Place;
beforeEach(async () => {
  [from, to] = [await sqliteKind.create(), await sqliteKind.create()];
});
afterEach(async () => {
  await from.remove();
  await to.remove();
});

/** Runs a script on a store; what it printed and how it ended. */
async function script(name: string, place: Place, ...args: string[]) {
  const child = start(`scripts/${name}.ts`, args, { DATA_DIR: place.address, MONGODB_URI: "" });
  const code = await child.ended;
  return { code, text: child.lines.join("\n") };
}

test("seed, export and import move a whole store", async () => {
  expect(await script("seed", from, "--groups", "120")).toMatchObject({ code: 0, text: expect.stringContaining("6 people and 60 groups") });
  expect(await script("seed", from, "--if-empty")).toEqual({ code: 0, text: "" });
  const file = join(from.address, "backup.jsonl");
  expect(await script("export", from, file)).toMatchObject({ code: 0 });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const lines = readFileSync(file, "utf8").trim().split("\n");
  // Each group with its address, its seats and its owner as member; and the demo people's community.
  const records = lines.length - 1;
  expect(records).toBeGreaterThan(6 + 30 + 120 + 4 * (60 + 120) + 300);

  expect(await script("import", to, file)).toMatchObject({ code: 0, text: expect.stringContaining(`${records} of ${records}`) });
  expect(await script("import", to, file)).toMatchObject({ code: 0, text: expect.stringContaining(`0 of ${records}`) });
  const { code, text } = await script("export", to);
  expect(code).toBe(0);
  expect(text.split("\n").filter((line) => line.startsWith('{"kind"'))).toEqual(lines.slice(1));

  lines[200] = "{";
  writeFileSync(file, lines.join("\n"));
  expect(await script("import", to, file)).toMatchObject({ code: 1, text: expect.stringContaining("Line 201") });
}, 300_000);

test("a wrong call ends with a sentence", async () => {
  for (const [name, ...args] of [["seed", "--groups", "many"], ["import"], ["import", "nowhere.jsonl"], ["seed", "--unknown"]]) {
    const { code, text } = await script(name ?? "", from, ...args);
    expect(code).toBe(1);
    expect(text).not.toMatch(/ at .*\.ts:/);
  }
}, 180_000);
