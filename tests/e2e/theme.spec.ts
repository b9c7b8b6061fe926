import type { Locator, Page } from "playwright/test";
import { expect, test } from "./fixtures";

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
  expect(await ground(page)).toBe(DARK);
  await choice(page, "System").check();
  expect(await ground(page)).toBe(LIGHT);
  expect(await page.evaluate(() => localStorage.getItem("theme"))).toBeNull();
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

test("a broken value in storage counts as none", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("theme", "<plaid>"));
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/support");
  await expect(choice(page, "System")).toBeChecked();
  expect(await ground(page)).toBe(DARK);
});
