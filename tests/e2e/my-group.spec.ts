import type { Page } from "playwright/test";
import { hold } from "../support/held";
import { expect, test } from "./fixtures";
import { SCHEMES } from "./support/breadth";
import { createGroup, newPerson } from "./support/people";

const rows = (page: Page) =>
  page
    .getByRole("table", { name: "My Groups" })
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader") });
const asking = (page: Page) => page.getByRole("alertdialog", { name: "Delete this group?" });
const deleted = (page: Page) => page.getByRole("alertdialog", { name: "Deleted!" });
const remove = async (page: Page, name: string) => {
  await page.getByRole("button", { name: `Delete ${name}` }).click();
  await asking(page).getByRole("button", { name: "Delete" }).click();
};

test.beforeEach(async ({ context, site, signIn }) => {
  await signIn(await newPerson(context.request, site.url));
});

test("says when there are none, with the way to a first", async ({ page, expectAccessible }) => {
  await page.goto("/myGroup");
  await expect(page.getByRole("heading", { name: "No Groups Created" })).toBeVisible();
  await expectAccessible();
  await page.getByRole("main").getByRole("link", { name: "Create Group" }).click();
  await expect(page).toHaveURL("/createGroup");
});

test("shows one's own groups in a table", async ({ page, context, site, expectAccessible }) => {
  await createGroup(context.request, site.url, { groupName: "Mine", description: "Words ".repeat(60).trim() });
  await page.goto("/myGroup");
  for (const name of ["Image", "Group Name", "Hobby", "Location", "Max Members", "Start Date", "Description"])
    await expect(page.getByRole("columnheader", { name, exact: true })).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  const row = rows(page).first();
  for (const words of ["Fishing", "Kean Bridge, Sylhet", "18 1 taken", "11 Dec 2026"])
    await expect(row.getByRole("cell", { name: words, exact: true })).toBeVisible();
  await expect(row.getByRole("rowheader")).toHaveText("Mine");
  await expect(row.getByText(/^Words .+…$/)).toBeVisible();
  await expect(row.getByRole("link", { name: "Update Mine" })).toHaveAttribute("href", /^\/updateGroup\/[0-9a-f]{24}$/);
  await expectAccessible();
});

test("asks, deletes, says so for 1500 ms and moves on to the next row", async ({ page, context, site, expectAccessible }) => {
  for (const groupName of ["Third", "Second", "First"]) await createGroup(context.request, site.url, { groupName });
  await page.clock.install();
  await page.goto("/myGroup");
  await page.getByRole("button", { name: "Delete First" }).click();
  await expect(asking(page)).toBeVisible();
  await expectAccessible();
  await page.keyboard.press("Escape");
  await expect(asking(page)).toBeHidden();
  await expect(page.getByRole("button", { name: "Delete First" })).toBeFocused();
  await expect(rows(page)).toHaveCount(3);

  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
  await remove(page, "First");
  await expect(deleted(page)).toContainText("Your group has been deleted.");
  await expect(page.getByText("First", { exact: true })).toBeHidden();
  await page.clock.runFor(1400);
  await expect(deleted(page)).toBeVisible();
  await page.clock.runFor(200);
  await expect(deleted(page)).toBeHidden();
  await expect(rows(page).first()).toBeFocused();
  await expect(rows(page).first()).toContainText("Second");
  await page.clock.resume();
  await page.reload();
  await expect(rows(page)).toHaveCount(2);
});

/** The message about a deleted group stays until it is closed. */
const keepDeleted = (page: Page) =>
  page.addInitScript(() => {
    const after = window.setTimeout.bind(window);
    window.setTimeout = ((work: () => void, ms?: number) => (ms === 1500 ? 0 : after(work, ms))) as typeof window.setTimeout;
  });

test("the good news is accessible while it lasts", async ({ page, context, site, expectAccessible }) => {
  await createGroup(context.request, site.url, { groupName: "Only" });
  await keepDeleted(page);
  await page.goto("/myGroup");
  await remove(page, "Only");
  await expect(deleted(page)).toBeVisible();
  await expectAccessible();
});

test("after the last one is gone, the way to a new one has the focus", async ({ page, context, site }) => {
  await createGroup(context.request, site.url, { groupName: "Only" });
  await keepDeleted(page);
  await page.goto("/myGroup");
  await remove(page, "Only");
  await expect(deleted(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("heading", { name: "No Groups Created" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Create Group" })).toBeFocused();
});

test("a row goes at once and comes back with a message when the server refuses", async ({
  page,
  context,
  site,
  quiet,
  expectAccessible,
}) => {
  quiet.allow(/503/);
  await createGroup(context.request, site.url, { groupName: "Stubborn" });
  const { held, letGo: answer } = hold();
  await page.route("**/api/groups/*", async (route) => {
    await held;
    await route.fulfill({ status: 503, json: { error: { code: "unavailable", message: "Our records are away." } } });
  });
  await page.goto("/myGroup");
  await remove(page, "Stubborn");
  await expect(page.getByText("Stubborn", { exact: true })).toBeHidden();
  answer();
  await expect(page.getByText("“Stubborn” was not deleted. Our records are away.")).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page).first()).toBeFocused();
  await expectAccessible();
});

test("pages as the cards do", async ({ page, context, site }) => {
  for (let number = 1; number <= 26; number += 1) await createGroup(context.request, site.url, { groupName: `Number ${number}` });
  await page.goto("/myGroup");
  await expect(rows(page)).toHaveCount(24);
  await page.getByRole("link", { name: "Next" }).click();
  await expect(page).toHaveURL(/\/myGroup\?after=[0-9a-f]{24}&from=25$/);
  await expect(page.getByText("25–26 of 26")).toBeVisible();
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole("link", { name: "Previous" }).click();
  await expect(rows(page)).toHaveCount(24);
  // The first as if the group at the turn had been deleted.
  for (const query of [`before=${"f".repeat(24)}`, "after=x", "after=a&before=b", "belong=x"]) {
    await page.goto(`/myGroup?${query}`);
    await expect(page, query).toHaveURL("/myGroup");
    await expect(rows(page)).toHaveCount(24);
  }
});

for (const path of ["/myGroup", "/dashboard/dashMyGroup"])
  test(`on a large screen a row of ${path} is two lines high and has its actions in one`, async ({ page, context, site }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const id = await createGroup(context.request, site.url, { groupName: "Wide", description: "Words ".repeat(60).trim() });
    await page.goto(path);
    const row = rows(page).first();
    const actions = row.locator(`a[href$="/groups/${id}"], a[href="/updateGroup/${id}"], button`);
    await expect(actions).toHaveText(["Desk", "Update", "Delete"]);
    const boxes = await actions.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
    expect(new Set(boxes).size).toBe(1);
    expect((await row.boundingBox())?.height).toBeLessThan(80);
  });

for (const colorScheme of SCHEMES)
  test.describe(`in the ${colorScheme}, on a narrow phone`, () => {
    test.use({ colorScheme, viewport: { width: 320, height: 700 } });
    test("rows become small cards", async ({ page, context, site, expectAccessible }) => {
      await createGroup(context.request, site.url, {
        groupName: "Narrow",
        hobbyCategory: "Drawing & Painting",
        imageUrl: "/covers/drawing-painting.svg",
      });
      await page.goto("/myGroup");
      await expect(page.getByText("18 members at most")).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      await expectAccessible();
    });
  });

test("sends nobody to the login page and remembers the way", async ({ page, context }) => {
  await context.clearCookies();
  await page.goto("/myGroup?after=abc");
  await expect(page).toHaveURL("/login?callbackUrl=%2FmyGroup%3Fafter%3Dabc");
});
