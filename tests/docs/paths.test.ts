import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const PAGES = [
  ...["README.md", "CONTRIBUTING.md"],
  ...["docs", "docs/decisions"]
    .flatMap((folder) => readdirSync(folder).map((file) => `${folder}/${file}`))
    .filter((page) => page.endsWith(".md")),
];
const PATH = /`((?:app|components|lib|content|public|tests|scripts|deploy|docs)\/[^`\s]*)`/g;
/** `<noun>`, `*` and `NNNN` stand for many; announcements are the example of CONTRIBUTING.md, which has a test of its own. */
const STANDS_FOR_MANY = /[<*{]|NNNN|announcements/;

test.each(PAGES)("every file that %s names is there", (page) => {
  const named = [...readFileSync(page, "utf8").matchAll(PATH)].map(([, path = ""]) => path).filter((path) => !STANDS_FOR_MANY.test(path));
  // A list of tests names them by what they test.
  expect(named.filter((path) => !existsSync(path) && !existsSync(`tests/${path}`))).toEqual([]);
});
