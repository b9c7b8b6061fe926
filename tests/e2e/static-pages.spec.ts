import { readFileSync } from "node:fs";
import { ALL_PAGES } from "@/lib/pages";
import { expect, test } from "./fixtures";
import { isHydrated } from "./support/hydrated";
import { observatoryScore } from "./support/observatory";
import { addressesOf, ownAddresses, staticAddresses } from "./support/pages";
import { createGroup, signUp, uniqueName } from "./support/people";

interface Manifest {
  routes: Record<string, { initialRevalidateSeconds: number | false }>;
  dynamicRoutes: Record<string, unknown>;
}
const manifest = JSON.parse(readFileSync(".next/prerender-manifest.json", "utf8")) as Manifest;

const PAGES = staticAddresses();
const PRIVATE_PAGES = ownAddresses();

test("static pages are made by the build or on demand, never renewed by a clock, and no other page is", () => {
  const kept = [...Object.keys(manifest.routes), ...Object.keys(manifest.dynamicRoutes)];
  for (const [route, { made }] of ALL_PAGES) expect(kept.includes(route), route).toBe(made === "once");
  for (const article of addressesOf("/blogDetails/[id]")) expect(Object.keys(manifest.routes), article).toContain(article);
  for (const [route, { initialRevalidateSeconds }] of Object.entries(manifest.routes)) expect(initialRevalidateSeconds, route).toBe(false);
});

/** Where people reach what the build made: the plain lists lie at inner paths. */
const addressOf = (made: string): string =>
  ALL_PAGES.find(([, { address }]) => address && made.startsWith(`${address.path}/`))?.[1].address?.path ?? made;

test("a shared cache may keep a public address for a second, never for a year", async ({ request }) => {
  const ours = Object.keys(manifest.routes)
    .filter((route) => !route.startsWith("/_"))
    .map(addressOf);
  expect(ours).toEqual(expect.arrayContaining(["/allGroups", "/meetups"]));
  for (const route of ours) {
    const answer = await request.get(route);
    const control = answer.headers()["cache-control"] ?? "";
    const seconds = Number(/s-maxage=(\d+)/.exec(control)?.[1] ?? 0);
    expect(answer.status(), route).toBe(200);
    expect(seconds, `${route}: ${control}`).toBeLessThanOrEqual(60);
    expect(answer.headers()["set-cookie"], route).toBeUndefined();
  }
});

test("the second visit is served without rendering", async ({ request }) => {
  for (const page of [
    ...PAGES,
    "/allGroups?category=Hiking",
    "/allGroups?sort=za&utm_source=x",
    "/allGroups?category=Drawing+%26+Painting",
  ]) {
    await request.get(page);
    expect((await request.get(page)).headers()["x-nextjs-cache"], page).toBe("HIT");
  }
});

test("a page brings its styles along and never fetches them, a list no less", async ({ page }) => {
  const asked = new Set<string>();
  page.on("request", (request) => asked.add(new URL(request.url()).pathname));
  const sheets = () =>
    page
      .locator("head link[data-precedence], head link[disabled]")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  await page.goto("/aboutUs");
  await isHydrated(page);
  const own = await sheets();
  expect(own.length).toBeGreaterThan(0);
  // On to a page that shares some of them: it is dressed, and what was at hand is still not fetched.
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "All Groups" }).click();
  await expect(page.locator(".card-grid")).toHaveCSS("display", "grid");
  await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("font-family", /youngSerif/);
  expect(own.filter((sheet) => asked.has(sheet))).toEqual([]);
  asked.clear();
  await page.goto("/allGroups");
  await isHydrated(page);
  expect([...asked].filter((path) => path.endsWith(".css"))).toEqual([]);
  const cover = page.locator(".card-grid img").first();
  await expect(cover).toHaveAttribute("src", /^data:image/);
  expect(await cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test("on a phone the largest picture comes with the page and is never fetched", async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 });
  const asked = new Set<string>();
  page.on("request", (request) => asked.add(new URL(request.url()).pathname));
  for (const [address, file] of [
    ["/", "/hero/1-phone.svg"],
    ["/aboutUs", "/art/about.svg"],
    ["/blogDetails/1", "/art/photography-spots.svg"],
    ["/login", "/hero/3.svg"],
    ["/register", "/hero/3.svg"],
  ] as const) {
    asked.clear();
    await page.goto(address);
    await isHydrated(page);
    const picture = page.locator("img[fetchpriority=high]");
    expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc), address).toMatch(/^data:image\/svg\+xml,/);
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth), address).toBeGreaterThan(0);
    expect([...asked], address).not.toContain(file);
  }
});

test("the part of the server that each function of a serverless host holds takes no picture along", () => {
  const { files } = JSON.parse(readFileSync(".next/server/instrumentation.js.nft.json", "utf8")) as { files: string[] };
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => file.includes("/public/"))).toEqual([]);
});

test("pages for one person are never kept by anybody", async ({ context, site, signIn }) => {
  const look = async () => {
    for (const page of [...PRIVATE_PAGES, "/allGroups?q=hiking"]) {
      const answer = await context.request.fetch(`${site.url}${page}`, { maxRedirects: 0 });
      expect(answer.headers()["cache-control"], page).toMatch(/private.*no-store/);
    }
  };
  await look();
  await signIn();
  await look();
});

const HTTPS = { "x-forwarded-proto": "https" };

test("every page scores 120 or more at the Observatory", async ({ context, site, signIn }) => {
  await signIn();
  for (const page of [...PAGES, ...PRIVATE_PAGES, "/allGroups?category=Hiking", "/allGroups?q=hiking", "/nothing-here"]) {
    // The cookie of a plain http session is not looked at over https, so private pages are asked for as they are.
    const headers = PRIVATE_PAGES.includes(page) ? {} : HTTPS;
    const answer = await context.request.get(`${site.url}${page}`, { headers, maxRedirects: 0 });
    const given = { "strict-transport-security": "max-age=63072000", ...answer.headers() };
    expect(answer.status(), page).toBe(page === "/nothing-here" ? 404 : 200);
    expect(observatoryScore(given), page).toBeGreaterThanOrEqual(120);
  }
});

test("transport security is asked for over https only", async ({ request }) => {
  expect((await request.get("/", { headers: HTTPS })).headers()["strict-transport-security"]).toBe("max-age=63072000");
  expect((await request.get("/")).headers()["strict-transport-security"]).toBeUndefined();
});

test.describe("a strict script policy lets every kind of page come alive", () => {
  const inlineIsForbidden = async (policy: string | undefined) => {
    expect(policy).toContain("script-src 'self' '");
    expect(/script-src[^;]*/.exec(policy ?? "")?.[0]).not.toContain("unsafe");
  };

  test("made by the build, made on demand, and made again after a write", async ({ page, context, site }) => {
    await signUp(context.request, site.url);
    for (const round of ["before", "after"]) {
      for (const address of ["/", "/allGroups", "/allGroups?category=Hiking&sort=za", "/contact", "/blogDetails/1", "/login"]) {
        const answer = await page.goto(address);
        await inlineIsForbidden(answer?.headers()["content-security-policy"]);
        await isHydrated(page);
      }
      if (round === "before")
        await createGroup(context.request, site.url, { groupName: uniqueName("Policy walk"), hobbyCategory: "Hiking" });
    }
  });

  test("made for one request", async ({ page, signIn }) => {
    await signIn();
    for (const address of ["/createGroup", "/dashboard", "/allGroups?q=tea"]) {
      const answer = await page.goto(address);
      const policy = answer?.headers()["content-security-policy"];
      await inlineIsForbidden(policy);
      expect(policy).toContain("'nonce-");
      await isHydrated(page);
    }
  });

  test("an injected script does not run", async ({ page, quiet }) => {
    quiet.allow(/Content Security Policy/);
    await page.goto("/allGroups");
    const ran = await page.evaluate(async () => {
      const script = document.createElement("script");
      script.textContent = "window.injected = true";
      document.body.append(script);
      return "injected" in window;
    });
    expect(ran).toBe(false);
  });
});
