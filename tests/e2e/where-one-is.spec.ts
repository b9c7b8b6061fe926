import type { Locator } from "playwright/test";
import { expect, test } from "./fixtures";
import { some } from "./support/breadth";
import { createGroup, deleteGroup, newPerson } from "./support/people";

/** How many groups there are: other tests of this worker may have made some. */
async function totalIn(pager: Locator): Promise<number> {
  const words = pager.getByText(/^1–24 of \d+$/);
  await expect(words).toBeVisible();
  return Number((await words.textContent())?.replace("1–24 of ", ""));
}

test("a list says where one is, also in its middle and from the other side", async ({ page }) => {
  await page.goto("/allGroups");
  const pager = page.getByRole("navigation", { name: "Pages of groups" });
  const total = await totalIn(pager);
  expect(total).toBeGreaterThanOrEqual(60);
  await pager.getByRole("link", { name: "Next" }).click();
  await expect(pager.getByText(`25–48 of ${total}`)).toBeVisible();
  await pager.getByRole("link", { name: "Next" }).click();
  await expect(pager.getByText(`49–${Math.min(72, total)} of ${total}`)).toBeVisible();
  await pager.getByRole("link", { name: "Previous" }).click();
  await expect(pager.getByText(`25–48 of ${total}`)).toBeVisible();
  await page.reload();
  await expect(pager.getByText(`25–48 of ${total}`)).toBeVisible();
});

test("the dashboard's table says where one is", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/dashboard/dashAllGroup");
  const pager = page.getByRole("navigation", { name: "Pages of all groups" });
  const total = await totalIn(pager);
  await pager.getByRole("link", { name: "Next" }).click();
  await expect(pager.getByText(`25–48 of ${total}`)).toBeVisible();
});

test("that nothing was found is said above the fold", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/allGroups?q=zzzz");
  await expect(page.getByRole("heading", { name: "No groups found." })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("link", { name: "See all groups" })).toBeInViewport({ ratio: 1 });
});

for (const width of [320, 375])
  test(`at ${width} px the search says all of what it searches`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.goto("/allGroups");
    const room = await page.getByRole("searchbox", { name: "Search groups" }).evaluate((input: HTMLInputElement) => {
      const style = getComputedStyle(input);
      const pen = document.createElement("canvas").getContext("2d");
      if (!pen) throw new Error("There is no canvas.");
      pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
      const inner = input.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
      return inner - pen.measureText(input.placeholder).width;
    });
    expect(room).toBeGreaterThan(0);
  });

test("a long place takes two lines of a card at most", async ({ page, context, site, signIn }) => {
  await signIn(await newPerson(context.request, site.url));
  const location = "The small room behind the tailor's shop on the second floor, across from the water tank, Old Dhaka near the river";
  const id = await createGroup(context.request, site.url, { groupName: "Aaaa Long Way", hobbyCategory: "Reading", location });
  await page.goto("/allGroups?category=Reading");
  const place = page.locator(".card", { hasText: "Aaaa Long Way" }).locator(".at");
  await expect(place).toHaveText(location);
  const lines = await place.evaluate((element) => element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight));
  expect(Math.round(lines)).toBe(2);
  await deleteGroup(context.request, site.url, id);
});

test("notifications stand below the navigation bar", async ({ page, context, site, signIn }) => {
  await signIn(await newPerson(context.request, site.url));
  const id = await createGroup(context.request, site.url, { groupName: "Below The Bar" });
  await signIn(await newPerson(context.request, site.url, "Somebody Else"));
  await page.goto(`/groupDetails/${id}`);
  await page.getByRole("main").getByRole("button", { name: "Join Group" }).first().click();
  await expect(page.getByText("You have joined the group!")).toBeVisible();
  const bar = await page.getByRole("banner").boundingBox();
  await expect
    .poll(async () => (await page.locator(".toast").boundingBox())?.y ?? 0)
    .toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
});

for (const path of some(["/register", "/login"]))
  test(`the scene of ${path} shows all five people and their kites`, async ({ page }) => {
    for (const width of [940, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const box = await page.locator(".account-scene").boundingBox();
      // The drawing is 1600 x 900; they stand between 640 and 1600, and it is cut off at its left.
      const shown = 900 * ((box?.width ?? 0) / (box?.height ?? 1));
      expect(1600 - shown, `at ${width}`).toBeLessThanOrEqual(645);
    }
  });
