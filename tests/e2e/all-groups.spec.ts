import type { Page } from "playwright/test";
import { expect, test } from "./fixtures";
import { createGroup, deleteGroup, newPerson } from "./support/people";

const cards = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 2 }) });
const names = (page: Page) => cards(page).getByRole("heading").allTextContents();
const chip = (page: Page, name: RegExp) => page.getByRole("list", { name: "Hobbies" }).getByRole("link", { name });
const inOrder = (list: string[]) => list.every((name, at) => at === 0 || (list[at - 1] ?? "").toLowerCase() <= name.toLowerCase());

test("shows groups as cards, A to Z, each with one link", async ({ page, expectAccessible }) => {
  await page.goto("/allGroups");
  await expect(page.getByRole("heading", { level: 1, name: "All Groups" })).toBeVisible();
  await expect(cards(page)).toHaveCount(24);
  expect(inOrder(await names(page))).toBe(true);
  const card = cards(page).first();
  await expect(card.getByRole("link")).toHaveCount(2);
  await expect(card.getByRole("heading").getByRole("link")).toHaveAttribute("href", /^\/groups\/[^/]+$/);
  await expect(card.getByRole("link", { name: /^View / })).toHaveText("View");
  await expect(card.getByText(/^\d+ members? at most$/)).toBeVisible();
  await expect(card.locator("img")).toBeVisible();
  await expectAccessible();
});

test("a click anywhere on a card leads to the group", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/allGroups");
  const name = (await names(page))[2] ?? "";
  await cards(page)
    .nth(2)
    .locator("img")
    // The link covers the picture: that is the point.
    .click({ position: { x: 20, y: 20 }, force: true });
  await expect(page).toHaveURL(/\/groupDetails\/[0-9a-f]{24}$/);
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
});

test("sorts Z to A and back", async ({ page }) => {
  await page.goto("/allGroups");
  await page.getByRole("link", { name: "Z–A" }).click();
  await expect(page).toHaveURL("/allGroups?sort=za");
  await expect(page.getByRole("link", { name: "Z–A" })).toHaveAttribute("aria-current", "true");
  expect(inOrder((await names(page)).reverse())).toBe(true);
  await page.getByRole("link", { name: "A–Z" }).click();
  await expect(page).toHaveURL("/allGroups");
});

test("filters by one of the categories that are there", async ({ page, expectAccessible }) => {
  await page.goto("/allGroups");
  await chip(page, /^Hiking/).click();
  await expect(page).toHaveURL("/allGroups?category=Hiking");
  await expect(page.getByRole("heading", { level: 1, name: "Hiking groups" })).toBeVisible();
  const count = Number(
    (await chip(page, /^Hiking/)
      .locator("b")
      .textContent()) ?? 0,
  );
  await expect(cards(page)).toHaveCount(count);
  await expect(cards(page).getByText("Hiking", { exact: true })).toHaveCount(count);
  await expectAccessible();
  await chip(page, /^All/).click();
  await expect(cards(page)).toHaveCount(24);
});

test("searches by words, keeping category and order, and says when nothing is found", async ({
  page,
  context,
  site,
  signIn,
  expectAccessible,
}) => {
  await signIn(await newPerson(context.request, site.url));
  await createGroup(context.request, site.url, { groupName: "Zephyr Kite Circle", hobbyCategory: "Other" });
  await page.goto("/allGroups?category=Other&sort=za");
  await page.getByRole("searchbox", { name: "Search groups" }).fill("zeph kit");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/allGroups?q=zeph+kit&category=Other&sort=za");
  await expect(cards(page)).toHaveCount(1);
  // Whoever searched by Enter searches on: the page that was found has a field of its own.
  await expect(page.getByRole("searchbox")).toBeFocused();
  await page.keyboard.type("e");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/allGroups?q=zeph+kite&category=Other&sort=za");
  await expect(page.getByRole("searchbox")).toBeFocused();
  await page.getByRole("searchbox").fill("no such thing anywhere");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page.getByRole("heading", { name: "No groups found." })).toBeVisible();
  await expectAccessible();
  await page.getByRole("link", { name: "Clear search" }).click();
  await expect(page).toHaveURL("/allGroups?category=Other&sort=za");
});

test("turns pages forth and back without losing or repeating a group", async ({ page }) => {
  await page.goto("/allGroups");
  const first = await names(page);
  await page.getByRole("link", { name: "Next" }).click();
  await expect(page).toHaveURL(/\/allGroups\?after=[0-9a-f]{24}&from=25$/);
  await expect(cards(page).getByRole("heading").first()).not.toHaveText(first[0] ?? "");
  const second = await names(page);
  expect(inOrder([...first, ...second])).toBe(true);
  await page.getByRole("link", { name: "Previous" }).click();
  await expect(page).toHaveURL(/\/allGroups\?before=[0-9a-f]{24}&from=1$/);
  await expect(cards(page).getByRole("heading").first()).toHaveText(first[0] ?? "");
  expect(await names(page)).toEqual(first);
});

test("a picture that is missing becomes the placeholder", async ({ page, context, site, signIn, quiet }) => {
  quiet.allow(/pictures\.example/);
  await signIn(await newPerson(context.request, site.url));
  const id = await createGroup(context.request, site.url, {
    groupName: "Brokenpicture Club",
    imageUrl: "https://pictures.example/gone.jpg",
  });
  await page.route("https://pictures.example/**", (route) => route.fulfill({ status: 404 }));
  await page.goto("/allGroups?q=brokenpicture");
  await expect(cards(page).locator("img")).toHaveAttribute("src", "/art/placeholder.svg");
  await deleteGroup(context.request, site.url, id);
});

test("a name in Bangla and a very long one stay inside their cards", async ({ page, context, site, signIn }) => {
  await signIn(await newPerson(context.request, site.url));
  await createGroup(context.request, site.url, { groupName: "ঢাকাবইপড়াআড্ডাওচায়েরদীর্ঘবিকেলঢাকাবইপড়াআড্ডাওচায়েরদীর্ঘ", location: "x".repeat(120) });
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(`/allGroups?q=${"x".repeat(60)}`);
  await expect(cards(page)).toHaveCount(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test("works with the keyboard alone", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/allGroups");
  await page.getByRole("searchbox").focus();
  for (let press = 0; press < 40; press += 1) {
    await page.keyboard.press("Tab");
    if (await page.evaluate(() => document.activeElement?.textContent === "View")) break;
  }
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/groupDetails\//);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("filters, sorts, searches and turns pages all the same", async ({ page }) => {
    await page.goto("/allGroups");
    await page.getByRole("link", { name: "Next" }).click();
    await expect(page).toHaveURL(/after=/);
    await chip(page, /^Cooking/).click();
    await expect(page.getByRole("heading", { level: 1, name: "Cooking groups" })).toBeVisible();
    await page.getByRole("link", { name: "Z–A" }).click();
    await expect(page).toHaveURL("/allGroups?category=Cooking&sort=za");
    await page.getByRole("searchbox").fill("nothing-of-the-kind");
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page.getByRole("heading", { name: "No groups found." })).toBeVisible();
  });
});

test.describe("in the dark", () => {
  test.use({ colorScheme: "dark" });
  test("is as accessible", async ({ page, expectAccessible }) => {
    await page.goto("/allGroups");
    await expectAccessible();
  });
});

test("what makes no sense is not found", async ({ page, quiet }) => {
  quiet.allow(/404/);
  for (const query of ["category=Knitting", "sort=up", `after=${"f".repeat(24)}`, "after=..%2Fx"]) {
    const answer = await page.goto(`/allGroups?${query}`);
    expect(answer?.status(), query).toBe(404);
  }
});
