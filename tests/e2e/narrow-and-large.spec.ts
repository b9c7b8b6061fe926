import type { Page } from "playwright/test";
import { expect, test } from "./fixtures";
import { LONG } from "./support/breadth";
import { inDays, plan } from "./support/meetups";
import { call, expectNoSidewaysScrolling, groupOf, join, type Visitor, visitor } from "./support/memberships";
import { cutOff, doubleLetters, outOfReach } from "./support/narrow";

/** The narrowest window that pages are made for, with the largest letters. */
const SMALL = { viewport: { width: 320, height: 640 } };

async function openLarge({ context }: Visitor): Promise<Page> {
  const page = await context.newPage();
  await doubleLetters(page);
  return page;
}

/** How much of the window stays covered while the page is read. */
const covered = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const stays = [...document.querySelectorAll(".join-bar, .door-foot")].filter(
      (bar) => /sticky|fixed/.test(getComputedStyle(bar).position) && bar.checkVisibility(),
    );
    return Math.max(0, ...stays.map((bar) => bar.getBoundingClientRect().height)) / window.innerHeight;
  });

async function look(page: Page, addresses: string[]): Promise<void> {
  for (const address of addresses)
    await test.step(address, async () => {
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectNoSidewaysScrolling(page);
      expect.soft(await cutOff(page), address).toEqual([]);
      expect.soft(await outOfReach(page), address).toEqual([]);
      expect.soft(await covered(page), address).toBeLessThan(1 / 3);
    });
}

test("on the narrowest phone with letters twice as large nothing is beyond the edge, and no bar covers the page", { tag: LONG }, async ({
  browser,
  site,
}) => {
  const owner = await visitor(browser, site.url, "Farhana Yasmin", SMALL);
  const group = await groupOf(owner, site.url, { joinPolicy: "approval", questions: ["What would you like to show us first?"] });
  const asks = await visitor(browser, site.url, "Mehedi Hasan", SMALL);
  await join(asks, site.url, group, { answers: ["A corner of Shankhari Bazar nobody looks at."] });
  const fee = { amount: 20_000, currency: "BDT", covers: "Tea", refund: "None", pay: "Cash" };
  const meetup = await plan(owner, site.url, group, { startsAt: inDays(0.04), endsAt: inDays(0.1), fee });
  await call(owner, site.url, "PUT", `/api/meetups/${meetup.id}/rsvp`);

  const day = (await (await owner.context.request.get(`/api/meetups/${meetup.id}`)).json()).startsAt.slice(0, 10);
  const desk = `/dashboard/groups/${group.id}`;
  const page = await openLarge(owner);
  await look(page, ["/allGroups", "/aboutUs", "/blogDetails/1", "/meetups", "/meetups?view=month", meetup.path]);
  await look(page, [`/groups/${group.slug}`, `/groups/${group.slug}/meetups`, `/groupDetails/${group.id}`, "/createGroup", "/myGroup"]);
  await look(page, ["/dashboard", "/dashboard/dashMyGroup", "/dashboard/dashAllGroup", "/dashboard/dashCreateGroup"]);
  await look(page, ["/dashboard/calendar", `/dashboard/calendar?view=month&day=${day}`, "/dashboard/notices", "/dashboard/account"]);
  await look(page, [desk, `${desk}/members`, `${desk}/bans`, `${desk}/settings`, `${desk}/meetups`, `${desk}/meetups/new`]);
  await look(page, [`/dashboard/meetups/${meetup.id}`, `/dashboard/meetups/${meetup.id}/edit`, `/dashboard/meetups/${meetup.id}/door`]);
  await look(await openLarge(asks), [`/groupDetails/${group.id}`, `/dashboard/calendar/${meetup.id}`]);
});
