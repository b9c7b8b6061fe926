import type { Page } from "playwright/test";
import { expect, test } from "./fixtures";
import { LONG } from "./support/breadth";
import { isHydrated } from "./support/hydrated";
import { confirmAddress } from "./support/mail";
import { inDays } from "./support/meetups";
import { call, groupOf, type MadeGroup, type Visitor, visitor } from "./support/memberships";
import { uniqueName } from "./support/people";

const UNREACHED = "We could not reach HobbyHub.";

/** The next request to this path is done, and its answer lost. @returns how many were sent to it since */
async function loseAnswer(page: Page, path: string): Promise<() => number> {
  let sent = 0;
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      if (route.request().method() !== "POST") return route.continue();
      sent += 1;
      if (sent > 1) return route.continue();
      expect((await route.fetch()).status()).toBe(201);
      return route.abort("connectionreset");
    },
  );
  return () => sent;
}

interface Invited {
  _id: string;
  name: string | null;
  email: string | null;
  uses: number;
}

async function invitationsOf({ context }: Visitor, { id }: MadeGroup): Promise<Invited[]> {
  return (await (await context.request.get(`/api/groups/${id}/invitations`)).json()).items;
}

test.beforeEach(({ quiet }) => quiet.allow(/ERR_CONNECTION_RESET/));

test("a group whose answer got lost is made once", async ({ browser, site }) => {
  const { page, context } = await visitor(browser, site.url, "Nusrat Jahan");
  const name = uniqueName("Lost and found");
  await page.goto("/createGroup");
  await isHydrated(page);
  for (const [label, value] of Object.entries({
    "Group Name": name,
    Location: "Kean Bridge, Sylhet",
    "Max Members": "18",
    "Start Date": "2026-12-11",
    Description: "Quiet mornings on the Surma.",
  }))
    await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByText("Fishing", { exact: true }).first().click();
  const sent = await loseAnswer(page, "/api/groups");
  await page.getByRole("button", { name: "Create Group" }).click();
  await expect(page.getByText(UNREACHED)).toBeVisible();
  await page.getByRole("button", { name: "Create Group" }).click();
  await expect(page).toHaveURL("/allGroups");
  expect(sent()).toBe(2);
  const found = await (await context.request.get(`/api/groups?q=${encodeURIComponent(name)}`)).json();
  expect(found.filter(({ groupName }: { groupName: string }) => groupName === name)).toHaveLength(1);
});

test("a meetup whose answer got lost is planned once", async ({ browser, site }) => {
  const owner = await visitor(browser, site.url, "Nusrat Jahan");
  const group = await groupOf(owner, site.url);
  const { page, context } = owner;
  await page.goto(`/dashboard/groups/${group.id}/meetups/new`);
  await isHydrated(page);
  await page.getByRole("textbox", { name: "Title" }).fill("Slow walk");
  await page.getByLabel("Date").fill(inDays(3).slice(0, 10));
  await page.getByLabel("Starts").fill("06:00");
  await page.getByRole("textbox", { name: "Place", exact: true }).fill("The gate of Shankhari Bazar");
  const sent = await loseAnswer(page, `/api/groups/${group.id}/meetups`);
  const publish = page.getByRole("button", { name: "Publish meetup" });
  await publish.click();
  await expect(page.getByText(UNREACHED)).toBeVisible();
  await publish.click();
  await expect(page).not.toHaveURL(/meetups\/new/);
  expect(sent()).toBe(2);
  expect((await (await context.request.get(`/api/groups/${group.id}/meetups`)).json()).items).toHaveLength(1);
});

test("a link whose answer got lost is made once; the next one is another", { tag: LONG }, async ({ browser, site }) => {
  const owner = await visitor(browser, site.url, "Nusrat Jahan");
  const group = await groupOf(owner, site.url);
  const { page } = owner;
  await page.goto(`/dashboard/groups/${group.id}/invitations`);
  await isHydrated(page);
  const name = page.getByRole("textbox", { name: "Name" });
  const make = page.getByRole("button", { name: "Make link" });
  await name.fill("Flyer");
  await loseAnswer(page, `/api/groups/${group.id}/invitations`);
  await make.click();
  await expect(page.getByText(UNREACHED)).toBeVisible();
  await make.click();
  await expect(page.getByRole("heading", { name: "Your new link is ready" })).toBeVisible();
  expect(await invitationsOf(owner, group)).toMatchObject([{ name: "Flyer" }]);
  const link = page.getByRole("textbox", { name: "Invitation link" });
  const first = await link.inputValue();
  await name.fill("Flyer");
  await make.click();
  await expect(link).not.toHaveValue(first);
  expect(await invitationsOf(owner, group)).toHaveLength(2);
});

test("a link that was changed, or taken back, after its answer got lost is another one", { tag: LONG }, async ({
  browser,
  site,
  quiet,
}) => {
  quiet.allow(/410/);
  const owner = await visitor(browser, site.url, "Nusrat Jahan");
  const group = await groupOf(owner, site.url);
  const { page } = owner;
  await page.goto(`/dashboard/groups/${group.id}/invitations`);
  await isHydrated(page);
  const make = page.getByRole("button", { name: "Make link" });
  const ready = page.getByRole("heading", { name: "Your new link is ready" });
  await loseAnswer(page, `/api/groups/${group.id}/invitations`);
  await make.click();
  await expect(page.getByText(UNREACHED)).toBeVisible();
  const [lost] = await invitationsOf(owner, group);
  await call(owner, site.url, "DELETE", `/api/groups/${group.id}/invitations/${lost?._id}`);
  await make.click();
  await expect(page.getByText("has been taken back since. Make another one.")).toBeVisible();
  await loseAnswer(page, `/api/groups/${group.id}/invitations`);
  await make.click();
  await expect(page.getByText(UNREACHED)).toBeVisible();
  await page.getByRole("combobox", { name: "Uses" }).selectOption("25");
  await make.click();
  await expect(ready).toBeVisible();
  expect((await invitationsOf(owner, group)).map(({ uses }) => uses)).toEqual([25, 10, 10]);
});

test("of addresses whose answers got lost each is invited once", { tag: LONG }, async ({ browser, site, place }) => {
  const owner = await visitor(browser, site.url, "Nusrat Jahan");
  await confirmAddress(owner, place);
  const group = await groupOf(owner, site.url);
  const { page } = owner;
  await page.goto(`/dashboard/groups/${group.id}/invitations`);
  await isHydrated(page);
  await page.getByLabel("Addresses").fill("one@example.com\ntwo@example.com");
  await loseAnswer(page, `/api/groups/${group.id}/invitations`);
  const send = page.getByRole("button", { name: "Send invitations" });
  await send.click();
  await expect(page.getByText(UNREACHED)).toBeVisible();
  await send.click();
  await expect(page.getByText("2 invitations are on the way.")).toBeVisible();
  const emails = (await invitationsOf(owner, group)).map(({ email }) => email);
  expect(emails).toHaveLength(2);
  expect(emails).toEqual(expect.arrayContaining(["one@example.com", "two@example.com"]));
});

test("a message whose answer got lost is sent once", async ({ page }) => {
  await page.goto("/contact");
  await expect(page.locator(".delay-cover")).toBeHidden();
  const main = page.getByRole("main");
  for (const [label, value] of Object.entries({ Name: "Rina Akter", "E-mail": "rina@example.com", Message: "Hello." }))
    await main.getByLabel(label, { exact: true }).fill(value);
  await loseAnswer(page, "/api/contact");
  const send = main.getByRole("button", { name: "Send Message" });
  const failed = page.getByRole("alertdialog", { name: "Oops..." });
  const first = page.waitForRequest("**/api/contact");
  await send.click();
  const key = (await first).headers()["idempotency-key"];
  expect(key).toMatch(/^[\d-]{8,100}$/);
  await expect(failed).toBeVisible();
  await failed.getByRole("button").click();
  const second = page.waitForRequest("**/api/contact");
  await send.click();
  expect((await second).headers()["idempotency-key"]).toBe(key);
  await expect(page.getByRole("alertdialog", { name: "Message Sent!" })).toBeVisible();
});
