import type { Locator, Page } from "playwright/test";
import { hold } from "../support/held";
import { expect, test } from "./fixtures";
import { pauseClock } from "./paused-clock";
import { some } from "./support/breadth";
import { isHydrated } from "./support/hydrated";
import { createGroup, newPerson } from "./support/people";

/** Keeps the next page back for as long as the test needs. */
async function holdPages(page: Page): Promise<() => void> {
  const { held, letGo } = hold();
  await page.route(
    (url) => url.searchParams.has("_rsc"),
    async (route) => {
      await held;
      await route.continue();
    },
  );
  return letGo;
}

/** The link is seen to be pending: its words are faint, or the dot stands beside them; both from the first frame on. */
const isPending = (link: Locator): Promise<boolean> =>
  link.evaluate((element) => {
    const dot = getComputedStyle(element, "::before");
    const itself = getComputedStyle(element);
    const [seen] = [itself, dot].filter((style) => style.animationName.startsWith("pending") || Number(style.opacity) <= 0.7);
    return seen !== undefined && seen.animationDelay === "0s";
  });

/** The button says that it is busy, or has done its part and is gone. */
const isBusy = async (button: Locator): Promise<boolean> =>
  (await button.count()) === 0 || (await button.getAttribute("aria-busy")) === "true";

/**
 * Presses while the page's own clock stands still, lets that go on by 100 ms and waits for the answer: a machine that is busy with other
 * things takes longer, but no timer of ours may.
 */
async function expectAnswer(pressed: Locator, answers: (pressed: Locator) => Promise<boolean>): Promise<void> {
  const { clock } = pressed.page();
  const element = await pressed.elementHandle();
  await pauseClock(pressed.page());
  await element?.evaluate((pressed) => (pressed as HTMLElement).click());
  await clock.runFor(100);
  await expect.poll(() => answers(pressed)).toBe(true);
  await clock.resume();
}

const PLACES: [where: string, path: string, link: string][] = [
  ["View in the list", "/allGroups", "main .card > a"],
  ["Search among all groups", "/allGroups", "main [role=search] button"],
  ["a link of the navigation bar", "/aboutUs", '.nav a[href="/support"]'],
  ["Update in My Groups", "/myGroup", 'main a[href^="/updateGroup/"]'],
  ["a link of the dashboard", "/dashboard", '.side a[href="/dashboard/dashAllGroup"]'],
  ["View Details on the home page", "/", "main .featured > a"],
  ["Z–A among all groups", "/allGroups", 'main a[href="/allGroups?sort=za"]'],
  ["a link of the footer", "/aboutUs", '.foot a[href="/allGroups"]'],
  ["a name in My Groups", "/myGroup", "main .row-name"],
  ["FAQs on support", "/support", 'main a[href="/#faq"]'],
  ["Settings of notices", "/dashboard/notices", 'main a[href="/dashboard/account#notices"]'],
];

for (const [where, path, selector] of some(PLACES, 5))
  test(`${where} answers a press within 100 ms and is quiet again on the next page`, async ({ page, signIn }) => {
    await signIn();
    await page.clock.install();
    await page.goto(path, { waitUntil: "networkidle" });
    await isHydrated(page);
    const letGo = await holdPages(page);
    const link = page.locator(selector).first();
    await expectAnswer(link, isPending);
    letGo();
    await expect(page).not.toHaveURL(path);
    await expect(page.locator("[data-pending]")).toHaveCount(0);
  });

test("a pressed link of the navigation bar keeps its letters free", async ({ page }) => {
  await page.goto("/aboutUs", { waitUntil: "networkidle" });
  await isHydrated(page);
  const link = page.locator('.nav a[href="/support"]');
  await holdPages(page);
  const before = await link.boundingBox();
  await link.click();
  await expect.poll(() => isPending(link)).toBe(true);
  expect(await link.boundingBox()).toEqual(before);
  expect(await link.evaluate((element) => getComputedStyle(element, "::before").content)).toBe("none");
});

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

for (const [what, reach] of some(BUTTONS, 2))
  test(`${what} answers a press within 100 ms, however long the server takes`, async ({ page, context, site, signIn }) => {
    await signIn(await newPerson(context.request, site.url));
    await createGroup(context.request, site.url);
    await page.clock.install();
    const button = await reach(page);
    const { held, letGo } = hold();
    await page.route("**/api/**", async (route) => {
      await held;
      await route.continue();
    });
    await expectAnswer(button, isBusy);
    letGo();
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  });
