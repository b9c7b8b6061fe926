import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, test } from "vitest";

const IMPORT = /(?:^(?:import|export)\s+(?!type\b)(?:[^;]*?from\s+)?|\bimport\(|@import )"([^"]+)"/gm;
const CLASS_NAMES = /\bclassName=(?:"([^"]*)"|\{`([^`]*)`\})/g;
/** What a template decides: the words it chooses from are names too. */
const CHOICE = /\$\{[^"}]*(?:"([^"]*)")?[^"}]*(?:"([^"]*)")?[^}]*\}/g;

const read = (file: string): string => readFileSync(file, "utf8");
const matches = (text: string, pattern: RegExp): string[] => Array.from(text.matchAll(pattern), ([, one, other]) => one ?? other ?? "");

/** The file of ours that an import names. */
function fileOf(name: string, from: string): string | undefined {
  const path = name.startsWith("@/") ? name.slice(2) : name.startsWith(".") && join(dirname(from), name);
  return path ? ["", ".tsx", ".ts"].map((end) => path + end).find((file) => /\.(tsx?|css)$/.test(file) && existsSync(file)) : undefined;
}

/** Everything a file brings along, also what it fetches later. */
function reach(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const name of matches(read(file), IMPORT)) {
    const next = fileOf(name, file);
    if (next && !next.startsWith("lib/")) reach(next, found);
  }
  return found;
}

const filesIn = (folder: string): string[] => readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => join(folder, file));
const sheets = filesIn("components").filter((file) => file.endsWith(".css"));
const bare = (css: string): string => css.replace(/\/\*[\s\S]*?\*\/|url\([^)]*\)/g, "");
/** The classes a sheet speaks of. */
const classesOf = (sheet: string): string[] => matches(bare(read(sheet)), /\.([a-z][a-z0-9-]*)(?=[\s,:.{[)>~+])/g);
const styled = new Set(sheets.flatMap(classesOf));
styled.delete("sr-only");

const layoutsOf = (page: string): string[] =>
  page
    .split("/")
    .map((_, depth, parts) => [...parts.slice(0, depth), "layout.tsx"].join("/"))
    .filter(existsSync);

test.each(filesIn("app").filter((file) => basename(file) === "page.tsx"))("%s brings the styles of everything in it", (page) => {
  const found = [...new Set([page, ...layoutsOf(page)].flatMap((file) => [...reach(file)]))];
  const brought = new Set(found.filter((file) => file.endsWith(".css")).flatMap(classesOf));
  const missing = found
    .filter((file) => file.endsWith(".tsx"))
    .flatMap((file) =>
      matches(read(file), CLASS_NAMES)
        .flatMap((names) => names.replace(CHOICE, " $1 $2 ").split(/\s+/))
        .filter((name) => styled.has(name) && !brought.has(name))
        .map((name) => `.${name} in ${file}`),
    );
  expect(missing).toEqual([]);
});

// A browser may begin an animation a moment after the frame that first shows it: that frame would show the end.
test.each(sheets)("%s shows no animation's end before its beginning", (sheet) => {
  const early = matches(bare(read(sheet)), /\banimation: ([^;]+);/g).filter((words) => !/\b(?:both|backwards|infinite|none)\b/.test(words));
  expect(early).toEqual([]);
});
