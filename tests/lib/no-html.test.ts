import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const TAG = /<(?:!doctype|html|head|body|main|form|h[1-6]|p|div|span|ul|li|a|button|input|label)(?:\s[^>]*)?>/i;
const isComment = (line: string) => /^\s*(?:\*|\/\*|\/\/)/.test(line);

/** What is written to be mailed, in React too. */
const MAILS = /^(?:platform\/email\/[a-z-]+|(?:accounts|contact|notices)\/(?:[a-z]+-)?mails)\.tsx$/;

const files = readdirSync("lib", { recursive: true, encoding: "utf8" }).filter((file) => /\.tsx?$/.test(file));

test("nothing but mails is written in React in lib: pages are components, handed in from above", () => {
  const written = files.filter((file) => file.endsWith(".tsx"));
  expect(written.filter((file) => MAILS.test(file)).length).toBeGreaterThan(0);
  expect(written.filter((file) => !MAILS.test(file))).toEqual([]);
});

test("lib writes no HTML", () => {
  const lines = files
    .filter((file) => !MAILS.test(file))
    .flatMap((file) =>
      readFileSync(join("lib", file), "utf8")
        .split("\n")
        .flatMap((line, index) => (TAG.test(line) && !isComment(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
    );
  expect(lines).toEqual([]);
});
