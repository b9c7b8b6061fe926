import { expect, test } from "./fixtures";
import { expectOpeningSpinner, expectPaintedUnderneath } from "./opening-spinner";

test("the about page opens with a spinner of one second over finished content", async ({ page }) => {
  await expectOpeningSpinner(page, "/aboutUs", 1000);
  await expectPaintedUnderneath(page, "/aboutUs");
});

test("it says what HobbyHub is and leads on to the groups", async ({ page, expectAccessible }) => {
  await page.goto("/aboutUs");
  await expect(page.locator(".delay-cover")).toBeHidden();
  await expect(page.getByRole("main")).toContainText("Bringing passionate people together through shared interests.");
  await expectAccessible();
  await page.emulateMedia({ colorScheme: "dark" });
  await expectAccessible();
  await page.getByRole("main").getByRole("link", { name: "Drawing & Painting" }).click();
  await expect(page).toHaveURL(/\/allGroups\?category=Drawing(\+|%20)%26(\+|%20)Painting$/);
});

test("it fits a small phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/aboutUs");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  // What is not run is not fetched, which the browser counts as a failure.

  for (const path of ["/aboutUs", "/contact", "/support"])
    test(`nobody waits on ${path}`, async ({ page }) => {
      await page.goto(path);
      await expect(page.locator(".delay-cover")).toBeHidden({ timeout: 300 });
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    });
});
