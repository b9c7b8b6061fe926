import type { Locator, Page } from "playwright/test";
import { hold } from "../support/held";
import { expect, test } from "./fixtures";
import { pauseClock, runUntilVisible } from "./paused-clock";
import { LONG, SCHEMES } from "./support/breadth";
import { isHydrated } from "./support/hydrated";
import { newPerson } from "./support/people";

const WORDS = {
  "Group Name": "Surma Weekend Anglers",
  Location: "Kean Bridge, Sylhet",
  "Max Members": "18",
  "Start Date": "2026-12-11",
  Description: "Quiet mornings on the Surma.\n\nBring a rod.",
};

async function fill(page: Page, words: Partial<typeof WORDS> = WORDS): Promise<void> {
  for (const [label, value] of Object.entries(words)) await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByText("Fishing", { exact: true }).first().click();
}

const submit = (page: Page) => page.getByRole("button", { name: "Create Group" });

test("sends nobody to the login page and remembers the way", async ({ page }) => {
  await page.goto("/createGroup");
  await expect(page).toHaveURL("/login?callbackUrl=%2FcreateGroup");
});

test.describe("signed in", () => {
  test.beforeEach(async ({ page, context, site, signIn }) => {
    await signIn(await newPerson(context.request, site.url));
    await page.clock.install();
    await page.goto("/createGroup");
  });

  test("creates a group, goes to all groups and says so for four seconds", async ({ page }) => {
    await fill(page, { ...WORDS, "Group Name": "Aaa Sewn On First" });
    await page.getByLabel("Status").selectOption("outgoing");
    // The page's time only goes on when it is told to, so that a slow machine does not eat up the toast's four seconds.
    await pauseClock(page);
    await submit(page).click();
    const toast = page.getByText("Group Create Successfully!");
    await runUntilVisible(page, toast);
    await expect(page).toHaveURL("/allGroups");
    await expect(page.getByRole("heading", { name: "Aaa Sewn On First" })).toBeVisible();
    await page.clock.runFor(3000);
    await expect(toast).toBeVisible();
    await page.clock.runFor(1500);
    await expect(toast).toBeHidden();
    await page.clock.resume();
    await page.goBack();
    await expect(page, "the form is left behind for good").not.toHaveURL("/allGroups");
  });

  test("the person's name and e-mail are read-only", async ({ page }) => {
    await expect(page.getByLabel("Your Name")).toHaveValue("Nadia Islam");
    await expect(page.getByLabel("Your Name")).toHaveAttribute("readonly");
    await expect(page.getByLabel("Your E-mail")).toHaveValue(/@example\.com$/);
    await expect(page.getByLabel("Your E-mail")).toHaveAttribute("readonly");
  });

  test("says what is wrong beside each field and goes to the first", async ({ page, expectAccessible }) => {
    await submit(page).click();
    await expect(page.getByText("Give your group a name.")).toBeVisible();
    for (const words of [
      "Choose a hobby.",
      "Choose a picture or give its address.",
      "Say where you meet.",
      "Enter a number.",
      "Choose a day.",
    ])
      await expect(page.getByText(words)).toBeVisible();
    await expect(page.getByText("7 fields need another look.")).toBeVisible();
    await expect(page.getByLabel("Group Name")).toBeFocused();
    await expect(page.getByLabel("Group Name")).toHaveAccessibleDescription("Give your group a name.");
    await expectAccessible();
    await page.getByLabel("Max Members").fill("0");
    await expect(page.getByText("A group has room for at least one.")).toBeVisible();
    await page.getByLabel("Max Members").fill("1");
    await expect(page.getByText("A group has room for at least one.")).toBeHidden();
  });

  test("brings the hobby's patch, offers ten, or a picture from the web", async ({ page, quiet }) => {
    quiet.allow(/pictures\.example/);
    await page.route("https://pictures.example/**", (route) => route.fulfill({ status: 404 }));
    await page.getByText("Cooking", { exact: true }).click();
    await expect(page.getByRole("radio", { name: /^Patch/ })).toHaveCount(10);
    await expect(page.getByRole("radio", { name: "Patch 1", exact: true })).toBeChecked();
    const preview = page.getByRole("complementary", { name: "How it will look" });
    await expect(preview.locator("img")).toHaveAttribute("src", "/covers/cooking.svg");
    await page.getByRole("radio", { name: "From the web" }).check();
    await page.getByLabel("Image URL").fill("https://pictures.example/none.jpg");
    await expect(page.getByText("There is no picture at this address.")).toBeVisible();
    await page.getByText("Reading", { exact: true }).click();
    await expect(page.getByLabel("Image URL"), "a typed address is never thrown away").toHaveValue("https://pictures.example/none.jpg");
  });

  test("shows the very card that will appear while one types", async ({ page }) => {
    const preview = page.getByRole("complementary", { name: "How it will look" });
    await fill(page, { ...WORDS, "Group Name": "Aaa The Very Card" });
    for (const words of ["Aaa The Very Card", "Fishing", "Kean Bridge, Sylhet", "18 members at most"])
      await expect(preview.getByText(words)).toBeVisible();
    const inside = (card: Locator) =>
      card.evaluate((element) => element.innerHTML.replaceAll(/\/(?:groupDetails|groups)\/?[^"]*/g, "").replaceAll(/ loading="\w+"/g, ""));
    const promised = await inside(preview.locator(".card"));
    await submit(page).click();
    await expect(page).toHaveURL("/allGroups");
    expect(await inside(page.locator("main .card", { hasText: "Aaa The Very Card" }))).toBe(promised);
  });

  test("before a hobby is chosen there are no empty frames, and on a phone the card stands before the button", async ({ page }) => {
    await expect(page.getByText("Choose a hobby, and its patches appear here.")).toBeVisible();
    await expect(page.locator(".picks-wide > *")).toHaveCount(1);
    await page.setViewportSize({ width: 375, height: 812 });
    const [card, button] = await Promise.all([page.locator(".preview").boundingBox(), submit(page).boundingBox()]);
    expect((card?.y ?? 0) + (card?.height ?? 0)).toBeLessThan(button?.y ?? 0);
  });

  test("a double click creates one group", async ({ page }) => {
    let posts = 0;
    const { held, letGo } = hold();
    await page.route("**/api/groups", (route) => {
      posts += 1;
      return held.then(() => route.continue());
    });
    await fill(page);
    await submit(page).dblclick();
    letGo();
    await expect(page).toHaveURL("/allGroups");
    expect(posts).toBe(1);
  });

  test("shows the server's own objections beside the field, and keeps what was typed", async ({ page, quiet }) => {
    quiet.allow(/422|503/);
    await page.route("**/api/groups", (route) =>
      route.fulfill({
        status: 422,
        json: { error: { code: "invalid", message: "Some of this needs another look.", fields: { location: ["Not there."] } } },
      }),
    );
    await fill(page);
    await submit(page).click();
    await expect(page.getByLabel("Location")).toHaveAccessibleDescription("Not there.");
    await expect(page.getByLabel("Location")).toBeFocused();
    await expect(page.getByLabel("Group Name")).toHaveValue(WORDS["Group Name"]);
    await page.unroute("**/api/groups");
    await page.route("**/api/groups", (route) =>
      route.fulfill({ status: 503, json: { error: { code: "unavailable", message: "Try again soon." } } }),
    );
    await page.getByLabel("Location").fill("Elsewhere");
    await submit(page).click();
    await expect(page.getByText("Try again soon.")).toBeVisible();
    await expect(submit(page)).not.toHaveAttribute("aria-disabled", "true");
  });

  test("keeps the words when the session has ended in another tab", async ({ page, context, site, signIn, quiet }) => {
    quiet.allow(/401/);
    await fill(page);
    const join = page.locator("summary").filter({ hasText: "Who may join" });
    await join.click();
    await page.getByRole("radio", { name: /On approval/ }).check();
    const cookies = await context.cookies();
    await context.clearCookies();
    await submit(page).click();
    await expect(page.getByText("Your session has ended.")).toBeVisible();
    await expect(page.getByRole("link", { name: "Log in", exact: true })).toHaveAttribute("href", "/login?callbackUrl=%2FcreateGroup");
    await context.addCookies(cookies);
    await page.goto("/createGroup");
    await expect(page.getByText("What you had written is still here.")).toBeVisible();
    await expect(page.getByLabel("Location")).toHaveValue(WORDS.Location);
    await expect(join).toContainText("On approval");
    await join.click();
    await expect(page.getByRole("radio", { name: /On approval/ })).toBeChecked();
    await context.clearCookies();
    await submit(page).click();
    await expect(page.getByText("Your session has ended.")).toBeVisible();
    await signIn(await newPerson(context.request, site.url));
    await page.goto("/createGroup");
    await expect(page.getByLabel("Location"), "nobody else gets to read them").toHaveValue("");
  });

  test("keeps the words when one logs out in another tab", { tag: LONG }, async ({ page, context, site, signIn }) => {
    const person = await newPerson(context.request, site.url);
    await context.clearCookies();
    await signIn(person);
    await page.goto("/createGroup");
    await fill(page);
    const other = await context.newPage();
    await other.goto("/");
    await other.getByRole("button", { name: /^Profile of/ }).click();
    await other.getByRole("button", { name: "Log Out" }).click();
    await expect(page).toHaveURL("/login?callbackUrl=%2FcreateGroup");
    await page.getByLabel("E-mail").fill(person.email);
    await page.getByLabel("Password", { exact: true }).fill(person.password);
    await page.getByRole("button", { name: "Login" }).click();
    await expect(page.getByText("What you had written is still here.")).toBeVisible();
    await expect(page.getByLabel("Location")).toHaveValue(WORDS.Location);
  });

  test("works with the keyboard alone", async ({ page }) => {
    await isHydrated(page);
    await page.getByLabel("Group Name").focus();
    await page.keyboard.type("Keyboard Readers");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    for (let press = 0; press < 6; press += 1) await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("radio", { name: "Reading" })).toBeChecked();
    await page.keyboard.press("Tab");
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("radio", { name: "Patch 2" })).toBeChecked();
    await page.keyboard.press("Tab");
    await page.keyboard.type("Rajshahi");
    await page.keyboard.press("Tab");
    await page.keyboard.type("9");
    await page.keyboard.press("Tab");
    await page.keyboard.type("12112026");
    await page.getByLabel("Description").focus();
    await page.keyboard.type("One book, one pot of tea.");
    await submit(page).focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/allGroups");
  });
});

for (const colorScheme of SCHEMES)
  test.describe(`in the ${colorScheme}, on a narrow phone`, () => {
    test.use({ colorScheme, viewport: { width: 320, height: 700 } });
    test("fits and is accessible", async ({ page, signIn, expectAccessible }) => {
      await signIn();
      await page.goto("/createGroup");
      await page.getByText("Hiking", { exact: true }).click();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      await expectAccessible();
    });
  });
