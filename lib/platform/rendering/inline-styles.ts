import "server-only";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The link to a style sheet, as React writes it. One that was replaced does not match any more. */
const SHEET = /<link rel="stylesheet" href="\/_next\/(static\/chunks\/[^"?]+\.css)([^"]*)" data-precedence="next"\/>/g;
/** Addresses relative to the style sheet, which would be wrong inside a page. */
const BESIDE_CHUNKS = /url\(\.\.\//g;

const sheets = new Map<string, string>();

/** The text of a style sheet of the build. */
function readSheet(file: string): string {
  const css = sheets.get(file) ?? readFileSync(join(process.cwd(), ".next", file), "utf8").replace(BESIDE_CHUNKS, "url(/_next/static/");
  sheets.set(file, css);
  return css;
}

/**
 * Puts the style sheets of a finished page into it, once each, so that a visitor's first paint waits for the page alone. The link stays beside
 * its rules and switched off: a browser fetches none that is, and React finds there what it would load otherwise.
 */
export const inlineStyles = (html: string): string =>
  html.replace(
    SHEET,
    (_, file: string, version: string) =>
      `<link rel="stylesheet" href="/_next/${file}${version}" disabled=""/><style data-precedence="next">${readSheet(file)}</style>`,
  );
