import type { Page } from "playwright/test";
import { expect, test } from "./fixtures";
import { SCHEMES } from "./support/breadth";

const FORMS = [
  ["/login", "Login"],
  ["/register", "Register"],
] as const;

const button = (page: Page, name: string) => page.getByRole("main").getByRole("button", { name, exact: true });
const password = (page: Page) => page.getByLabel("Password", { exact: true });

/** What is posted by the browser itself: no page of ours takes it. */
function posts(page: Page): string[] {
  const seen: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") seen.push(request.url());
  });
  return seen;
}

for (const [path, name] of FORMS) {
  for (const colorScheme of SCHEMES)
    test(`${path}: what is wrong and a password that is looked at are clean in ${colorScheme}, on a small phone`, async ({
      page,
      expectAccessible,
    }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.goto(path);
      await button(page, name).click();
      await expect(password(page)).toHaveAttribute("aria-invalid", "true");
      await expectAccessible();
      await password(page).fill("sitalpati");
      await page.getByRole("button", { name: "Show password" }).click();
      await expect(password(page)).toHaveAttribute("type", "text");
      await expectAccessible();
    });

  test(`${path}: pressed before hydration, the form is not sent in the browser's own way`, async ({ page }) => {
    const sent = posts(page);
    await page.route("**/_next/static/**/*.js", () => new Promise(() => undefined));
    await page.goto(path, { waitUntil: "commit" });
    await page.getByLabel("E-mail").fill("nadia@example.com");
    await password(page).fill("Sitalpati7");
    await button(page, name).click();
    await password(page).press("Enter");
    await expect(page).toHaveURL(path);
    await expect(password(page)).toHaveValue("Sitalpati7");
    expect(sent).toEqual([]);
  });
}

for (const colorScheme of SCHEMES)
  test(`a login that failed for another reason is clean in ${colorScheme}`, async ({ page, quiet, expectAccessible }) => {
    quiet.allow(/status of 503/);
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.route("**/api/auth/callback/credentials", (route) => route.fulfill({ status: 503, json: {} }));
    await page.goto("/login");
    await page.getByLabel("E-mail").fill("nadia@example.com");
    await password(page).fill("Sitalpati7");
    await button(page, "Login").click();
    await expect(page.getByRole("main").getByText("auth/service-unavailable")).toBeVisible();
    await expect(page.getByText("Login failed. Please try again.")).toBeVisible();
    await expectAccessible();
  });

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  // What is not run is not fetched, which the browser counts as a failure.

  for (const [path, name] of FORMS)
    test(`${path} says that its form needs it, and sends nothing`, async ({ page }) => {
      const sent = posts(page);
      await page.goto(path);
      // By element: a search for text looks past everything inside <noscript>.
      const note = page.getByRole("main").locator("noscript p");
      await expect(note).toBeVisible();
      await expect(note).toHaveText("This form needs JavaScript: please switch it on.");
      await password(page).fill("Sitalpati7");
      await button(page, name).click();
      await password(page).press("Enter");
      await expect(page).toHaveURL(path);
      expect(sent).toEqual([]);
    });
});
