import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const TAG = /<(?:!doctype|html|head|body|main|form|h[1-6]|p|div|span|ul|li|a|button|input|label)(?:\s[^>]*)?>/i;
const isComment = (line: string) => /^\s*(?:\*|\/\*|\/\/)/.test(line);

test("lib writes no HTML: pages are components, and mails are React too", () => {
  const files = readdirSync("lib", { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".ts"));
  const lines = files.flatMap((file) =>
    readFileSync(join("lib", file), "utf8")
      .split("\n")
      .flatMap((line, index) => (TAG.test(line) && !isComment(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
  );
  expect(lines).toEqual([]);
});
