import { expect, test } from "./fixtures";
import { some } from "./support/breadth";
import { isHydrated } from "./support/hydrated";

test.beforeEach(({ quiet }) => quiet.allow(/status of 404/));

for (const address of some(["/nowhere", "/allGroups?category=Knitting", "/blogDetails/99", "/support/deeper"], 2)) {
  test(`${address} is answered 404, in the site's frame, with a way home`, async ({ page, expectAccessible }) => {
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1, name: "This thread leads nowhere" })).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await expect(page).toHaveTitle("Page not found · HobbyHub");
    await expect(page.locator('meta[name="robots"]')).toHaveCount(1);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    await expectAccessible();
    await page.getByRole("link", { name: "Go Back Home" }).click();
    await expect(page).toHaveURL("/");
  });
}

for (const [address, missing] of [
  ["/groups/nobody-made-it", "group"],
  ["/groups/nobody-made-it/meetups", "group"],
  ["/groups/nobody-made-it/meetups/000000000000000000000000", "meetup"],
] as const)
  test(`${address} says, in its tab too, that there is no such ${missing}, and leads on`, async ({ page, expectAccessible }) => {
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1, name: `There is no such ${missing}` })).toBeVisible();
    await expect(page).toHaveTitle(`No such ${missing} · HobbyHub`);
    await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute("content", "noindex");
    await expect(page.getByRole("link", { name: "Go Back Home" })).toHaveAttribute("href", "/");
    await expectAccessible();
    await page.getByRole("link", { name: "Browse Groups" }).click();
    await expect(page).toHaveURL("/allGroups");
  });

test("a page that is drawn in the browser has its styles, whichever sheet arrives first", async ({ page }) => {
  await page.goto("/invitations/unknown");
  const button = page.getByRole("main").getByRole("link", { name: "All Groups" });
  const padding = await button.evaluate((link) => {
    // The sheet of every page, as if it had arrived last.
    const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
    const shared = sheets.find(({ sheet }) => [...(sheet?.cssRules ?? [])].some((rule) => rule instanceof CSSFontFaceRule));
    if (sheets.length > 1 && shared) document.head.append(shared);
    return getComputedStyle(link).paddingLeft;
  });
  expect(padding).not.toBe("0px");
});

test("a page that is drawn in the browser has the chosen theme", async ({ page }) => {
  await page.goto("/aboutUs");
  await page.evaluate(() => localStorage.setItem("theme", "dark"));
  await page.goto("/invitations/unknown");
  await expect(page.getByRole("main").getByRole("link", { name: "All Groups" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test.describe("below a private address", () => {
  for (const address of some(
    ["/dashboard/nothing", "/groupDetails/a/b", "/groupDetails", "/updateGroup", "/updateGroup/a/b", "/createGroup/deeper"],
    2,
  ))
    test(`${address} is the same 404 for everybody, with scripts that run`, async ({ page, signIn }) => {
      for (const signedIn of [false, true]) {
        if (signedIn) await signIn();
        const answer = await page.goto(address);
        expect(answer?.status()).toBe(404);
        await expect(page.getByRole("heading", { level: 1, name: "This thread leads nowhere" })).toBeVisible();
        await isHydrated(page);
      }
    });

  for (const address of [
    "/groupDetails/000000000000000000000000",
    "/groupDetails/000000000000000000000000/members",
    "/updateGroup/000000000000000000000000",
  ])
    test(`${address} is a 404 with scripts that run`, async ({ page, signIn }) => {
      await signIn();
      const answer = await page.goto(address);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1, name: "There is no such group" })).toBeVisible();
      await isHydrated(page);
    });
});

const NOBODYS = "000000000000000000000000";
const DESK = { missing: "group", next: "My Groups", leads: "/dashboard/dashMyGroup" };
const NOTICE = { missing: "notice", tab: "Notices", next: "See all notices", leads: "/dashboard/notices" };
const HOSTED = { missing: "meetup", next: "My calendar", leads: "/dashboard/calendar" };

const BELOW_DASHBOARD: [path: string, says: { missing: string; tab?: string; next: string; leads: string }][] = [
  [`groups/${NOBODYS}`, DESK],
  [`meetups/${NOBODYS}`, HOSTED],
  [`calendar/${NOBODYS}`, { missing: "meetup", next: "Browse Groups", leads: "/allGroups" }],
  [`notices?answer=${NOBODYS}`, NOTICE],
  [`groups/${NOBODYS}/members`, DESK],
  [`groups/${NOBODYS}/meetups/new`, DESK],
  [`meetups/${NOBODYS}/edit`, HOSTED],
  [`meetups/${NOBODYS}/door`, HOSTED],
];

for (const [below, { missing, tab = `No such ${missing}`, next, leads }] of some(BELOW_DASHBOARD, 4))
  test(`/dashboard/${below} says that there is no such ${missing}, and leads on`, async ({ page, signIn, expectAccessible }) => {
    await signIn();
    const answer = await page.goto(`/dashboard/${below}`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1, name: `There is no such ${missing}` })).toBeVisible();
    await expect(page).toHaveTitle(`${tab} · HobbyHub`);
    await expect(page.getByRole("main")).toHaveCount(1);
    await isHydrated(page);
    await expectAccessible();
    await page.getByRole("main").getByRole("link", { name: next }).click();
    await expect(page).toHaveURL(leads);
  });

test("without JavaScript too, at 320 px, in the dark", async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    colorScheme: "dark",
    viewport: { width: 320, height: 600 },
    ...(baseURL && { baseURL }),
  });
  const page = await context.newPage();
  await page.goto("/nowhere");
  await expect(page.getByRole("heading", { name: "This thread leads nowhere" })).toBeVisible();
  const [width] = await page.locator("html").evaluateAll(([html]) => [html?.scrollWidth]);
  expect(width).toBe(320);
  await page.getByRole("link", { name: "Go Back Home" }).click();
  await expect(page).toHaveURL("/");
  await context.close();
});
