import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const PAGES = [
  ...["README.md", "CONTRIBUTING.md", "docs/architecture.md", "docs/design.md", "docs/deploy.md", "docs/product.md"],
  ...readdirSync("docs/decisions").map((file) => `docs/decisions/${file}`),
];
const PATH = /`((?:app|components|lib|content|public|tests|scripts|deploy|docs)\/[^`\s]*)`/g;
/** `<noun>`, `*` and `NNNN` stand for many; announcements are the example of CONTRIBUTING.md, which has a test of its own. */
const STANDS_FOR_MANY = /[<*{]|NNNN|announcements/;

test.each(PAGES)("every file that %s names is there", (page) => {
  const named = [...readFileSync(page, "utf8").matchAll(PATH)].map(([, path = ""]) => path).filter((path) => !STANDS_FOR_MANY.test(path));
  expect(named.filter((path) => !existsSync(path))).toEqual([]);
});
