import { beforeEach, expect, test, vi } from "vitest";
import { inlinePicture } from "@/lib/platform/rendering/inline-picture";

const files = vi.hoisted(() => ({ existsSync: vi.fn(), readFileSync: vi.fn() }));
vi.mock("node:fs", () => files);

const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg"><!-- 100% of $& --><path\n id="a" fill="url(#b)"/></svg>`;
const drawn = expect.stringMatching(/^data:image\/svg\+xml,[^\s"<>&#]+$/);
const image = (src: string, priority = "high"): string => `<img src="${src}" alt="src=&quot;/a.svg&quot;" fetchPriority="${priority}"/>`;
const addressesOf = (html: string): string[] => [...html.matchAll(/ src(?:Set)?="([^"]*)"/g)].map(([, address]) => address ?? "");

beforeEach(() => {
  vi.clearAllMocks();
  files.existsSync.mockReturnValue(true);
  files.readFileSync.mockReturnValue(`${DRAWING}\n`);
});

test("the largest picture of a page stands in it whole, the others are fetched", () => {
  const page = `${image("/logo.svg", "auto")}${image("/art/quilt.svg")}${image("/art/other.svg")}`;
  const addresses = addressesOf(inlinePicture(page));
  expect(addresses).toEqual(["/logo.svg", drawn, "/art/other.svg"]);
  expect(decodeURIComponent(addresses[1] ?? "")).toBe(`data:image/svg+xml,${DRAWING}`);
  expect(files.readFileSync).toHaveBeenCalledWith(expect.stringMatching(/\/public\/art\/quilt\.svg$/), "utf8");
});

test("where a phone has a narrower one, it is that one", () => {
  const page = `<picture><source media="(width &lt; 48rem)" srcSet="/hero/narrow.svg" width="750"/>${image("/hero/wide.svg")}</picture>`;
  expect(addressesOf(inlinePicture(page))).toEqual([drawn, "/hero/wide.svg"]);
});

test("what React asks for ahead is asked for no more, unless it stays a file", () => {
  const ahead = (src: string) => `<link rel="preload" as="image" href="${src}" fetchPriority="high"/>`;
  expect(inlinePicture(`${ahead("/art/quilt.svg")}${ahead("/art/other.svg")}${image("/art/quilt.svg")}`)).toMatch(
    /^<link rel="preload" as="image" href="\/art\/other.svg" fetchPriority="high"\/><img /,
  );
  const photograph = `${ahead("/photo.webp")}${image("/photo.webp")}`;
  expect(inlinePicture(photograph)).toBe(photograph);
});

test("a page is changed once, and a drawing is read once", () => {
  const page = `<picture><source media="print" srcSet="/hero/thrice.svg"/>${image("/hero/thrice-wide.svg")}</picture>`;
  const once = inlinePicture(page);
  expect(inlinePicture(once)).toBe(once);
  expect(inlinePicture(page)).toBe(once);
  expect(files.readFileSync).toHaveBeenCalledTimes(1);
});

test.each(["https://elsewhere.example/a.svg", "//elsewhere.example/a.svg", "/../a.svg", "/photo.webp"])("%s stays an address", (src) => {
  expect(inlinePicture(image(src))).toBe(image(src));
  expect(files.readFileSync).not.toHaveBeenCalled();
});

test("a drawing that another server keeps stays an address, and a page without a largest picture stays as it is", () => {
  files.existsSync.mockReturnValue(false);
  expect(inlinePicture(image("/art/elsewhere.svg"))).toBe(image("/art/elsewhere.svg"));
  expect(inlinePicture(image("/art/quilt.svg", "auto"))).toBe(image("/art/quilt.svg", "auto"));
});
