import type { Page } from "playwright/test";
import { HOUR_MS } from "@/lib/duration";
import { expect, test } from "./fixtures";
import { call, expectNoSidewaysScrolling, groupOf, join, visitor } from "./support/memberships";
import { cutOff } from "./support/narrow";
import { uniqueName } from "./support/people";

/** A word that no line of a phone has room for. */
const long = (begin: string, length: number): string => begin.padEnd(length, "w");

test("words longer than any line break where people read them, on a phone", async ({ browser, site }) => {
  const options = { viewport: { width: 375, height: 812 } };
  const owner = await visitor(browser, site.url, long("Olivia", 80), options);
  const group = await groupOf(owner, site.url, {
    groupName: uniqueName(long("Circle", 60)).replace(" ", ""),
    location: long("Location", 120),
    description: long("Description", 300),
    joinPolicy: "approval",
    questions: [long("Question", 80)],
    rules: long("Rule", 120),
  });
  const asks = await visitor(browser, site.url, long("Rina", 80), options);
  await join(asks, site.url, group, { answers: [long("Answer", 200)], rulesVersion: 1 });
  const at = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();
  const { insertedId: id } = await call<{ insertedId: string }>(owner, site.url, "POST", `/api/groups/${group.id}/meetups`, {
    ...{ title: long("Title", 80), startsAt: at(1), endsAt: at(2), zone: "Asia/Dhaka", description: long("What", 200) },
    ...{ place: { name: long("Place", 120), address: long("Address", 200) }, bring: [long("Pencil", 60)] },
    fee: { amount: 20_000, currency: "BDT", covers: long("Paper", 80), refund: long("Refund", 80), pay: long("Cash", 80) },
  });
  await call(owner, site.url, "POST", `/api/groups/${group.id}/invitations`, { name: long("Flyer", 60) });

  const look = async (page: Page, addresses: string[]) => {
    for (const address of addresses) {
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectNoSidewaysScrolling(page);
      expect(await cutOff(page), address).toEqual([]);
    }
  };
  const desk = `/dashboard/groups/${group.id}`;
  await look(owner.page, [`/groups/${group.slug}`, `/groups/${group.slug}/meetups`, `/groups/${group.slug}/meetups/${id}`]);
  await look(owner.page, [`/groupDetails/${group.id}`, `/groupDetails/${group.id}/members`, "/dashboard/calendar"]);
  await look(owner.page, [desk, `${desk}/invitations`, `${desk}/settings`, `${desk}/meetups`, `${desk}/meetups/new`]);
  await look(owner.page, [`/dashboard/meetups/${id}`, `/dashboard/meetups/${id}/edit`, `/dashboard/meetups/${id}/door`]);
  await look(asks.page, [`/groupDetails/${group.id}`, `/dashboard/calendar/${id}`]);

  await owner.page.goto(desk);
  await owner.page.getByRole("button", { name: /^Approve/ }).click();
  await expect(owner.page.getByText("is a member now.")).toBeVisible();
  await expectNoSidewaysScrolling(owner.page);
});

test("the head of a desk has room for its words in a window of middling width", async ({ browser, site }) => {
  const owner = await visitor(browser, site.url, "Nusrat Jahan", { viewport: { width: 640, height: 450 } });
  const group = await groupOf(owner, site.url);
  await owner.page.goto(`/dashboard/groups/${group.id}`);
  const words = owner.page.getByText("1 of 18 places taken");
  await expect(words).toBeVisible();
  const oneLine = await words.evaluate(
    (element) => element.getBoundingClientRect().height < 2 * Number.parseFloat(getComputedStyle(element).fontSize),
  );
  expect(oneLine).toBe(true);
});

test("on a phone a name in line has room, an Arabic title begins where the words around it do, and a row leads to its person", async ({
  browser,
  site,
}) => {
  const options = { viewport: { width: 375, height: 812 } };
  const owner = await visitor(browser, site.url, "Nusrat Jahan", options);
  const group = await groupOf(owner, site.url, {
    groupName: uniqueName("نادي"),
    maxMembers: 1,
    joinPolicy: "open",
  });
  const waits = await visitor(browser, site.url, "عبد الرحمن بن محمد الخطيب", options);
  await join(waits, site.url, group);
  const { page } = owner;
  await page.goto(`/dashboard/groups/${group.id}/waitlist`);
  const row = page.getByRole("listitem").filter({ hasText: waits.displayName });
  const name = await row
    .getByText(waits.displayName, { exact: true })
    .evaluate((element) => element.parentElement?.getBoundingClientRect().width);
  expect(name).toBeGreaterThan(150);
  await expect(row.getByRole("button", { name: /^Ban/ })).toHaveText("Ban");
  const begins = await page.getByRole("heading", { level: 1 }).evaluate((heading) => {
    const words = document.createRange();
    words.selectNodeContents(heading);
    return words.getBoundingClientRect().left - heading.getBoundingClientRect().left;
  });
  expect(begins).toBeLessThan(8);

  const at = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();
  const plan = { title: "Reading", startsAt: at(1), endsAt: at(2), zone: "Asia/Dhaka", place: { name: "Library" } };
  const { insertedId: id } = await call<{ insertedId: string }>(owner, site.url, "POST", `/api/groups/${group.id}/meetups`, plan);
  await call(owner, site.url, "PUT", `/api/meetups/${id}/rsvp`);
  await page.goto(`/groups/${group.slug}/meetups/${id}`);
  const goes = page.getByRole("region", { name: "Who is going" }).getByRole("listitem").filter({ hasText: "Nusrat Jahan" });
  await goes.click({ position: { x: 300, y: 54 } });
  await expect(page).toHaveURL(/\/people\//);
});
