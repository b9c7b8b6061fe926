import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const page = readFileSync("docs/security.md", "utf8");

test("every test the security page leans on is there", () => {
  const named = [...page.matchAll(/`((?:lib|app|e2e|contract|components)\/[\w/.*-]+)`/g)].map(([, path = ""]) => path);
  expect(named.length).toBeGreaterThan(50);
  for (const path of new Set(named)) expect([path, path.includes("*") || existsSync(`tests/${path}`)]).toEqual([path, true]);
});

test("every requirement has one row, and the sum is right", () => {
  const states = [
    ...page.matchAll(/^\| (\d+\.\d+\.\d+)(?: to (\d+\.\d+\.\d+))? *\| [^|]* \| \**(held|partly|not held|no such part)\** *\|/gm),
  ];
  const count = (state: string) =>
    states.filter(([, , , said]) => said === state).reduce((sum, [, from = "", to]) => sum + (to ? last(to) - last(from) + 1 : 1), 0);
  const last = (id: string) => Number(id.split(".")[2]);
  const [, ...sums] = /^(\d+) held, (\d+) partly, (\d+) not held, (\d+) no such part/m.exec(page) ?? [];
  expect(sums.map(Number)).toEqual(["held", "partly", "not held", "no such part"].map(count));
  expect(new Set(states.map(([, id]) => id)).size).toBe(states.length);
});
