import type { Locator, Page } from "playwright/test";
import { expect, test } from "./fixtures";
import { createGroup, newPerson } from "./support/people";

/** Keeps the next page back for as long as the test needs. */
async function holdPages(page: Page): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(
    (url) => url.searchParams.has("_rsc"),
    async (route) => {
      await held;
      await route.continue();
    },
  );
  return letGo;
}

/** Milliseconds from the press until the link is seen to be pending: its words are faint, or the dot stands beside them. */
const answered = (link: Locator): Promise<number> =>
  link.evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        const since = performance.now();
        const watch = () => {
          const dot = getComputedStyle(element, "::before");
          const seen =
            Number(getComputedStyle(element).opacity) <= 0.7 || (dot.animationName === "pending-dot" && Number(dot.opacity) >= 0.7);
          if (seen) resolve(performance.now() - since);
          else requestAnimationFrame(watch);
        };
        (element as HTMLElement).click();
        watch();
      }),
  );

const PLACES: [where: string, path: string, link: string][] = [
  ["View in the list", "/allGroups", "main .card > a"],
  ["View Details on the home page", "/", "main .featured > a"],
  ["Search among all groups", "/allGroups", "main [role=search] button"],
  ["Z–A among all groups", "/allGroups", 'main a[href="/allGroups?sort=za"]'],
  ["a link of the navigation bar", "/aboutUs", '.nav a[href="/support"]'],
  ["a link of the footer", "/aboutUs", '.foot a[href="/allGroups"]'],
  ["Update in My Groups", "/myGroup", 'main a[href^="/updateGroup/"]'],
  ["a name in My Groups", "/myGroup", "main .row-name"],
  ["FAQs on support", "/support", 'main a[href="/#faq"]'],
  ["Settings of notices", "/dashboard/notices", 'main a[href="/dashboard/account#notices"]'],
  ["a link of the dashboard", "/dashboard", '.side a[href="/dashboard/dashAllGroup"]'],
];

for (const [where, path, selector] of PLACES)
  test(`${where} answers a press within 100 ms and is quiet again on the next page`, async ({ page, signIn }) => {
    await signIn();
    await page.goto(path, { waitUntil: "networkidle" });
    const letGo = await holdPages(page);
    const link = page.locator(selector).first();
    expect(await answered(link)).toBeLessThan(100);
    letGo();
    await expect(page).not.toHaveURL(path);
    await expect(page.locator("[data-pending]")).toHaveCount(0);
  });

test("a pressed link of the navigation bar keeps its letters free", async ({ page }) => {
  await page.goto("/aboutUs", { waitUntil: "networkidle" });
  const link = page.locator('.nav a[href="/support"]');
  await holdPages(page);
  const before = await link.boundingBox();
  await answered(link);
  expect(await link.boundingBox()).toEqual(before);
  expect(await link.evaluate((element) => getComputedStyle(element, "::before").content)).toBe("none");
});

/** Milliseconds from the press until the button says that it is busy, or has done its part and is gone. */
const busy = (button: Locator): Promise<number> =>
  button.evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        const since = performance.now();
        const watch = () => {
          if (element.getAttribute("aria-busy") === "true" || !element.isConnected) resolve(performance.now() - since);
          else requestAnimationFrame(watch);
        };
        (element as HTMLElement).click();
        watch();
      }),
  );

const BUTTONS: [what: string, reach: (page: Page) => Promise<Locator>][] = [
  [
    "Delete in the question before a group goes",
    async (page) => {
      await page.goto("/myGroup", { waitUntil: "networkidle" });
      await page.getByRole("button", { name: /^Delete / }).click();
      return page.getByRole("alertdialog").getByRole("button", { name: "Delete", exact: false }).last();
    },
  ],
  [
    "Update on the form of a group",
    async (page) => {
      await page.goto("/myGroup", { waitUntil: "networkidle" });
      await page.locator('main a[href^="/updateGroup/"]').first().click();
      await page.getByLabel("Location").fill("The other bank of the river");
      return page.getByRole("button", { name: /^(Update|Save)/ });
    },
  ],
  [
    "Save on the account page",
    async (page) => {
      await page.goto("/dashboard/account", { waitUntil: "networkidle" });
      await page.getByLabel("About you").fill("I draw what keeps still.");
      return page.getByRole("button", { name: "Save profile" });
    },
  ],
  [
    "Make link on a desk",
    async (page) => {
      await page.goto("/myGroup", { waitUntil: "networkidle" });
      await page.getByRole("link", { name: /^Desk/ }).click();
      await page.getByRole("link", { name: "Invitations" }).click();
      return page.getByRole("button", { name: "Make link" });
    },
  ],
];

for (const [what, reach] of BUTTONS)
  test(`${what} answers a press within 100 ms, however long the server takes`, async ({ page, context, site, signIn }) => {
    await signIn(await newPerson(context.request, site.url));
    await createGroup(context.request, site.url);
    const button = await reach(page);
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route("**/api/**", async (route) => {
      await held;
      await route.continue();
    });
    expect(await busy(button)).toBeLessThan(100);
    letGo();
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  });
