import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

interface Entry {
  version?: string;
  optionalDependencies?: Record<string, string>;
}

/** npm forgets the packages of other platforms when it writes the lock where they cannot be had; `npm ci` then refuses it everywhere. */
test("the lock names the built tools of every platform", () => {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as { packages: Record<string, Entry> };
  const missing: string[] = [];
  for (const [path, { optionalDependencies = {} }] of Object.entries(packages))
    for (const name of Object.keys(optionalDependencies))
      if (!packages[`node_modules/${name}`] && !packages[`${path}/node_modules/${name}`]) missing.push(name);
  expect(missing).toEqual([]);
});
