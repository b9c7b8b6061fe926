import { expect, test } from "./fixtures";
import { SCHEMES } from "./support/breadth";
import { isHydrated } from "./support/hydrated";

const TITLES = [
  "Six places in Dhaka that reward a patient camera",
  "What a hobby group does for a heavy mind",
  "Ten people, one stove: how to start a cooking group",
];

test("an article shows its author, day, read time, tags and the other articles once", async ({ page, expectAccessible }) => {
  await page.goto("/blogDetails/2");
  const article = page.getByRole("article");
  await expect(article.getByRole("heading", { level: 1 })).toHaveText(TITLES[1] ?? "");
  await expect(article.getByText("Arif Hossain")).toBeVisible();
  await expect(article.locator("time")).toHaveText("18 September 2026");
  await expect(article.getByText("5 min read")).toBeVisible();
  await expect(article.getByRole("list", { name: "Tags" }).getByRole("listitem")).toHaveText(["mental health", "community", "belonging"]);
  await expect(article.locator(".prose :lang(bn)").first()).toBeVisible();
  await expect(page.getByRole("region", { name: "Related posts" }).getByRole("link")).toHaveCount(2);
  for (const id of [1, 3]) await expect(page.locator(`main a[href="/blogDetails/${id}"]`)).toHaveCount(1);
  await expectAccessible();
});

test("the end of an article leads to the groups it speaks of, without a load", async ({ page }) => {
  await page.goto("/blogDetails/1");
  await isHydrated(page);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.getByRole("article").getByRole("link", { name: "a photography group near you" }).click();
  await expect(page).toHaveURL("/allGroups?category=Photography");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Photography");
  expect(await page.evaluate(() => "stayed" in window)).toBe(true);
});

test("a line of an article is comfortable to read", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/blogDetails/3");
  const letters = await page.locator(".prose > p").evaluateAll((paragraphs) =>
    paragraphs.map((paragraph) => {
      const lines = Math.round(paragraph.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(paragraph).lineHeight));
      return (paragraph.textContent ?? "").length / lines;
    }),
  );
  expect(Math.max(...letters)).toBeLessThan(82);
});

test("the gallery of article 1 opens at full size and is worked by keys alone", async ({ page, expectAccessible }) => {
  await page.goto("/blogDetails/1");
  const links = page.getByRole("list", { name: "Gallery" }).getByRole("link");
  await expect(links).toHaveCount(6);
  await isHydrated(page);
  await links.nth(4).focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Picture at full size" });
  await expect(dialog).toContainText("5 of 6");
  await expectAccessible();
  await page.keyboard.press("ArrowRight");
  await expect(dialog).toContainText("6 of 6");
  await page.keyboard.press("ArrowRight");
  await expect(dialog).toContainText("1 of 6");
  await page.keyboard.press("ArrowLeft");
  await expect(dialog).toContainText("6 of 6");
  await dialog.getByRole("button", { name: "Previous picture" }).click();
  await expect(dialog.getByRole("img")).toHaveAttribute("src", "/art/spot-3.svg");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(links.nth(4)).toBeFocused();
  await links.first().click();
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toBeHidden();
});

for (const scheme of SCHEMES)
  test(`article 1 fits a small phone, ${scheme}`, async ({ page, expectAccessible }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto("/blogDetails/1");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await expectAccessible();
  });

test("an unknown article is not found", async ({ request }) => {
  for (const id of ["0", "4", "01", "photography-spots"]) expect((await request.get(`/blogDetails/${id}`)).status()).toBe(404);
});

test("the list is there as JSON, in the product's words", async ({ request }) => {
  const answer = await request.get("/blogs.json");
  expect(answer.headers()["content-type"]).toContain("application/json");
  const posts = (await answer.json()) as { id: number; title: string; content: string; images: string[] }[];
  expect(posts.map(({ id, title }) => [id, title])).toEqual(TITLES.map((title, index) => [index + 1, title]));
  for (const { content } of posts) expect(content).toMatch(/\n\n1\. /);
  for (const path of posts.flatMap(({ images }) => images)) expect((await request.get(path)).status(), path).toBe(200);
});

test.describe("the story cards of the home page", () => {
  test("are three, the first one open, and pressing another opens that one", async ({ page, expectAccessible }) => {
    await page.goto("/");
    const cards = page.locator(".story-quilt > article");
    const button = (index: number) => page.getByRole("button", { name: TITLES[index] ?? "", exact: true });
    await expect(cards).toHaveCount(3);
    for (const [index, open] of [true, false, false].entries()) await expect(button(index)).toHaveAttribute("aria-expanded", String(open));
    await expect(cards.first()).toContainText("5 min read");
    await expect(cards.first().getByRole("link", { name: "Read More" })).toHaveAttribute("href", "/blogDetails/1");
    await expect(cards.nth(1).locator(".story-excerpt")).toHaveText("A reading circle is not a clinic, and it should not pretend…");
    await cards.nth(1).click();
    await expect(button(0)).toHaveAttribute("aria-expanded", "false");
    await expect(button(1)).toHaveAttribute("aria-expanded", "true");
    await expect(cards.nth(1).getByRole("link", { name: "Read More" })).toHaveAttribute("href", "/blogDetails/2");
    await expect(page.getByRole("link", { name: "Read More" })).toHaveCount(1);
    await button(2).focus();
    await page.keyboard.press("Enter");
    await expect(button(2)).toHaveAttribute("aria-expanded", "true");
    await expect(button(2)).toBeFocused();
    await button(2).click();
    await expect(button(2)).toHaveAttribute("aria-expanded", "true");
    await expectAccessible();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  // What is not run is not fetched, which the browser counts as a failure.

  test("every story can be read", async ({ page }) => {
    await page.goto("/");
    const links = page.locator(".story-quilt").getByRole("link", { name: "Read More" });
    await expect(links).toHaveCount(3);
    await links.nth(2).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(TITLES[2] ?? "");
    await expect(page.getByText("Khichuri on Friday, bring an onion")).toBeVisible();
  });

  test("a picture of the gallery opens by itself", async ({ page }) => {
    await page.goto("/blogDetails/1");
    await page.getByRole("list", { name: "Gallery" }).getByRole("link").first().click();
    await expect(page).toHaveURL(/\/art\/spot-1\.svg$/);
  });
});

for (const width of [375, 768, 1440])
  test(`at ${width} px the first article's card leaves its photographer and the camera in sight`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/blogDetails/1");
    const [cover, card] = await Promise.all([page.locator(".article-cover").boundingBox(), page.locator(".article-head").boundingBox()]);
    if (!cover || !card) throw new Error("The article has no cover or no card.");
    expect((cover.y + cover.height - card.y) / cover.height).toBeLessThan(0.2);
  });
