import { expect, test } from "./fixtures";
import { some } from "./support/breadth";

for (const width of some([375, 1440]))
  test(`at ${width} px the navigation bar comes back when one scrolls up`, async ({ page, expectAccessible }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/allGroups", { waitUntil: "networkidle" });
    const bar = page.getByRole("banner");
    const logo = bar.getByRole("link", { name: "HobbyHub" });
    await page.mouse.move(width / 2, 400);
    await page.mouse.wheel(0, 1600);
    await expect(logo).not.toBeInViewport();
    await page.mouse.wheel(0, -200);
    await expect(logo).toBeInViewport({ ratio: 1 });
    await expectAccessible();
    if (width >= 1000) {
      const [mark, link] = await Promise.all([logo.boundingBox(), bar.getByRole("link", { name: "Support" }).boundingBox()]);
      expect(link?.x, "the links stand where they always do").toBeGreaterThan((mark?.x ?? 0) + (mark?.width ?? 0));
    }
    if (width < 1000) {
      await bar.getByRole("button", { name: "Menu" }).click();
      await expect(bar.getByRole("link", { name: "Support" })).toBeInViewport({ ratio: 1 });
      await page.keyboard.press("Escape");
    }
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.mouse.wheel(0, 300);
    await expect(logo).not.toBeInViewport();
    await page.mouse.wheel(0, -3000);
    await expect(page.locator("html")).not.toHaveAttribute("data-nav");
    await expect(logo).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });

test("a bar that has gone is back for the keyboard, and hides nothing that has the focus", async ({ page }) => {
  await page.goto("/allGroups", { waitUntil: "networkidle" });
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, 1600);
  await expect(page.getByRole("banner").getByRole("link", { name: "HobbyHub" })).not.toBeInViewport();
  await page.mouse.wheel(0, -100);
  await expect(page.locator("html")).toHaveAttribute("data-nav", "shown");
  await page.mouse.wheel(0, 300);
  await expect(page.locator("html")).toHaveAttribute("data-nav", "gone");
  await page.getByRole("banner").getByRole("link", { name: "Register" }).focus();
  await expect(page.getByRole("banner").getByRole("link", { name: "Register" })).toBeInViewport({ ratio: 1 });
});
