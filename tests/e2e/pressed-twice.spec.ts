import type { Locator, Page } from "playwright/test";
import { hold } from "../support/held";
import { expect, test } from "./fixtures";
import { isHydrated } from "./support/hydrated";
import { call, groupOf, join, visitor } from "./support/memberships";

/** Presses a button, and once more when the write is done and the page is still on its way. @returns the writes that were sent */
async function pressTwice(page: Page, button: Locator): Promise<string[]> {
  await isHydrated(page);
  const { held: arrived, letGo: arrive } = hold();
  const isPage = (url: URL) => url.searchParams.has("_rsc");
  await page.route(isPage, async (route) => {
    await arrived;
    await route.continue();
  });
  const writes: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET") writes.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  const asksAnew = page.waitForRequest((request) => isPage(new URL(request.url())) && !request.headers()["next-router-prefetch"]);
  await button.click();
  await asksAnew;
  // Forced: a button that is at work counts as disabled.
  await button.click({ force: true });
  arrive();
  await expect(button).toHaveCount(0);
  await page.unroute(isPage);
  return writes;
}

test("what was done is not done again by a second press before the page shows it", async ({ browser, site }) => {
  const owner = await visitor(browser, site.url, "Nusrat Jahan");
  const member = await visitor(browser, site.url, "Imran Sheikh");
  const group = await groupOf(owner, site.url);
  await join(member, site.url, group);
  const { _id: memberId } = await (await member.context.request.get(`${site.url}/api/accounts/me`)).json();
  const base = `/api/groups/${group.id}`;
  const press = async ({ page }: typeof owner, path: string, name: string | RegExp) => {
    await page.goto(path);
    expect(await pressTwice(page, page.getByRole("button", { name }))).toHaveLength(1);
  };

  await call(owner, site.url, "PUT", `${base}/bans/${memberId}`, { reason: "Was rude." });
  await press(owner, `/dashboard/groups/${group.id}/bans`, "Lift the ban of Imran Sheikh");
  await call(owner, site.url, "POST", `${base}/closing`, {});
  await press(owner, `/dashboard/groups/${group.id}/settings`, "Open group");
  await join(member, site.url, group);
  const offer = () => call(owner, site.url, "PUT", `${base}/transfer`, { personId: memberId });
  await offer();
  await press(owner, `/dashboard/groups/${group.id}/settings`, "Take the offer back");
  await offer();
  await press(member, `/groupDetails/${group.id}`, "Become the owner");
  await call(owner, site.url, "POST", "/api/accounts/me/deletion", { password: owner.password });
  await press(owner, "/dashboard/account", "Keep my account");
});

test("why it did not work goes while it is tried again", async ({ browser, site, quiet }) => {
  quiet.allow(/ERR_FAILED/);
  const owner = await visitor(browser, site.url, "Nusrat Jahan");
  const group = await groupOf(owner, site.url);
  const { page } = await visitor(browser, site.url, "Imran Sheikh");
  const writes = (url: URL) => url.pathname.endsWith("/membership");
  const [failure, said] = [page.getByText("We could not reach HobbyHub."), page.getByRole("heading", { name: "You are a member" })];
  await page.goto(`/groupDetails/${group.id}`);
  for (const [button, busy] of [
    ["Join Group", "Joining"],
    ["Leave", "Leaving"],
  ] as const) {
    if (button === "Leave") await page.getByRole("button", { name: "Leave group" }).click();
    await page.route(writes, (route) => route.abort());
    await page.getByRole("button", { name: button, exact: true }).click();
    await expect(failure.first()).toBeVisible();
    await page.unroute(writes);
    const { held, letGo } = hold();
    await page.route(writes, (route) => held.then(() => route.continue()));
    await page.getByRole("button", { name: button, exact: true }).click();
    await expect(page.getByRole("button", { name: busy }).first()).toBeVisible();
    await expect(failure).toHaveCount(0);
    letGo();
    await expect(said).toHaveCount(button === "Leave" ? 0 : 1);
    await page.unroute(writes);
  }
});
