import { hold } from "../support/held";
import { expect, test } from "./fixtures";
import { FLOW_DEVICES } from "./support/breadth";
import { call, expectNoSidewaysScrolling, groupOf, join, visitor } from "./support/memberships";

for (const [device, options] of FLOW_DEVICES)
  test(`requests are answered one by one and together, ${device}`, async ({ browser, site, expectAccessible }) => {
    const owner = await visitor(browser, site.url, "Nusrat Jahan", options);
    const group = await groupOf(owner, site.url, { joinPolicy: "approval", questions: ["Why?"], maxMembers: 3 });
    const asking = [];
    for (const name of ["Imran Sheikh", "Lamia Haque", "Tanvir Mahmud", "Sumaiya Khan"]) {
      const person = await visitor(browser, site.url, name);
      await join(person, site.url, group, { answers: [`${name} asks.`] });
      asking.push(person);
    }
    const { page } = owner;
    await page.goto(`/dashboard/groups/${group.id}`);
    await expect(page.getByRole("heading", { name: "4 people ask to join" })).toBeVisible();
    // The browser complains about what it fetched for a page that does not show it: the drawing for an empty list.
    await expect(page.locator("link[rel=preload][href*=no-requests]")).toHaveCount(0);
    await expect(page.getByRole("listitem").filter({ hasText: "Imran Sheikh" })).toContainText("Imran Sheikh asks.");
    await expectNoSidewaysScrolling(page);
    await expectAccessible(page);

    await page.getByRole("button", { name: "Approve Imran Sheikh" }).click();
    await expect(page.getByRole("status").filter({ hasText: "Imran Sheikh is a member now." })).toBeVisible();

    await page.getByRole("button", { name: "Decline Lamia Haque" }).click();
    const dialog = page.getByRole("dialog", { name: "Decline the request of Lamia Haque?" });
    await dialog.getByRole("textbox", { name: "Reason" }).fill("We want to stay small.");
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Decline request" }).click();
    await expect(page.getByText("Lamia Haque was declined and told so.")).toBeVisible();

    await page.getByRole("checkbox", { name: "Choose all" }).check();
    const bar = page.getByRole("region", { name: "Chosen requests" });
    await expect(bar).toContainText("1 becomes a member; Sumaiya Khan, who asked last, joins the waitlist as 1st in line.");
    await expectAccessible(page);
    await bar.getByRole("button", { name: "Approve 2" }).click();
    await expect(page.getByText("Tanvir Mahmud is a member now.")).toBeVisible();
    await expect(page.getByText("Sumaiya Khan was approved and is in line for a place.")).toBeVisible();

    await page.getByRole("link", { name: "Waitlist 1" }).click();
    await expect(page.getByRole("listitem").filter({ hasText: "Sumaiya Khan" })).toContainText("1");
    await expectAccessible(page);

    const [, declined] = asking;
    if (!declined) throw new Error("Lamia Haque asked to join.");
    await declined.page.goto(`/groupDetails/${group.id}`);
    await expect(declined.page.getByText("We want to stay small.")).toBeVisible();
  });

test("a request that was withdrawn meanwhile says so", async ({ browser, site }) => {
  const owner = await visitor(browser, site.url, "Nusrat Jahan");
  const group = await groupOf(owner, site.url, { joinPolicy: "approval" });
  const person = await visitor(browser, site.url, "Imran Sheikh");
  await join(person, site.url, group);
  await owner.page.goto(`/dashboard/groups/${group.id}`);
  await call(person, site.url, "DELETE", `/api/groups/${group.id}/membership`, { from: "requested" });
  await owner.page.getByRole("button", { name: "Approve Imran Sheikh" }).click();
  await expect(owner.page.getByText(/Imran Sheikh (could not be answered: .*withdrawn|does not ask any more)/)).toBeVisible();
});

for (const [device, options] of FLOW_DEVICES)
  test(`members get a role, lose it, are removed and banned; the ban is lifted, ${device}`, async ({
    browser,
    site,
    quiet,
    expectAccessible,
  }) => {
    quiet.allow(/404/);
    const owner = await visitor(browser, site.url, "Nusrat Jahan", options);
    const group = await groupOf(owner, site.url, { rules: "Be kind." });
    const person = await visitor(browser, site.url, "Mehedi Hasan", options);
    await join(person, site.url, group, { contact: "always", rulesVersion: 1 });
    const { page } = owner;
    await page.goto(`/dashboard/groups/${group.id}/members`);
    const row = page.getByRole("row").filter({ hasText: "Mehedi Hasan" });
    await expect(row).toContainText(person.email);
    await expect(row.getByText(/^rules accepted$/)).toBeVisible();
    await call(owner, site.url, "PUT", `/api/groups/${group.id}`, { rules: "Be kind and quiet." });
    await page.reload();
    await expect(row.getByText(/^rules accepted in an earlier version$/)).toBeVisible();
    await expect(page.getByRole("button", { name: "Manage Nusrat Jahan" })).toHaveCount(0);
    await row.getByRole("button", { name: "Manage Mehedi Hasan" }).click();
    const promote = page.getByRole("button", { name: "Make organizer" });
    await expect(promote).toBeVisible();
    await expectAccessible(page);
    await promote.click();
    await page.getByRole("dialog").getByRole("button", { name: "Make organizer" }).click();
    await expect(row).toContainText("Organizer");
    await expect(page.getByText("Mehedi Hasan is an organizer now.")).toBeVisible();

    await person.page.goto(`/dashboard/groups/${group.id}/members`);
    await expect(person.page.getByRole("heading", { level: 1, name: group.groupName })).toBeVisible();
    await person.page.goto(`/groupDetails/${group.id}`);
    await person.page.getByRole("button", { name: "Leave group" }).click();
    await expect(person.page.getByRole("dialog", { name: "Leave this group?" })).toContainText("you are an organizer no more");

    await row.getByRole("button", { name: "Manage Mehedi Hasan" }).click();
    await page.getByRole("button", { name: "Ban", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Ban Mehedi Hasan?" });
    await dialog.getByRole("button", { name: "Ban", exact: true }).click();
    await expect(dialog.getByText("A ban needs a reason.")).toBeVisible();
    await dialog.getByRole("textbox", { name: "Reason" }).fill("Was rude.");
    await dialog.getByRole("button", { name: "Ban", exact: true }).click();
    await expect(row).toHaveCount(0);

    // The old tab of somebody who is no organizer any more.
    const answer = await person.page.goto(`/dashboard/groups/${group.id}/members`);
    expect(answer?.status()).toBe(404);

    await page.getByRole("link", { name: "Bans 1" }).click();
    await expect(page.getByText("Was rude.")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Lift the ban of Mehedi Hasan" }).click();
    await expect(page.getByText("Nobody is banned")).toBeVisible();
    await expect(page.getByText("The ban of Mehedi Hasan is lifted.")).toBeVisible();
    await page.getByRole("link", { name: "Record" }).click();
    await expect(page.getByRole("listitem").filter({ hasText: "Was rude." })).toContainText("Nusrat Jahan");
    await expectAccessible(page);
  });

for (const [device, options] of FLOW_DEVICES)
  test(`settings: said what changed, saved, kept; the group is handed over, closed and deleted, ${device}`, async ({
    browser,
    site,
    expectAccessible,
  }) => {
    const owner = await visitor(browser, site.url, "Nusrat Jahan", options);
    const group = await groupOf(owner, site.url);
    const heir = await visitor(browser, site.url, "Mehedi Hasan", options);
    await join(heir, site.url, group);
    const { page } = owner;
    await page.goto(`/dashboard/groups/${group.id}/settings`);
    await page.getByRole("radio", { name: /On approval/ }).check();
    await page.getByRole("button", { name: "Add a question" }).click();
    await page.getByRole("textbox", { name: "Question 1" }).fill("Why?");
    await page.getByRole("textbox", { name: "Rules" }).fill("Be kind.");
    await page.getByRole("textbox", { name: "Max Members" }).fill("0");
    const bar = page.getByRole("region", { name: "Unsaved changes" });
    await expect(bar).toContainText("You changed who may join, the questions, the rules, and the number of places.");
    await bar.getByRole("button", { name: "Save changes" }).click();
    await expect(page.getByText("A group has room for at least one.")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("textbox", { name: "Max Members" }).fill("20");
    // Typed rules are not lost by a press on the next tab.
    await page
      .getByRole("navigation", { name: "Desk" })
      .getByRole("link", { name: /^Members/ })
      .click();
    await page.getByRole("alertdialog", { name: "Leave without saving?" }).getByRole("button", { name: "Keep writing" }).click();
    await bar.getByRole("button", { name: "Save changes" }).click();
    await expect(page.getByText("Saved.")).toBeVisible();
    await page.reload();
    await expect(page.getByRole("radio", { name: /On approval/ })).toBeChecked();
    await expect(page.getByRole("textbox", { name: "Question 1" })).toHaveValue("Why?");
    const oldAddress = page.getByText("The one it has now goes on leading to it: whoever knows that still finds the group.");
    await page.getByRole("radio", { name: /Unlisted/ }).check();
    await expect(oldAddress).toBeVisible();
    await bar.getByRole("button", { name: "Discard" }).click();
    await expect(oldAddress).toHaveCount(0);
    await expect(page.getByRole("radio", { name: /^Public/ })).toBeChecked();

    await page.getByRole("button", { name: "Choose a new owner" }).click();
    await page.getByRole("dialog").getByRole("radio", { name: "Mehedi Hasan" }).check();
    await expectAccessible(page);
    await page.getByRole("dialog").getByRole("button", { name: "Offer the group" }).click();
    await expect(page.getByText("Offered to Mehedi Hasan")).toBeVisible();

    await heir.page.goto(`/groupDetails/${group.id}`);
    await expect(heir.page.getByText("The rules have changed")).toBeVisible();
    await heir.page.getByRole("button", { name: "Accept the rules" }).click();
    await expect(heir.page.getByRole("heading", { name: "You are a member" })).toBeVisible();
    await heir.page.getByRole("button", { name: "Become the owner" }).click();
    await expect(heir.page.getByRole("heading", { name: "You own this group" })).toBeVisible();
    await expectAccessible(heir.page);

    await heir.page.goto(`/dashboard/groups/${group.id}/settings`);
    await heir.page.getByRole("button", { name: "Close group" }).click();
    await heir.page.getByRole("dialog").getByRole("button", { name: "Close group" }).click();
    await expect(heir.page.getByText("This group is closed").first()).toBeVisible();
    await heir.page.getByRole("button", { name: "Open group" }).click();
    await expect(heir.page.getByRole("button", { name: "Close group" })).toBeVisible();

    await heir.page.getByRole("button", { name: "Delete group" }).click();
    await heir.page.getByRole("dialog").getByRole("button", { name: "Delete", exact: true }).click();
    await expect(heir.page.getByText("Your group has been deleted.")).toBeVisible();
    await expect(heir.page).toHaveURL("/dashboard/dashMyGroup");
  });

test("a desk is nobody else's", async ({ browser, site, quiet }) => {
  quiet.allow(/404/);
  const owner = await visitor(browser, site.url, "Nusrat Jahan");
  const group = await groupOf(owner, site.url);
  const member = await visitor(browser, site.url, "Mehedi Hasan");
  await join(member, site.url, group);
  for (const part of ["", "/members", "/waitlist", "/bans", "/invitations", "/settings", "/record", "/meetups", "/meetups/new"])
    expect((await member.page.goto(`/dashboard/groups/${group.id}${part}`))?.status(), part).toBe(404);
});

test("whoever is chosen as the next owner stays to be seen when a late answer changes the list", async ({ browser, site }) => {
  const owner = await visitor(browser, site.url, "Nusrat Jahan");
  const group = await groupOf(owner, site.url);
  for (const name of ["Mehedi Hasan", "Nandini Roy", "Joy Barua"]) await join(await visitor(browser, site.url, name), site.url, group);
  const { page } = owner;
  // As in a group with more members than a page shows.
  await page.route(`**/dashboard/groups/${group.id}/settings`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replace('moreHeirs\\":false', 'moreHeirs\\":true') });
  });
  const { held, letGo } = hold();
  await page.route(`**/api/groups/${group.id}/members?*`, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`/dashboard/groups/${group.id}/settings`);
  await page.getByRole("button", { name: "Choose a new owner" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("searchbox", { name: "Find a member" }).fill("Nandini");
  await dialog.getByRole("radio", { name: "Mehedi Hasan" }).check();
  letGo();
  await expect(dialog.getByRole("radio", { name: "Joy Barua" })).toHaveCount(0);
  await expect(dialog.getByRole("radio", { name: "Nandini Roy" })).not.toBeChecked();
  await expect(dialog.getByRole("radio", { name: "Mehedi Hasan" })).toBeChecked();
  await dialog.getByRole("button", { name: "Offer the group" }).click();
  await expect(page.getByText("Offered to Mehedi Hasan")).toBeVisible();
});
