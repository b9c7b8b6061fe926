import { beforeEach, expect, test, vi } from "vitest";
import { inlineStyles } from "@/lib/platform/rendering/inline-styles";

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
