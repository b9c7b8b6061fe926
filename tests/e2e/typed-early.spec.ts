import type { Page, Request } from "playwright/test";
import { hold } from "../support/held";
import { DEMO, expect, test } from "./fixtures";
import { holdScripts } from "./support/held-requests";
import { inDays, scene } from "./support/meetups";
import { call, join, visitor } from "./support/memberships";
import { createGroup, newPerson, signUp } from "./support/people";

/** Gives the page the time of so many frames. */
const frames = (page: Page, count: number): Promise<void> =>
  page.evaluate(async (left) => {
    for (let frame = 0; frame < left; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
  }, count);

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

test("what is typed on the login page stays while the script of its form is the last to come", async ({ page }) => {
  const { held, letGo } = hold();
  await page.route("**/_next/static/**/*.js", async (route) => {
    const answer = await route.fetch();
    if ((await answer.text()).includes("Forgot your password?")) await held;
    await route.fulfill({ response: answer });
  });
  // What is above the form may be hydrated without it, and then asks who is signed in.
  let question: Request | undefined;
  page.on("request", (request) => {
    if (request.url().endsWith("/api/auth/session")) question = request;
  });
  await page.goto("/login?callbackUrl=/support", { waitUntil: "commit" });
  const email = page.getByLabel("E-mail");
  await email.fill(DEMO.email);
  await page.getByLabel("Password", { exact: true }).fill(DEMO.password);
  const typedInto = await email.elementHandle();
  // All others are there and have done what they can without it.
  const missing = () =>
    page.evaluate(() => {
      const here = new Set(performance.getEntriesByType("resource").map(({ name }) => name));
      return [...document.scripts].filter(({ src, noModule }) => src && !noModule && !here.has(src)).length;
    });
  await expect.poll(missing).toBe(1);
  await frames(page, 30);
  await question?.response();
  await frames(page, 10);
  letGo();
  const button = page.getByRole("main").getByRole("button", { name: "Login", exact: true });
  await expect(button).toHaveAttribute("type", "submit");
  await expect(email).toHaveValue(DEMO.email);
  expect(await typedInto?.evaluate(({ isConnected }) => isConnected)).toBe(true);
  await button.click();
  await expect(page).toHaveURL("/support");
});

for (const way of ["by its button", "with Enter"] as const) {
  test(`a form that is sent ${way} before hydration is at work at once, and goes as soon as it can`, async ({ page }) => {
    const letGo = await holdScripts(page);
    await page.goto("/login?callbackUrl=/support", { waitUntil: "commit" });
    await page.getByLabel("E-mail").fill(DEMO.email);
    const password = page.getByLabel("Password", { exact: true });
    await password.fill(DEMO.password);
    const button = page.getByRole("main").getByRole("button", { name: "Login", exact: true });
    if (way === "with Enter") await password.press("Enter");
    else await button.click();
    await expect(button).toBeDisabled();
    letGo();
    await expect(page).toHaveURL("/support");
  });
}

test("Enter in a form's only field before hydration does not post it to the page", async ({ page }) => {
  const posts: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") posts.push(new URL(request.url()).pathname);
  });
  const letGo = await holdScripts(page);
  await page.goto("/reset", { waitUntil: "commit" });
  await page.getByLabel("E-mail").fill("nobody-here@example.com");
  await page.getByLabel("E-mail").press("Enter");
  letGo();
  await expect(page.getByRole("button", { name: "Send another one" })).toBeVisible();
  expect(posts).toEqual(["/api/accounts/reset"]);
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

test("what is typed on the contact form before hydration is not overwritten by who is signed in", async ({ page, context, site }) => {
  const { email } = await signUp(context.request, site.url, "Nadia Islam");
  const letGo = await holdScripts(page);
  await page.goto("/contact", { waitUntil: "commit" });
  const main = page.getByRole("main");
  await main.getByLabel("Name").fill("Nadia's sister");
  await main.getByLabel("Message").focus();
  letGo();
  await expect(main.getByLabel("E-mail")).toHaveValue(email);
  await expect(main.getByLabel("Name")).toHaveValue("Nadia's sister");
});

test("a caret that was put into a text area before hydration stays where it is", async ({ page, context, site, signIn }) => {
  await signIn(await newPerson(context.request, site.url));
  const id = await createGroup(context.request, site.url);
  const letGo = await holdScripts(page);
  await page.goto(`/updateGroup/${id}`, { waitUntil: "commit" });
  const description = page.getByLabel("Description");
  await description.focus();
  await description.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(6, 14));
  letGo();
  await expect(page.getByRole("button", { name: "Update Group" }), "the page is hydrated").toHaveAttribute("type", "submit");
  await page.keyboard.type("evenings");
  await expect(description).toHaveValue("Quiet evenings on the Surma.");
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

test("who is ticked at the door before hydration is marked, and what is typed there narrows the list", async ({ browser, site }) => {
  const { owner, group, meetup } = await scene(browser, site.url, { startsAt: inDays(0.05), endsAt: inDays(0.1) });
  for (const name of ["Arif Hossain", "Lamia Sultana"]) {
    const member = await visitor(browser, site.url, name);
    await join(member, site.url, group);
    await call(member, site.url, "PUT", `/api/meetups/${meetup.id}/rsvp`, {});
  }
  const { page } = owner;
  const letGo = await holdScripts(page);
  await page.goto(`/dashboard/meetups/${meetup.id}/door`, { waitUntil: "commit" });
  const arif = page.getByRole("checkbox", { name: /^Arif/ });
  await arif.check();
  await page.getByRole("searchbox", { name: "Find a name" }).fill("arif");
  letGo();
  await expect(page.getByRole("checkbox", { name: /^Lamia/ })).toHaveCount(0);
  await expect(arif).toBeChecked();
  await expect(page.getByRole("region", { name: "Here 1" })).toContainText("Arif Hossain");
});
