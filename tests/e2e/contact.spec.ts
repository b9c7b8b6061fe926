import type { Page } from "playwright/test";
import { expect, test } from "./fixtures";
import { expectOpeningSpinner } from "./opening-spinner";
import { some } from "./support/breadth";
import { signUp } from "./support/people";

const TYPED = { Name: "Rina Akter", "E-mail": "Rina@Example.com", Message: "Could there be a কাঁথা sewing group?\nI would bring thread." };

const main = (page: Page) => page.getByRole("main");

async function open(page: Page) {
  await page.goto("/contact");
  await expect(page.locator(".delay-cover")).toBeHidden();
}

async function fill(page: Page) {
  for (const [label, value] of Object.entries(TYPED)) await main(page).getByLabel(label, { exact: true }).fill(value);
}

const send = (page: Page) => main(page).getByRole("button", { name: "Send Message" });

test("contact opens with a spinner of one second", async ({ page }) => expectOpeningSpinner(page, "/contact", 1000));

test("the details stand beside the form", async ({ page, expectAccessible }) => {
  await open(page);
  await expect(main(page).getByRole("link", { name: "hello@hobbyhub.example" })).toHaveAttribute("href", "mailto:hello@hobbyhub.example");
  await expectAccessible();
  await page.emulateMedia({ colorScheme: "dark" });
  await expectAccessible();
});

test("every field is asked for by name, and what was typed stays", async ({ page, expectAccessible }) => {
  await open(page);
  await send(page).click();
  await expect(main(page).getByText("Tell us your name.")).toBeVisible();
  await expect(main(page).getByText("Enter your e-mail address.")).toBeVisible();
  await expect(main(page).getByText("Write a message.")).toBeVisible();
  await expect(main(page).getByLabel("Name")).toBeFocused();
  await expect(main(page).getByLabel("Name")).toHaveAccessibleDescription("Tell us your name.");
  await expectAccessible();
  await main(page).getByLabel("Name").fill(TYPED.Name);
  await expect(main(page).getByText("Tell us your name.")).toBeHidden();
  await main(page).getByLabel("E-mail").fill("rina@");
  await send(page).click();
  await expect(main(page).getByLabel("E-mail")).toBeFocused();
  await expect(main(page).getByLabel("Name")).toHaveValue(TYPED.Name);
});

test("a sent message is thanked for exactly three seconds, and the form is empty again", async ({ page }) => {
  await page.clock.install();
  await open(page);
  await fill(page);
  await page.clock.pauseAt(new Date(Date.now() + 600_000));
  const sent = page.waitForResponse("**/api/contact");
  await send(page).click();
  expect((await sent).status()).toBe(201);
  const modal = page.getByRole("alertdialog", { name: "Message Sent!" });
  await expect(modal).toContainText("We’ll get back to you soon.");
  await page.clock.runFor(2999);
  await expect(modal).toBeVisible();
  await page.clock.runFor(1);
  await expect(modal).toBeHidden();
  for (const label of Object.keys(TYPED)) await expect(main(page).getByLabel(label, { exact: true })).toHaveValue("");
});

test("the thanks come where one is on the page, not at its top", async ({ page }) => {
  await page.clock.install();
  await page.setViewportSize({ width: 390, height: 500 });
  await open(page);
  await fill(page);
  await page.clock.pauseAt(new Date(Date.now() + 600_000));
  await send(page).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(200);
  await send(page).click();
  const modal = page.getByRole("alertdialog", { name: "Message Sent!" });
  await expect(modal).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
});

test("two quick presses send one message", async ({ page }) => {
  await page.clock.install();
  await open(page);
  await fill(page);
  // The thanks stay until they were seen.
  await page.clock.pauseAt(new Date(Date.now() + 600_000));
  let posts = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/api/contact")) posts++;
  });
  await send(page).dblclick();
  await expect(page.getByRole("alertdialog", { name: "Message Sent!" })).toBeVisible();
  expect(posts).toBe(1);
});

for (const [what, status] of some(
  [
    ["an outage", 503],
    ["no connection", 0],
    ["too many messages", 429],
  ] as const,
  2,
))
  test(`after ${what} it says Oops and keeps what was typed`, async ({ page, quiet, expectAccessible }) => {
    quiet.allow(/Failed to load resource|failed request: .*\/api\/contact/);
    await page.route("**/api/contact", (route) =>
      status === 0
        ? route.abort("internetdisconnected")
        : route.fulfill({ status, json: { error: { code: "unavailable", message: "Later." } } }),
    );
    await open(page);
    await fill(page);
    await send(page).click();
    const modal = page.getByRole("alertdialog", { name: "Oops..." });
    await expect(modal).toContainText("Something went wrong. Please try again later.");
    await expectAccessible();
    await page.keyboard.press("Escape");
    await expect(modal).toBeHidden();
    await expect(send(page)).toBeFocused();
    for (const [label, value] of Object.entries(TYPED)) await expect(main(page).getByLabel(label, { exact: true })).toHaveValue(value);
  });

test("whoever is signed in finds their name and address filled in, and an empty form once it is sent", async ({ page, site }) => {
  const { email } = await signUp(page.request, site.url, "Rina Akter");
  await open(page);
  await expect(main(page).getByLabel("Name")).toHaveValue("Rina Akter");
  await expect(main(page).getByLabel("E-mail")).toHaveValue(email);
  await expect(main(page).getByText("Only used to answer you.")).toBeVisible();
  await main(page).getByLabel("Name").fill("Rina");
  await main(page).getByLabel("Message").fill(TYPED.Message);
  const sent = page.waitForRequest("**/api/contact");
  await send(page).click();
  expect((await sent).postDataJSON()).toEqual({ name: "Rina", email, message: TYPED.Message });
  await expect(page.getByRole("alertdialog", { name: "Message Sent!" })).toBeVisible();
  for (const label of Object.keys(TYPED)) await expect(main(page).getByLabel(label, { exact: true })).toHaveValue("");
});

test("what is filled in goes with whoever logs out in another tab, and what they typed stays", async ({ page, context, site }) => {
  await signUp(page.request, site.url, "Rina Akter");
  await open(page);
  await expect(main(page).getByLabel("Name")).toHaveValue("Rina Akter");
  await main(page).getByLabel("E-mail").fill(TYPED["E-mail"]);
  await main(page).getByLabel("Message").focus();
  const other = await context.newPage();
  await other.goto("/support");
  await other.getByRole("button", { name: /^Profile of/ }).click();
  await other.getByRole("button", { name: "Log Out" }).click();
  await expect(main(page).getByLabel("Name")).toHaveValue("");
  await expect(main(page).getByLabel("E-mail")).toHaveValue(TYPED["E-mail"]);
});

test("it fits a small phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  // What is not run is not fetched, which the browser counts as a failure.

  test("a message is taken and thanked for on a page", async ({ page }) => {
    await page.goto("/contact");
    await fill(page);
    await send(page).click();
    await expect(page).toHaveURL(/\/contact\/sent$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Message Sent!");
    await expect(main(page)).toContainText("We’ll get back to you soon.");
  });

  test("a refused one comes back with what was typed", async ({ page, quiet }) => {
    quiet.allow(/status of 422/);
    await page.goto("/contact");
    await fill(page);
    await main(page).getByLabel("Name").fill("   ");
    await send(page).click();
    await expect(page).toHaveTitle("Oops... · HobbyHub");
    await expect(page.getByText("Tell us your name.")).toBeVisible();
    await expect(page.getByLabel("Message")).toHaveValue(TYPED.Message);
    await page.getByLabel("Name").fill(TYPED.Name);
    await page.getByRole("button", { name: "Send again" }).click();
    await expect(page).toHaveURL(/\/contact\/sent$/);
  });
});
