import "server-only";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The link to a style sheet, as React writes it. A link that has been replaced does not match any more. */
const SHEET = /<link rel="stylesheet" href="\/_next\/(static\/chunks\/[^"?]+\.css)([^"]*)" data-precedence="next"\/>/g;
/** URLs relative to the style sheet; inside a page they would point to the wrong folder. */
const BESIDE_CHUNKS = /url\(\.\.\//g;

const sheets = new Map<string, string>();

/** The text of a style sheet of the build, with those URLs made absolute. */
function readSheet(file: string): string {
  const css = sheets.get(file) ?? readFileSync(join(process.cwd(), ".next", file), "utf8").replace(BESIDE_CHUNKS, "url(/_next/static/");
  sheets.set(file, css);
  return css;
}

/**
 * Puts the style sheets of a finished page into its HTML, so that the first paint waits only for the page. The link stays beside its rules
 * but is disabled: browsers do not fetch it, and React finds it and does not load the sheet again.
 */
export const inlineStyles = (html: string): string =>
  html.replace(
    SHEET,
    (_, file: string, version: string) =>
      `<link rel="stylesheet" href="/_next/${file}${version}" disabled=""/><style data-precedence="next">${readSheet(file)}</style>`,
  );
