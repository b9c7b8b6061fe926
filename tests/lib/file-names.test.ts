import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** What a file of a noun's room may be, alone (`store.ts`) or of a part of the noun (`door-store.ts`). CONTRIBUTING.md says what each is for. */
const ROLES = [
  ...["schema", "policy", "rules", "views"],
  ...["record", "store", "queries", "commands", "api", "answers"],
  ...["topics", "addresses", "mails", "samples", "tasks", "jobs", "occasions", "parts", "secrets", "json-ld"],
];

/** Not about one noun: the machinery, and the data of the demo. */
const NO_NOUNS = new Set(["platform", "demo"]);

const NAME = new RegExp(`^(?:[a-z]+-)*(?:${ROLES.join("|")})\\.tsx?$`);

const rooms = readdirSync("lib", { withFileTypes: true }).filter((entry) => entry.isDirectory() && !NO_NOUNS.has(entry.name));

test.each(rooms.map(({ name }) => name))("nothing but known names stands in lib/%s", (room) => {
  expect(readdirSync(`lib/${room}`).filter((file) => !NAME.test(file))).toEqual([]);
});

test("a name outside the vocabulary is noticed", () => {
  for (const file of ["helpers.ts", "door.ts", "storage.ts", "store", "Store.ts", "-store.ts", "notices"])
    expect([file, NAME.test(file)]).toEqual([file, false]);
});

test("CONTRIBUTING.md says what each name is for, and names no other", () => {
  const [, chapter = ""] = readFileSync("CONTRIBUTING.md", "utf8").split("## Adding a noun");
  const rows = [...chapter.matchAll(/^\| `([a-z-]+)` +\|/gm)].map(([, role]) => role);
  expect(rows).toHaveLength(ROLES.length);
  expect(new Set(rows)).toEqual(new Set(ROLES));
});
