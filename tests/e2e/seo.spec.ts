import type { APIRequestContext, Page } from "playwright/test";
import { expect, test } from "./fixtures";
import { LOOKS_AT_ALL } from "./support/breadth";
import { kindOf } from "./support/pages";

/** Every public page, and the kinds of structured data it carries. */
const PAGES: Record<string, string[]> = {
  "/": ["Organization", "WebSite", "FAQPage"],
  "/allGroups": [],
  "/allGroups?category=Drawing+%26+Painting": ["BreadcrumbList"],
  "/meetups": [],
  "/meetups?category=Photography": ["BreadcrumbList"],
  "/groups/dhanmondi-lake-sketchers/meetups": ["BreadcrumbList", "ItemList"],
  "/groups/dhanmondi-lake-sketchers/meetups/de5000000000000000000002": ["Event", "BreadcrumbList"],
  "/aboutUs": ["Organization", "BreadcrumbList"],
  "/contact": ["BreadcrumbList"],
  "/support": ["BreadcrumbList"],
  "/blogDetails/1": ["BlogPosting", "BreadcrumbList"],
  "/blogDetails/2": ["BlogPosting", "BreadcrumbList"],
  "/blogDetails/3": ["BlogPosting", "BreadcrumbList"],
  "/login": [],
  "/register": [],
};

const content = (page: Page, selector: string) => page.locator(`head ${selector}`).getAttribute("content");

async function graphOf(page: Page): Promise<Record<string, unknown>[]> {
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  return blocks.flatMap((block) => (JSON.parse(block) as { "@graph": Record<string, unknown>[] })["@graph"]);
}

/** Names of the elements at the root's first level, or the parser's complaint. */
const parseXml = (page: Page, xml: string) =>
  page.evaluate((text) => {
    const found = new DOMParser().parseFromString(text, "application/xml");
    return { root: found.documentElement.nodeName, broken: found.querySelector("parsererror")?.textContent ?? null };
  }, xml);

const ok = async (request: APIRequestContext, path: string, type: string) => {
  const answer = await request.get(path);
  expect(answer.status(), path).toBe(200);
  expect(answer.headers()["content-type"], path).toContain(type);
  return answer;
};

test("every page has a title, a description and an address of its own, and a card", async ({ page, request, site }) => {
  const seen = new Map<string, string>();
  const unique = (what: string, value: string | null, path: string) => {
    expect(value, `${what} of ${path}`).toBeTruthy();
    expect(seen.get(`${what} ${value}`), `${what} of ${path}`).toBeUndefined();
    seen.set(`${what} ${value}`, path);
  };
  for (const path of Object.keys(PAGES)) {
    await page.goto(path);
    const canonical = await page.locator('head link[rel="canonical"]').getAttribute("href");
    unique("title", await page.title(), path);
    unique("description", await content(page, 'meta[name="description"]'), path);
    unique("canonical", canonical, path);
    expect(new URL(canonical ?? "").href).toBe(new URL(path, site.url).href);
    expect(await content(page, 'meta[property="og:url"]')).toBe(canonical);
    expect(await content(page, 'meta[property="og:title"]')).toBe(await page.title());
    expect(await content(page, 'meta[name="twitter:card"]')).toBe("summary_large_image");
    const card = (await content(page, 'meta[property="og:image"]')) ?? "";
    await ok(request, new URL(card).pathname, "image/png");
    const hasArticles = path === "/" || path.startsWith("/blogDetails/");
    await expect(page.locator('head link[type="application/atom+xml"]')).toHaveCount(hasArticles ? 1 : 0);
    await expect(page.locator('head link[type="application/feed+json"]')).toHaveCount(hasArticles ? 1 : 0);
  }
});

test("structured data is there, of the kinds it should be, and the script policy lets it stand", async ({ page, site }) => {
  for (const [path, kinds] of Object.entries(PAGES)) {
    await page.goto(path);
    const graph = await graphOf(page);
    expect(new Set(graph.map((thing) => thing["@type"])), path).toEqual(new Set(kinds));
    for (const [url = ""] of JSON.stringify(graph).matchAll(/https?:\/\/localhost[^"{]*/g)) expect(url).toContain(site.url);
  }
});

test("word search and signed-in pages are not listed", async ({ page, signIn }) => {
  await page.goto("/allGroups?q=river");
  expect(await content(page, 'meta[name="robots"]')).toContain("noindex");
  await signIn();
  for (const path of ["/createGroup", "/myGroup", "/dashboard"]) {
    await page.goto(path);
    expect(await content(page, 'meta[name="robots"]'), path).toContain("noindex");
  }
});

test("the sitemap is valid and what is in it can be read, by some of each kind", async ({ page, request, site }) => {
  if (LOOKS_AT_ALL) test.slow();
  const xml = await (await ok(request, "/sitemap.xml", "xml")).text();
  await page.goto("/support");
  expect(await parseXml(page, xml)).toEqual({ root: "urlset", broken: null });
  const addresses = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => address);
  expect(addresses.length).toBeGreaterThan(15);
  const asked = new Map<string, number>();
  for (const address of addresses) {
    expect(address.startsWith(site.url)).toBe(true);
    const kind = kindOf(new URL(address));
    const alike = asked.get(kind) ?? 0;
    asked.set(kind, alike + 1);
    // Each is made for the first time now, and there are hundreds.
    if (LOOKS_AT_ALL || alike < 20) expect((await request.get(address)).status(), address).toBe(200);
  }
  const dates = [...xml.matchAll(/<lastmod>([^<]+)<\/lastmod>/g)].map(([, date = ""]) => date);
  expect(dates).not.toEqual([]);
  for (const date of dates) expect(Date.parse(date)).toBeLessThanOrEqual(Date.now());
});

test("robots.txt names the sitemap", async ({ request, site }) => {
  const text = await (await ok(request, "/robots.txt", "text/plain")).text();
  expect(text).toContain(`Sitemap: ${site.url}/sitemap.xml`);
  expect(text).toContain("Disallow: /api/");
});

test("both feeds are valid and list the three articles", async ({ page, request, site }) => {
  const atom = await (await ok(request, "/feed.atom", "application/atom+xml")).text();
  await page.goto("/support");
  expect(await parseXml(page, atom)).toEqual({ root: "feed", broken: null });
  expect(atom.match(/<entry>/g)).toHaveLength(3);
  const json = (await (await ok(request, "/feed.json", "application/feed+json")).json()) as { items: { url: string }[] };
  expect(json.items.map(({ url }) => url)).toEqual([1, 2, 3].map((id) => `${site.url}/blogDetails/${id}`));
});

test("the manifest's icons exist", async ({ request }) => {
  const manifest = (await (await ok(request, "/manifest.webmanifest", "application/manifest+json")).json()) as {
    name: string;
    icons: { src: string; purpose: string }[];
  };
  expect(manifest.name).toBe("HobbyHub");
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain("maskable");
  for (const { src } of manifest.icons) await ok(request, src, "image/png");
});
