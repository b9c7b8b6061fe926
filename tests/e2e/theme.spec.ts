import type { Locator, Page } from "playwright/test";
import { expect, test } from "./fixtures";
import { LONG } from "./support/breadth";
import { isHydrated } from "./support/hydrated";
import { signUp } from "./support/people";

const LIGHT = "rgb(251, 244, 230)";
const DARK = "rgb(20, 23, 47)";
const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const choice = (page: Page, name: string) => page.getByRole("group", { name: "Theme" }).getByRole("radio", { name });

test("follows the device until somebody chooses", async ({ page, expectAccessible }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/support");
  await expect(choice(page, "System")).toBeChecked();
  expect(await ground(page)).toBe(DARK);
  await expectAccessible();
  await page.emulateMedia({ colorScheme: "light" });
  expect(await ground(page)).toBe(LIGHT);
});

test("a choice stays over a reload and from page to page, and other tabs follow; System takes it back", async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: "light" });
  const other = await context.newPage();
  await other.goto("/contact");
  await page.goto("/support");
  await choice(page, "Dark").check();
  expect(await ground(page)).toBe(DARK);
  await expect(other.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.reload();
  await expect(choice(page, "Dark")).toBeChecked();
  await page.goto("/aboutUs");
  await isHydrated(page);
  expect(await ground(page)).toBe(DARK);
  await choice(page, "System").check();
  expect(await ground(page)).toBe(LIGHT);
  expect(await page.evaluate(() => localStorage.getItem("theme"))).toBeNull();
});

test("a choice stays on a page that offers the ways of the device to share it", async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem("theme", "dark");
    navigator.share = async () => undefined;
  });
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/groups/dhanmondi-lake-sketchers");
  await isHydrated(page);
  await page.getByRole("region", { name: "Joining" }).getByRole("button", { name: "Share" }).click();
  await expect(page.getByRole("button", { name: "Share to an app" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("does not flash: the first painted frame wears the choice, before any script file has come", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/support");
  await choice(page, "Dark").check();
  await page.route("**/_next/static/**/*.js", () => new Promise(() => undefined));
  await page.reload({ waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await ground(page)).toBe(DARK);
});

test("by keyboard: one stop, arrows choose", async ({ page }) => {
  await page.goto("/support");
  await choice(page, "System").focus();
  await page.keyboard.press("ArrowRight");
  await expect(choice(page, "Light")).toBeChecked();
  await page.keyboard.press("ArrowRight");
  await expect(choice(page, "Dark")).toBeFocused();
});

test("in high contrast what is current or chosen is still to be seen", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/allGroups?category=Hiking");
  const edged = (part: Locator) => part.evaluate((element) => getComputedStyle(element).outlineStyle === "solid");
  const links = page.getByRole("navigation", { name: "Main" });
  expect(await edged(links.getByRole("link", { name: "All Groups" }))).toBe(true);
  expect(await edged(links.getByRole("link", { name: "Support" }))).toBe(false);
  expect(
    await edged(
      page
        .getByRole("main")
        .getByRole("link", { name: /^Hiking/ })
        .first(),
    ),
  ).toBe(true);
  expect(await edged(page.locator(".theme-switch label").filter({ hasText: "System" }))).toBe(true);
  expect(await edged(page.locator(".theme-switch label").filter({ hasText: "Dark" }))).toBe(false);
  await page.goto("/groups/dhanmondi-lake-sketchers");
  expect(await edged(page.getByRole("region", { name: "Joining" }).getByRole("button", { name: "Share" }))).toBe(true);
});

test("in high contrast icons and stitches are drawn in the ink of the text, the key of the chart in its own", async ({ page, signIn }) => {
  await page.emulateMedia({ forcedColors: "active" });
  const inked = (part: Locator, which = "::before") =>
    part.first().evaluate((element, drawn) => getComputedStyle(element, drawn).backgroundColor === getComputedStyle(element).color, which);
  // On a phone the glass stands in place of the word.
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto("/allGroups");
  const main = page.getByRole("main");
  expect(await inked(main.getByRole("button", { name: "Search" }))).toBe(true);
  for (const line of [".at", ".seats"]) expect(await inked(main.locator(line)), line).toBe(true);
  await page.goto("/meetups");
  expect(await inked(main.locator(".meet-place"))).toBe(true);
  await page.goto("/groups/dhanmondi-lake-sketchers");
  for (const places of ["::before", "::after"]) expect(await inked(main.locator(".sewn-row"), places), places).toBe(true);
  await signIn();
  await page.goto("/dashboard");
  const colorOf = (part: string) => main.locator(part).evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await colorOf(".key-all")).not.toBe(await colorOf(".chart-key"));
  expect(await colorOf(".key-mine")).not.toBe(await colorOf(".key-all"));
});

test("in high contrast a dialog has an edge, in the ink of the text", { tag: LONG }, async ({ page, site }) => {
  await signUp(page.request, site.url);
  await page.emulateMedia({ forcedColors: "active" });
  const edge = (dialog: Locator) =>
    dialog.evaluate((element) => {
      const { outlineStyle, outlineWidth, outlineColor, color } = getComputedStyle(element);
      return `${outlineStyle} ${outlineWidth} ${outlineColor === color ? "ink" : outlineColor}`;
    });
  await page.goto("/groups/dhanmondi-lake-sketchers");
  await page.getByRole("region", { name: "Joining" }).getByRole("button", { name: "Join Group" }).click();
  expect(await edge(page.getByRole("dialog"))).toBe("solid 2px ink");
  await page.goto("/createGroup");
  await page.getByLabel("Group Name").fill("Half a name");
  await page.getByRole("link", { name: "All Groups" }).first().click();
  expect(await edge(page.getByRole("alertdialog"))).toBe("solid 2px ink");
});

test("a broken value in storage counts as none", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("theme", "<plaid>"));
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/support");
  await expect(choice(page, "System")).toBeChecked();
  expect(await ground(page)).toBe(DARK);
});

test("at the door one box makes it dark, and off brings back what was chosen, or light", async ({ page, signIn }) => {
  await signIn();
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/support");
  await choice(page, "Light").check();
  await page.goto("/dashboard/meetups/de5000000000000000000000/door");
  await isHydrated(page);
  const dark = page.getByRole("checkbox", { name: "Dark", exact: true });
  const chosen = () => page.evaluate(() => localStorage.getItem("theme"));
  await dark.check();
  expect(await ground(page)).toBe(DARK);
  await dark.uncheck();
  expect(await ground(page)).toBe(LIGHT);
  expect(await chosen()).toBe("light");

  await page.goto("/support");
  await choice(page, "System").check();
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/dashboard/meetups/de5000000000000000000000/door");
  await expect(dark).toBeChecked();
  expect(await ground(page)).toBe(DARK);
  await dark.uncheck();
  expect(await ground(page)).toBe(LIGHT);
  await dark.check();
  expect(await ground(page)).toBe(DARK);
  expect(await chosen()).toBeNull();
});
