import type { Page } from "playwright/test";
import { DEMO, expect, test } from "./fixtures";
import { newPerson } from "./support/people";

/** Keeps the scripts back until they are let go, as a slow line would: what is on the page is plain HTML until then. */
async function holdScripts(page: Page): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route("**/_next/static/**/*.js", async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

test("what is typed on the login page before hydration is kept and sent", async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto("/login", { waitUntil: "commit" });
  await page.getByLabel("E-mail").fill(DEMO.email);
  await page.getByLabel("Password", { exact: true }).fill(DEMO.password);
  letGo();
  const button = page.getByRole("main").getByRole("button", { name: "Login", exact: true });
  await expect(button, "the page is hydrated").toHaveAttribute("type", "submit");
  await button.click();
  await expect(page).toHaveURL("/");
});

test("what is typed on the group form before hydration is kept, and shown in its preview", async ({ page, context, site, signIn }) => {
  await signIn(await newPerson(context.request, site.url));
  const letGo = await holdScripts(page);
  await page.goto("/createGroup", { waitUntil: "commit" });
  await page.getByLabel("Group Name").fill("Early Birds");
  await page.getByLabel("Description").fill("First light.\nSecond line.");
  letGo();
  const preview = page.getByRole("complementary", { name: "How it will look" });
  await expect(preview.getByText("Early Birds")).toBeVisible();
  await expect(page.getByLabel("Group Name")).toHaveValue("Early Birds");
  await expect(page.getByLabel("Description")).toHaveValue("First light.\nSecond line.");
});

test("a menu that was opened before hydration stays open, and then closes on the way to another page", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  const letGo = await holdScripts(page);
  await page.goto("/support", { waitUntil: "commit" });
  const menu = page.getByRole("button", { name: "Menu" });
  const contact = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Contact" });
  await menu.click();
  await expect(contact).toBeVisible();
  const drawn = (await menu.locator("path").getAttribute("d")) ?? "";
  letGo();
  await expect(menu.locator("path"), "the page is hydrated").not.toHaveAttribute("d", drawn);
  await expect(contact).toBeVisible();
  await contact.click();
  await expect(page).toHaveURL("/contact");
  await expect(contact).toBeHidden();
});
