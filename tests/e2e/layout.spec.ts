import type { Page } from "playwright/test";
import { hold } from "../support/held";
import { expect, test } from "./fixtures";
import { expectNoSidewaysScrolling, visitor } from "./support/memberships";

const GUEST = ["Home", "All Groups", "Meetups", "About Us", "Contact", "Support", "Login", "Register"];
const MEMBER = ["Home", "All Groups", "Meetups", "About Us", "Contact", "Support", "Create Group", "My Groups", "Dashboard"];
const PHONE = { width: 320, height: 700 };

const main = (page: Page) => page.getByRole("navigation", { name: "Main" });
const menu = (page: Page) => page.getByRole("button", { name: "Menu" });
/** What the browser tells a screen reader of the button. That it is open may not stand in the HTML beside `popovertarget`. */
async function saidOfMenu(page: Page): Promise<{ expanded: unknown }> {
  await expect(menu(page)).not.toHaveAttribute("aria-expanded", /./);
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  const button = nodes.find(({ role, name }) => role?.value === "button" && name?.value === "Menu");
  return { expanded: button?.properties?.find(({ name }) => name === "expanded")?.value.value };
}
const linkNames = async (page: Page) => (await main(page).getByRole("link").allTextContents()).map((text) => text.trim());

test("signed out: the product's links in order, Login and Register, and the current one marked", async ({ page, expectAccessible }) => {
  await page.goto("/contact");
  expect(await linkNames(page)).toEqual(GUEST);
  await expect(main(page).locator("[aria-current]")).toHaveText("Contact");
  await expect(page.getByRole("button", { name: /^Profile of/ })).toHaveCount(0);
  await main(page).getByRole("link", { name: "All Groups" }).click();
  await expect(page).toHaveURL("/allGroups");
  await expect(main(page).locator("[aria-current]")).toHaveText("All Groups");
  await page.goto("/allGroups?sort=za");
  await expect(main(page).locator("[aria-current]")).toHaveText("All Groups");
  await expectAccessible();
});

test("signed in: three more links, a picture instead of Login and Register", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/aboutUs");
  await expect(page.getByRole("button", { name: /^Profile of/ })).toBeVisible();
  expect(await linkNames(page)).toEqual(MEMBER);
});

test("the links of somebody signed in fit beside their picture on a small laptop", async ({ browser, site }) => {
  const { page } = await visitor(browser, site.url, "Nusrat Jahan", { viewport: { width: 1024, height: 768 } });
  await page.goto("/meetups");
  const picture = page.getByRole("button", { name: /^Profile of/ });
  await expect(picture).toBeVisible();
  await expectNoSidewaysScrolling(page);
  const last = await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Dashboard" }).boundingBox();
  const box = await picture.boundingBox();
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(box?.x ?? 0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(1024);
});

test("nothing flashes nor moves for somebody who was signed in here: the hint keeps their place", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/support");
  await expect(page.getByRole("button", { name: /^Profile of/ })).toBeVisible();
  const { held, letGo: answer } = hold();
  await page.route("**/api/auth/session", async (route) => {
    await held;
    await route.continue();
  });
  await page.reload();
  await expect(main(page).getByRole("link", { name: "Dashboard" })).toBeVisible();
  await expect(main(page).getByRole("link", { name: "Login" })).toBeHidden();
  const before = await main(page).boundingBox();
  answer();
  await expect(page.getByRole("button", { name: /^Profile of/ })).toBeVisible();
  expect(await main(page).boundingBox()).toEqual(before);
});

test("the static HTML is the same for everybody and says nobody's name", async ({ page, signIn }) => {
  const stranger = await (await page.request.get("/support")).text();
  await signIn();
  expect(await (await page.request.get("/support")).text()).toBe(stranger);
});

test.describe("on a small screen", () => {
  test.use({ viewport: PHONE });

  test("the menu folds behind a button, by pointer", async ({ page, expectAccessible }) => {
    await page.goto("/support");
    await expect(main(page)).toBeHidden();
    await menu(page).click();
    await expect.poll(() => saidOfMenu(page)).toEqual({ expanded: true });
    await expect(main(page).getByRole("link", { name: "Register" })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await expectAccessible();
    await menu(page).click();
    await expect(main(page)).toBeHidden();
    await menu(page).click();
    await page.mouse.click(20, 600);
    await expect(main(page)).toBeHidden();
    await expect.poll(() => saidOfMenu(page)).toEqual({ expanded: false });
  });

  test("and by keyboard: Escape closes it and stays at the button", async ({ page }) => {
    await page.goto("/support");
    await menu(page).focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(main(page).getByRole("link", { name: "Home" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(main(page)).toBeHidden();
    await expect(menu(page)).toBeFocused();
  });

  test("it closes on the way to another page", async ({ page }) => {
    await page.goto("/support");
    await menu(page).click();
    await main(page).getByRole("link", { name: "Contact" }).click();
    await expect(page).toHaveURL("/contact");
    await expect(main(page)).toBeHidden();
  });

  test("without JavaScript it opens and leads on", async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: PHONE, ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    await page.goto("/support");
    await menu(page).click();
    await expect(main(page).getByRole("link", { name: "Create Group" })).toBeHidden();
    await main(page).getByRole("link", { name: "All Groups" }).click();
    await expect(page).toHaveURL("/allGroups");
    await context.close();
  });
});

test("the footer has the product's links, names and year", async ({ page }) => {
  await page.goto("/support");
  const footer = page.getByRole("contentinfo");
  const hrefOf = (name: string) => footer.getByRole("link", { name, exact: true }).getAttribute("href");
  const links = { Home: "/", "All Groups": "/allGroups", "Create Group": "/createGroup", "My Group": "/myGroup", HobbyHub: "/" };
  for (const [name, href] of Object.entries(links)) expect(await hrefOf(name), name).toBe(href);
  for (const name of ["Help Center", "Terms of Service", "Privacy Policy"]) expect(await hrefOf(name), name).toBe("/");
  const social = await Promise.all(["Facebook", "Instagram", "YouTube", "X"].map(hrefOf));
  expect(social.filter((href) => href === "/")).toHaveLength(3);
  expect(social.filter((href) => href?.startsWith("https://"))).toHaveLength(1);
  await expect(footer).toContainText(`© ${new Date().getFullYear()} HobbyHub`);
});

test("a page made last year shows this year", async ({ page }) => {
  await page.clock.setFixedTime(new Date("2031-01-02T10:00:00"));
  await page.goto("/support");
  await expect(page.getByRole("contentinfo")).toContainText("© 2031 HobbyHub");
});

test("the first press of Tab offers to skip to the content", async ({ page }) => {
  await page.goto("/contact");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("#main")).toBeFocused();
});

test("the logo leads home", async ({ page }) => {
  await page.goto("/contact");
  await page.getByRole("banner").getByRole("link", { name: "HobbyHub" }).click();
  await expect(page).toHaveURL("/");
});
