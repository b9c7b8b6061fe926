import { expect, test } from "./fixtures";
import { expectOpeningSpinner } from "./opening-spinner";

test("support opens with a spinner of one second", async ({ page }) => expectOpeningSpinner(page, "/support", 1000));

test("the cards lead where docs/product.md says", async ({ page, expectAccessible }) => {
  await page.goto("/support");
  await expect(page.locator(".delay-cover")).toBeHidden();
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 2 })).toHaveText(["FAQs", "Report a Bug", "Account Help", "Contact Us", "Still stuck?"]);
  const target = (name: string) => main.getByRole("link", { name, exact: true });
  await expect(target("FAQs")).toHaveAttribute("href", "/#faq");
  await expect(target("Report a Bug")).toHaveAttribute("href", "/contact");
  await expect(target("Contact Us")).toHaveAttribute("href", "/contact");
  await expect(target("Contact Support")).toHaveAttribute("href", "/contact");
  await expect(target("Account Help")).toHaveAttribute("href", "/support/account");
  await expectAccessible();
  await page.emulateMedia({ colorScheme: "dark" });
  await expectAccessible();
});

test("it fits a small phone and leads to the questions", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/support");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await expect(page.locator(".delay-cover")).toBeHidden();
  await page.getByRole("main").getByRole("link", { name: "FAQs" }).click();
  await expect(page).toHaveURL(/\/#faq$/);
  await expect(page.locator("#faq")).toBeInViewport();
});
