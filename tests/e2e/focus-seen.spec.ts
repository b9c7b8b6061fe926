import type { Locator, Page } from "playwright/test";
import { expect, test } from "./fixtures";
import { bell } from "./support/bell";
import { PHONE } from "./support/breadth";
import { press, reach } from "./support/keyboard";
import { groupOf, join, visitor } from "./support/memberships";

/** Nothing lies over the middle of what has the focus, once what moves has come to rest. */
const expectInSight = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const focused = document.activeElement;
        if (!focused) return "nothing has the focus";
        const { left, top, width, height } = focused.getBoundingClientRect();
        const there = document.elementFromPoint(left + width / 2, top + height / 2);
        return there?.closest("label")?.control === focused || focused.contains(there) ? "in sight" : focused.outerHTML;
      }),
    )
    .toBe("in sight");

const tabTo = async (page: Page, goal: Locator) => {
  await page.keyboard.press("Tab");
  await expect(goal).toBeFocused();
};

test("by keyboard, a popover closes when the focus leaves it, and covers nothing", async ({ browser, site }) => {
  const owner = await visitor(browser, site.url, "Nusrat Jahan", PHONE);
  const group = await groupOf(owner, site.url);
  for (const name of ["Imran Sheikh", "Lamia Haque"]) await join(await visitor(browser, site.url, name), site.url, group);
  const { page } = owner;
  const open = page.locator(":popover-open");

  await page.goto("/meetups");
  const menu = page.getByRole("button", { name: "Menu" });
  await press(page, menu);
  await reach(page, page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Dashboard" }));
  await expect(open).toHaveCount(1);
  await tabTo(page, page.getByRole("combobox", { name: "When" }));
  await expect(open).toHaveCount(0);
  await expectInSight(page);

  await page.goto(`/groups/${group.slug}`);
  await press(page, page.getByRole("button", { name: bell }));
  await reach(page, page.getByRole("link", { name: "See all notices" }));
  await tabTo(page, page.getByRole("button", { name: /^Profile of/ }));
  await expect(open).toHaveCount(0);

  await page.goto(`/dashboard/groups/${group.id}/members`);
  const manage = page.getByRole("button", { name: "Manage Imran Sheikh" });
  await press(page, manage);
  await tabTo(page, page.getByRole("button", { name: "Make organizer" }));
  await page.keyboard.press("Shift+Tab");
  await expect(manage).toBeFocused();
  await expect(open).toHaveCount(1);
  await reach(page, page.getByRole("button", { name: "Ban" }));
  await tabTo(page, page.getByRole("button", { name: "Manage Lamia Haque" }));
  await expect(open).toHaveCount(0);
  await expectInSight(page);
});

for (const [words, viewport] of [
  ["on a small phone", { width: 375, height: 560 }],
  ["at 400 %", { width: 320, height: 256 }],
] as const)
  test(`by keyboard, the bar of chosen requests covers nothing that has the focus ${words}`, async ({ browser, site }) => {
    const owner = await visitor(browser, site.url, "Nusrat Jahan", { viewport });
    const group = await groupOf(owner, site.url, { joinPolicy: "approval" });
    for (const name of ["Imran Sheikh", "Lamia Haque", "Arif Hossain"]) await join(await visitor(browser, site.url, name), site.url, group);
    const { page } = owner;
    await page.goto(`/dashboard/groups/${group.id}`);
    await press(page, page.getByRole("checkbox", { name: "Choose Imran Sheikh" }), "Space");
    const bar = page.getByRole("region", { name: "Chosen requests" });
    await expect(bar).toBeVisible();
    const last = page.getByRole("button", { name: "Ban Arif Hossain" });
    while (!(await last.evaluate((button) => button === document.activeElement))) {
      await page.keyboard.press("Tab");
      await expectInSight(page);
    }
    await tabTo(page, bar.getByRole("button", { name: "Approve 1" }));
  });
