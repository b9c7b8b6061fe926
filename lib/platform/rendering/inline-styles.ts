import "server-only";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { FIRST_PAINT_SCRIPT } from "@/lib/first-paint";

/** As React writes the style sheets of a page. What has been replaced does not look like this any more. */
const SHEET = /<link rel="stylesheet" href="\/_next\/(static\/chunks\/[^"?]+\.css)([^"]*)" data-precedence="next"\/>/g;
/** As Next asks for the site's faces; one that may come later does not look like this any more. */
const FACE = /<link rel="preload" href="[^"]+" as="font" crossorigin="" type="font\/woff2"(?=\/>)/g;
/** Inside a page, what a sheet names beside itself is no longer beside it. */
const BESIDE_CHUNKS = /url\(\.\.\//g;

const sheets = new Map<string, string>();

/** What a style sheet of the build says. */
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

/** What the head of an answer (`Link`) says of a page whose style sheets stay files: a browser asks for them before it reads the page. */
export const sheetHints = (html: string): string =>
  [...html.matchAll(SHEET)].map(([, file, version]) => `</_next/${file}${version}>; rel=preload; as=style`).join(", ");

const FIRST_PAINT = `<script>${FIRST_PAINT_SCRIPT}</script>`;

/**
 * A page whose style sheets stay files, with what its first paint does not wait for out of the way: the faces come later (their stand-ins are
 * as wide and as high), and a script that stood behind the sheets would keep the browser from reading on until they are there.
 */
export const sheetsFirst = (html: string): string =>
  html
    .replace(FACE, '$& fetchPriority="low"')
    .replace(FIRST_PAINT, "")
    .replace("<link", () => `${FIRST_PAINT}<link`);
