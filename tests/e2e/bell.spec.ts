import type { Page } from "playwright/test";
import { expect, test } from "./fixtures";
import { bell, lookAgainUntil } from "./support/bell";
import { groupOf, join, visitor } from "./support/memberships";

/** How often this page asks what the bell shows. */
function countQuestions(page: Page): () => number {
  let asked = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/api/notices/unread")) asked += 1;
  });
  return () => asked;
}

test("the bell counts when one looks again, leads to the thing, and marks it read in every tab", async ({
  browser,
  site,
  expectAccessible,
}) => {
  const owner = await visitor(browser, site.url, "Nusrat Jahan");
  const group = await groupOf(owner, site.url, { joinPolicy: "approval" });
  const { page } = owner;
  await page.goto("/aboutUs");
  await page.getByRole("button", { name: bell }).click();
  const panel = page.getByRole("region", { name: "Notices" });
  await expect(panel.getByText("Nothing yet.")).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(page.getByRole("button", { name: bell })).toBeFocused();

  await join(await visitor(browser, site.url, "Imran Sheikh"), site.url, group);
  await lookAgainUntil(page, 1);
  await expect(page.getByRole("status").filter({ hasText: "1 unread notice" })).toHaveCount(1);
  const otherTab = await owner.context.newPage();
  await otherTab.goto("/contact");
  await expect(otherTab.getByRole("button", { name: bell })).toHaveAccessibleName(/1 unread notice$/);

  await page.getByRole("button", { name: bell }).click();
  const word = panel.getByRole("link", { name: /^Unread: Imran Sheikh asks to join/ });
  await expect(word).toBeVisible();
  await expectAccessible(page);
  await word.click();
  await expect(page).toHaveURL(`/dashboard/groups/${group.id}`);
  await expect(page.getByRole("button", { name: bell })).toHaveAccessibleName("Notices");
  await expect(otherTab.getByRole("button", { name: bell })).toHaveAccessibleName("Notices");
});

test("the bell of a tab that nobody looks at asks nothing, and once when somebody does", async ({ browser, site }) => {
  const { page, context } = await visitor(browser, site.url, "Nusrat Jahan");
  const asked = countQuestions(page);
  // Browsers that are steered show every tab: this one is told that it is behind another.
  await page.addInitScript(() => {
    let state: DocumentVisibilityState = "hidden";
    Object.defineProperty(document, "visibilityState", { get: () => state });
    window.addEventListener("come-back", () => {
      state = "visible";
      document.dispatchEvent(new Event("visibilitychange"));
    });
  });
  await page.goto("/aboutUs");
  await expect(page.getByRole("button", { name: bell })).toBeVisible();
  await page.evaluate(() => {
    document.dispatchEvent(new Event("visibilitychange"));
    window.dispatchEvent(new Event("focus"));
  });

  const otherTab = await context.newPage();
  await otherTab.goto("/dashboard/account#notices");
  const madeAnew = page.waitForRequest((request) => "rsc" in request.headers());
  await otherTab.getByRole("button", { name: "Save these hours" }).click();
  await madeAnew;
  const answer = page.waitForResponse("**/api/notices/unread");
  await page.evaluate(() => window.dispatchEvent(new Event("come-back")));
  await answer;
  expect(asked()).toBe(1);
});

test("the dashboard's way to the notices says how many are unread, without a question of its own", async ({
  browser,
  site,
  expectAccessible,
}) => {
  const owner = await visitor(browser, site.url, "Nusrat Jahan");
  const group = await groupOf(owner, site.url, { joinPolicy: "approval" });
  const { page } = owner;
  await page.goto("/dashboard");
  const way = page.getByRole("banner").getByRole("link", { name: bell });
  await expect(way).toHaveAccessibleName("Notices");
  await join(await visitor(browser, site.url, "Imran Sheikh"), site.url, group);
  await lookAgainUntil(page, 1);
  await expect(way).toHaveAccessibleName(/: 1 unread notice$/);

  const asked = countQuestions(page);
  await page.route("**/api/notices/unread", (route) => route.fulfill({ json: { count: 120 } }));
  await page.reload();
  await expect(way).toHaveAccessibleName(/: 120 unread notices$/);
  await expect(way.getByText("99+")).toBeVisible();
  expect(asked()).toBe(1);
  await expectAccessible(page);

  await page.unroute("**/api/notices/unread");
  await way.click();
  await page.getByRole("button", { name: "Mark all as read" }).click();
  await expect(way).toHaveAccessibleName("Notices");
});

test("a bell whose session has ended elsewhere goes, without a word in the console", async ({ browser, site }) => {
  const { page, context } = await visitor(browser, site.url, "Nusrat Jahan");
  await page.goto("/aboutUs");
  await expect(page.getByRole("button", { name: bell })).toBeVisible();
  await context.clearCookies();
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(page.getByRole("button", { name: bell })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Login" })).toBeVisible();
});

test("a bell that cannot be answered says so, and tries again", async ({ browser, site, quiet }) => {
  quiet.allow(/status of 503/);
  const { page } = await visitor(browser, site.url, "Nusrat Jahan");
  // The panel fetches its notices again when the first count arrives after it was opened.
  const counted = page.waitForResponse("**/api/notices/unread");
  await page.goto("/aboutUs");
  await counted;
  await page.route("**/api/notices", (route) => route.fulfill({ status: 503, json: {} }));
  await page.getByRole("button", { name: bell }).click();
  await expect(page.getByText("Your notices could not be fetched just now.")).toBeVisible();
  await page.unroute("**/api/notices");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("Nothing yet.")).toBeVisible();
});
