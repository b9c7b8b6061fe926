import { encode } from "next-auth/jwt";
import { expect, test } from "./fixtures";

// Nobody listens there: the store is away from the very start.
const AUTH_SECRET = "a secret of thirty-two letters or more";
test.use({ siteEnv: { MONGODB_URI: "mongodb://127.0.0.1:9/away", AUTH_SECRET } });

test("home stands without its store: the list stays empty, the error is logged and nobody is told", async ({
  page,
  quiet,
  expectAccessible,
}) => {
  quiet.allow(/Error fetching featured groups|503/);
  const logged = page.waitForEvent("console", (message) => message.text().startsWith("Error fetching featured groups"));
  const answer = await page.goto("/");
  expect(answer?.status()).toBe(200);
  await logged;
  const section = page.getByRole("region", { name: "Featured Hobby Groups" });
  await expect(section.getByRole("status")).toHaveCount(0);
  await expect(section.getByRole("listitem")).toHaveCount(0);
  await expect(page.locator("[data-sonner-toast]")).toHaveCount(0);
  await expectAccessible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("home promises nothing that will not come", async ({ page }) => {
    await page.goto("/");
    const section = page.getByRole("region", { name: "Featured Hobby Groups" });
    await expect(section.getByRole("link", { name: "See all groups" })).toBeVisible();
    await expect(section.getByText("Loading")).toBeHidden();
    await expect(section.locator(".skeleton").first()).toBeHidden();
  });
});

test("a page that needs the store says when to come back", async ({ request }) => {
  for (const path of ["/allGroups", "/allGroups?q=tea", "/sitemap.xml"]) {
    const answer = await request.get(path);
    expect([path, answer.status()]).toEqual([path, 503]);
    expect(Number(answer.headers()["retry-after"])).toBeGreaterThan(0);
  }
});

test("the pages of somebody who signed in before say when to come back, within the time they promise", async ({ request, site }) => {
  const name = "authjs.session-token";
  const id = "0123456789abcdef01234567";
  const value = await encode({ token: { uid: id, sessionVersion: 1, sid: id }, secret: AUTH_SECRET, salt: name, maxAge: 3600 });
  for (const path of [`/groupDetails/${id}`, "/myGroup", "/dashboard"]) {
    const ask = () => request.get(site.url + path, { headers: { cookie: `${name}=${value}` }, maxRedirects: 0 });
    // A busy process, as one that loads a page for the first time, may try twice (lib/platform/store/mongo/connection.ts).
    await ask();
    const begun = Date.now();
    const answer = await ask();
    expect([path, answer.status()]).toEqual([path, 503]);
    expect(Number(answer.headers()["retry-after"])).toBeGreaterThan(0);
    // Asked twice, the store would take four.
    expect(Date.now() - begun).toBeLessThan(3500);
  }
});

test("the API says when to come back", async ({ request }) => {
  const answer = await request.get("/api/groups");
  expect(answer.status()).toBe(503);
  expect(Number(answer.headers()["retry-after"])).toBeGreaterThan(0);
});
