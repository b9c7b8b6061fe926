import { beforeEach, expect, test, vi } from "vitest";
import { FIRST_PAINT_SCRIPT } from "@/lib/first-paint";
import { inlineStyles, sheetHints, sheetsFirst } from "@/lib/platform/rendering/inline-styles";

const files = vi.hoisted(() => ({ read: vi.fn() }));
vi.mock("node:fs", () => ({ readFileSync: files.read }));

const linkTo = (name: string): string => `<link rel="stylesheet" href="/_next/static/chunks/${name}.css" data-precedence="next"/>`;
const inlined = (name: string, css: string): string =>
  `<link rel="stylesheet" href="/_next/static/chunks/${name}.css" disabled=""/><style data-precedence="next">${css}</style>`;

beforeEach(() => {
  files.read.mockReset();
  files.read.mockImplementation((path: string) => `/* ${/(\w+)\.css$/.exec(path)?.[1]} $& */`);
});

test("each style sheet stands in the page where its link stood, which stays and is switched off", () => {
  expect(inlineStyles(`<head>${linkTo("one")}<title>T</title>${linkTo("two")}</head>`)).toBe(
    `<head>${inlined("one", "/* one $& */")}<title>T</title>${inlined("two", "/* two $& */")}</head>`,
  );
});

test("what a sheet names beside itself is found from any page", () => {
  files.read.mockReturnValue("@font-face{src:url(../media/a.woff2)}b{background:url(data:image/svg+xml)}");
  expect(inlineStyles(linkTo("faces"))).toContain("{src:url(/_next/static/media/a.woff2)}b{background:url(data:image/svg+xml)}");
});

test("a page is changed once, a sheet is read once, and what names a sheet without asking for it stays", () => {
  const once = inlineStyles(linkTo("thrice"));
  expect(inlineStyles(once)).toBe(once);
  expect(inlineStyles(linkTo("thrice"))).toBe(once);
  expect(files.read).toHaveBeenCalledTimes(1);
  const named = '<script>self.__next_f.push([1,":HL[\\"/_next/static/chunks/a.css\\",\\"style\\"]"])</script>';
  expect(inlineStyles(named)).toBe(named);
});

test("the style sheets that stay files are named for the head of the answer, in their order", () => {
  expect(sheetHints(`<head>${linkTo("one")}<title>T</title>${linkTo("two")}</head>`)).toBe(
    "</_next/static/chunks/one.css>; rel=preload; as=style, </_next/static/chunks/two.css>; rel=preload; as=style",
  );
  expect(sheetHints("<head></head>")).toBe("");
});

test("where sheets stay files, faces come later and the script of the first paint stands before the sheets; done once", () => {
  const face = '<link rel="preload" href="/_next/static/media/a.woff2" as="font" crossorigin="" type="font/woff2"';
  const picture = '<link rel="preload" as="image" href="/logo.svg"/>';
  const script = `<script>${FIRST_PAINT_SCRIPT}</script>`;
  const page = sheetsFirst(`<head><meta/>${face}/>${picture}${linkTo("one")}${script}</head>`);
  expect(page).toBe(`<head><meta/>${script}${face} fetchPriority="low"/>${picture}${linkTo("one")}</head>`);
  expect(sheetsFirst(page)).toBe(page);
});
