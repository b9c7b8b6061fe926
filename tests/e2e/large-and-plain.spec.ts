import type { Page } from "playwright/test";
import { expect, test } from "./fixtures";
import { inDays, scene } from "./support/meetups";
import { call, expectNoSidewaysScrolling, join, visitor } from "./support/memberships";

const PHONE = { viewport: { width: 375, height: 812 } };

/** As somebody has it who sets the browser's letters twice as large. */
const doubleText = (page: Page) => page.addStyleTag({ content: "html { font-size: 200% }" });

test("in high contrast the door’s list shows by a mark who is here, and its buttons have edges", async ({ browser, site }) => {
  const fee = { amount: 20_000, currency: "BDT", covers: "Tea", refund: "None", pay: "Cash" };
  const { owner, group, meetup } = await scene(browser, site.url, { startsAt: inDays(0.04), endsAt: inDays(0.1), fee });
  const member = await visitor(browser, site.url, "Lamia Sultana");
  await join(member, site.url, group);
  await call(member, site.url, "PUT", `/api/meetups/${meetup.id}/rsvp`, {});
  const { page } = owner;
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto(`/dashboard/meetups/${meetup.id}/door`);
  const row = page.getByRole("listitem").filter({ hasText: "Lamia Sultana" });
  const mark = row.locator(".guest-mark svg");
  await expect(row).toBeVisible();
  await expect(mark).toBeHidden();
  for (const edged of [row.getByRole("button", { name: /^Tk 200/ }), page.locator(".door-dim")])
    await expect(edged).toHaveCSS("border-top-style", "solid");
  await row.getByRole("checkbox").check();
  await expect(mark).toBeVisible();
});

test("in high contrast what can be pressed has an edge, and what is current a stronger one", async ({ browser, site }) => {
  const { owner, meetup } = await scene(browser, site.url, { guestsAllowed: 2 });
  const { page } = owner;
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto(meetup.path);
  await expect(page.getByRole("button", { name: "One more" })).toHaveCSS("outline", /solid 1px/);
  await page.goto("/dashboard/calendar");
  const [current, other] = [page.locator(".chip[aria-current]"), page.locator(".chip:not([aria-current])")];
  await expect(current.first()).toHaveCSS("outline", /solid 2px/);
  await expect(other.first()).toHaveCSS("outline", /solid 1px/);
});

test("with letters twice as large a phone’s pages stay as wide as the window, and everything at the top in it", async ({
  browser,
  site,
}) => {
  const { owner, group, meetup } = await scene(browser, site.url);
  const { context } = owner;
  const page = await context.newPage();
  await page.setViewportSize(PHONE.viewport);
  for (const path of [
    "/dashboard/notices",
    "/dashboard/account",
    `/dashboard/groups/${group.id}/members`,
    `/dashboard/meetups/${meetup.id}/door`,
  ]) {
    await page.goto(path);
    await doubleText(page);
    await expectNoSidewaysScrolling(page);
  }
  for (const path of [meetup.path, "/allGroups"]) {
    await page.goto(path);
    await doubleText(page);
    await expectNoSidewaysScrolling(page);
    await expect(page.getByRole("button", { name: "Menu" })).toBeInViewport({ ratio: 1 });
  }
});
