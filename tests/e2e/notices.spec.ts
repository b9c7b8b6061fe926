import type { Browser, BrowserContext } from "playwright/test";
import { hold } from "../support/held";
import { expect, test } from "./fixtures";
import { bell, lookAgainUntil } from "./support/bell";
import { call, groupOf, join, visitor } from "./support/memberships";

const withoutScripts = async (from: BrowserContext, browser: Browser, url: string) => {
  const context = await browser.newContext({ javaScriptEnabled: false, storageState: await from.storageState(), baseURL: url });
  return context.newPage();
};

test("the page of notices: by day, one and all as read, and readable without scripts", async ({ browser, site, expectAccessible }) => {
  const owner = await visitor(browser, site.url, "Nusrat Jahan");
  const group = await groupOf(owner, site.url, { joinPolicy: "approval" });
  const { page } = owner;
  await page.goto("/dashboard/notices");
  await expect(page.getByRole("heading", { name: "Nothing yet" })).toBeVisible();
  for (const name of ["Imran Sheikh", "Lamia Haque", "Tanvir Mahmud"]) await join(await visitor(browser, site.url, name), site.url, group);
  await lookAgainUntil(page, 3);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Today" })).toBeVisible();
  await expectAccessible(page);

  const plain = await withoutScripts(owner.context, browser, site.url);
  await plain.goto("/dashboard/notices");
  await expect(plain.getByRole("link", { name: /Lamia Haque asks to join/ })).toBeVisible();
  await expect(plain.getByRole("button", { name: "Mark all as read" })).toBeHidden();
  await plain.context().close();

  await page.getByRole("button", { name: /^Mark as read Lamia Haque/ }).click();
  await expect(page.getByRole("link", { name: /Lamia Haque asks/ })).toBeFocused();
  await expect(page.getByRole("link", { name: "Unread 2" })).toBeVisible();
  await page.getByRole("link", { name: "Unread 2" }).click();
  await expect(page.getByRole("link", { name: /asks to join/ })).toHaveCount(2);
  await page.getByRole("button", { name: "Mark all as read" }).click();
  await expect(page.getByRole("heading", { name: "You have read everything" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Notices", exact: true })).toBeVisible();
});

test("a name stands out in its sentence, which is read as one; whatever somebody is called stays words", async ({ browser, site }) => {
  const owner = await visitor(browser, site.url, "Nusrat Jahan");
  const group = await groupOf(owner, site.url, { joinPolicy: "approval" });
  const { page } = owner;
  const name = "<b>Imran</b> & <i>asks";
  await page.goto("/dashboard/notices");
  await join(await visitor(browser, site.url, name), site.url, group);
  await lookAgainUntil(page, 1);
  await page.reload();
  const sentence = page.getByRole("main").getByRole("link", { name: `Unread: ${name} asks to join ${group.groupName}`, exact: true });
  await expect(sentence.getByRole("strong")).toHaveText([name]);
  await expect(sentence.locator("b, i")).toHaveCount(0);
  await page.goto("/aboutUs");
  await page.getByRole("button", { name: bell }).click();
  const panel = page.getByRole("region", { name: "Notices" });
  await expect(panel.getByRole("link", { name: `Unread: ${name} asks to join ${group.groupName}` }).getByRole("strong")).toHaveText([name]);
});

test("what a notice asks is answered where it stands: on the page, and in the bell", async ({ browser, site, expectAccessible }) => {
  const owner = await visitor(browser, site.url, "Nusrat Jahan");
  const group = await groupOf(owner, site.url, { joinPolicy: "approval" });
  const { page } = owner;
  await page.goto("/aboutUs");
  for (const name of ["Imran Sheikh", "Lamia Haque", "Tanvir Mahmud"]) await join(await visitor(browser, site.url, name), site.url, group);
  await lookAgainUntil(page, 3);
  await page.getByRole("button", { name: bell }).click();
  const panel = page.getByRole("region", { name: "Notices" });
  await panel.getByRole("button", { name: /^Approve Imran Sheikh/ }).click();
  await expect(page.getByText("Imran Sheikh is a member now.")).toBeVisible();
  await expect(panel.getByRole("button", { name: /Imran Sheikh/ })).toHaveCount(0);
  await expect(page.getByRole("button", { name: bell })).toHaveAccessibleName(/2 unread notices$/);

  await page.goto("/dashboard/notices");
  await expectAccessible(page);
  await page.getByRole("button", { name: /^Decline Lamia Haque/ }).click();
  const dialog = page.getByRole("dialog", { name: "Decline the request of Lamia Haque?" });
  await dialog.getByLabel("Reason").fill("Ask us in spring.");
  await dialog.getByRole("button", { name: "Decline request" }).click();
  await expect(page.getByText("Lamia Haque was declined and told so.")).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("link", { name: /Lamia Haque asks/ })).toBeFocused();
  await expect(page.getByRole("button", { name: /Lamia Haque/ })).toHaveCount(0);
  await page.getByRole("button", { name: /^Approve Tanvir Mahmud/ }).click();
  await expect(page.getByText("Tanvir Mahmud is a member now.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Unread 0" })).toBeVisible();
});

test("what one hears about is saved as it is chosen, hours by a button, a group is muted on its page", async ({
  browser,
  site,
  quiet,
  expectAccessible,
}) => {
  quiet.allow(/status of 503/);
  const owner = await visitor(browser, site.url, "Nusrat Jahan");
  const group = await groupOf(owner, site.url, {});
  const { page } = owner;
  await page.goto("/dashboard/account#notices");
  const row = page.getByRole("row", { name: /New meetups in your groups/ });
  await row.getByText("Weekly").click();
  await expect(row.getByText("Saved")).toBeVisible();
  await page.getByRole("checkbox", { name: "News of your groups: in HobbyHub" }).uncheck();
  await expect(page.getByRole("row", { name: /News of your groups/ }).getByText("Saved")).toBeVisible();

  await page.route("**/notice-settings", (route) => route.fulfill({ status: 503, json: {} }));
  await row.getByText("Never").click();
  await expect(row.getByText("Something went wrong. Please try again.")).toBeVisible();
  await expect(row.getByRole("radio", { name: "Weekly" })).toBeChecked();
  await page.unroute("**/notice-settings");

  await page.getByRole("checkbox", { name: "Nothing is mailed at night" }).check();
  const quietParts = () =>
    page
      .locator(".quiet-bar span")
      .evaluateAll((parts: HTMLElement[]) =>
        parts.map(({ style }) => [style.left, style.width].map((part) => Math.round(parseFloat(part)))),
      );
  await expect.poll(quietParts).toEqual([
    [0, 29],
    [92, 8],
  ]);
  await page.getByLabel("From", { exact: true }).fill("01:00");
  await expect.poll(quietParts).toEqual([[4, 25]]);
  await page.getByLabel("From", { exact: true }).fill("");
  await expect.poll(quietParts).toEqual([]);
  await page.getByRole("button", { name: "Save these hours" }).click();
  await expect(page.getByText("Give a time such as 22:00.")).toBeVisible();
  await expect(page.getByLabel("From", { exact: true })).toBeFocused();
  await page.getByLabel("From", { exact: true }).fill("23:30");
  await page.getByLabel("Weekly, on").selectOption("Friday");
  await page.getByRole("button", { name: "Save these hours" }).click();
  await expect(page.getByText("Your hours are saved.")).toBeVisible();
  await expectAccessible(page);

  await page.goto(`/groupDetails/${group.id}`);
  await page.getByLabel("Mute this group").selectOption("For a week");
  await expect(page.getByText(`${group.groupName} is muted. You stay in it.`)).toBeVisible();
  await expect(page.getByLabel("Mute this group").getByRole("option", { selected: true })).toHaveText(/^Until \d+ \w+ \d{4}$/);
  await expectAccessible(page);

  await page.goto("/dashboard/account#notices");
  await expect(row.getByRole("radio", { name: "Weekly" })).toBeChecked();
  await expect(page.getByRole("checkbox", { name: "News of your groups: in HobbyHub" })).not.toBeChecked();
  await expect(page.getByLabel("From", { exact: true })).toHaveValue("23:30");
  await expect(page.getByLabel("Weekly, on")).toHaveValue("5");
  const muted = page.getByLabel(`Notices of ${group.groupName}`);
  await expect(muted.getByRole("option", { selected: true })).toHaveText(/^Until \d+ \w+ \d{4}$/);
  await muted.selectOption("Until you say so");
  await expect(muted.getByRole("option", { name: /^Until \d/ })).toHaveCount(0);
  await muted.selectOption("Not muted");
  await expect(page.getByText(`You hear from ${group.groupName} again.`)).toBeVisible();
  await expect(muted.getByRole("option", { selected: true })).toHaveText("Not muted");
  expect((await (await owner.context.request.get("/api/accounts/me/notice-settings")).json()).muted).toEqual([]);
});

test("any group one is in can be muted from the account, also one that never was", async ({ browser, site, expectAccessible }) => {
  const owner = await visitor(browser, site.url, "Nusrat Jahan");
  const [quiet, loud] = [await groupOf(owner, site.url, {}), await groupOf(owner, site.url, {})];
  const member = await visitor(browser, site.url, "Imran Sheikh");
  const { page } = member;
  await page.goto("/dashboard/account#notices");
  await expect(page.getByText("You are in no group yet.")).toBeVisible();
  for (const group of [quiet, loud]) await join(member, site.url, group);

  await page.reload();
  await page.getByLabel(`Notices of ${quiet.groupName}`).selectOption("For a week");
  await expect(page.getByText(`${quiet.groupName} is muted. You stay in it.`)).toBeVisible();
  await expect(page.getByLabel(`Notices of ${quiet.groupName}`).getByRole("option", { selected: true })).toHaveText(
    /^Until \d+ \w+ \d{4}$/,
  );
  await expect(page.getByLabel(`Notices of ${loud.groupName}`).getByRole("option", { selected: true })).toHaveText("Not muted");
  await expectAccessible(page);
  await page.goto(`/groupDetails/${quiet.id}`);
  await expect(page.getByLabel("Mute this group").getByRole("option", { selected: true })).toHaveText(/^Until \d+ \w+ \d{4}$/);
});

test("of several choices of how long a group is muted the last one is kept", async ({ browser, site }) => {
  const owner = await visitor(browser, site.url, "Nusrat Jahan");
  const group = await groupOf(owner, site.url);
  const { page } = owner;
  await page.goto(`/groupDetails/${group.id}`);
  const { held, letGo } = hold();
  const sent: unknown[] = [];
  await page.route("**/api/accounts/me/notice-settings", async (route) => {
    sent.push(route.request().postDataJSON().mute.until);
    await held;
    await route.continue();
  });
  const mute = page.getByLabel("Mute this group");
  for (const length of ["For a day", "For a week", "Until you say so"]) await mute.selectOption(length);
  letGo();
  await expect(page.getByText(`${group.groupName} is muted. You stay in it.`)).toHaveCount(1);
  expect(sent).toEqual([expect.stringMatching(/Z$/), "always"]);
  await page.unroute("**/api/accounts/me/notice-settings");
  await page.reload();
  await expect(page.getByLabel("Mute this group").getByRole("option", { selected: true })).toHaveText("Until you say so");
});

test("an answer that came too late is told as what it is, and a decline as done", async ({ browser, site }) => {
  const owner = await visitor(browser, site.url, "Nusrat Jahan");
  const group = await groupOf(owner, site.url, { joinPolicy: "approval" });
  const { page } = owner;
  const [imran, lamia] = [await visitor(browser, site.url, "Imran Sheikh"), await visitor(browser, site.url, "Lamia Haque")];
  await page.goto("/aboutUs");
  for (const person of [imran, lamia]) await join(person, site.url, group);
  await lookAgainUntil(page, 2);
  await page.getByRole("button", { name: bell }).click();
  const panel = page.getByRole("region", { name: "Notices" });
  await expect(panel.getByRole("button", { name: /^Approve Imran Sheikh/ })).toBeVisible();
  await call(imran, site.url, "DELETE", `/api/groups/${group.id}/membership`);
  await panel.getByRole("button", { name: /^Approve Imran Sheikh/ }).click();
  const said = (words: string) => page.locator("[data-sonner-toast]").filter({ hasText: words });
  await expect(said("Imran Sheikh could not be answered:")).toHaveAttribute("data-type", "error");
  await panel.getByRole("button", { name: /^Decline Lamia Haque/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Decline request" }).click();
  await expect(said("Lamia Haque was declined and told so.")).toHaveAttribute("data-type", "success");
});
