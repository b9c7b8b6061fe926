import { expect, test } from "./fixtures";
import { call, expectNoSidewaysScrolling, groupOf, join, visitor } from "./support/memberships";

const PHONE = { viewport: { width: 375, height: 812 } };

test("answers given on joining an open group stand on its desk; once it is closed, its line and its owner read what that means", async ({
  browser,
  site,
  expectAccessible,
}) => {
  const owner = await visitor(browser, site.url, "Nusrat Jahan", PHONE);
  const member = await visitor(browser, site.url, "Imran Sheikh");
  const waiting = await visitor(browser, site.url, "Sara Noor", PHONE);
  const group = await groupOf(owner, site.url, { maxMembers: 2, questions: ["Have you a rod?"] });
  await join(member, site.url, group, { answers: ["Two of them."] });
  await join(waiting, site.url, group, { answers: ["Not yet."] });
  for (const [part, name, answer] of [
    ["members", "Imran Sheikh", "Two of them."],
    ["waitlist", "Sara Noor", "Not yet."],
  ] as const) {
    await owner.page.goto(`/dashboard/groups/${group.id}/${part}`);
    await owner.page.getByText(`What ${name} answered`).click();
    await expect(owner.page.getByText(answer)).toBeVisible();
    await expectAccessible(owner.page);
    await expectNoSidewaysScrolling(owner.page);
  }

  await call(owner, site.url, "POST", `/api/groups/${group.id}/closing`);
  await waiting.page.goto(`/groupDetails/${group.id}`);
  const line = waiting.page.getByRole("region", { name: "My membership" });
  await expect(line).toContainText("You keep your place in line for the day it opens again.");
  await expect(line).not.toContainText("When a place opens");
  await line.getByRole("button", { name: "Change" }).click();
  await expect(waiting.page.getByRole("dialog", { name: "Your e-mail address" })).toBeVisible();

  for (const [{ page }, words] of [
    [owner, "nobody can open it again, or delete it."],
    [member, "While the group is closed nobody can join it again."],
  ] as const) {
    await page.goto(`/groupDetails/${group.id}`);
    await page.getByRole("button", { name: "Leave group" }).click();
    await expect(page.getByRole("dialog", { name: "Leave this group?" })).toContainText(words);
  }
});

test("a closed group says who can open it again, and before one's account goes what becomes of it", async ({
  browser,
  site,
  expectAccessible,
}) => {
  const owner = await visitor(browser, site.url, "Nusrat Jahan", PHONE);
  const [organizer, waiting] = [await visitor(browser, site.url, "Imran Sheikh"), await visitor(browser, site.url, "Sara Noor")];
  const group = await groupOf(owner, site.url, { maxMembers: 2 });
  for (const person of [organizer, waiting]) await join(person, site.url, group);
  const { _id } = await (await organizer.context.request.get(`${site.url}/api/accounts/me`)).json();
  await call(owner, site.url, "PATCH", `/api/groups/${group.id}/members/${_id}`, { role: "organizer" });
  await call(owner, site.url, "POST", `/api/groups/${group.id}/closing`);
  const desk = `/dashboard/groups/${group.id}/members`;
  for (const [{ page }, words] of [
    [owner, "You can open it again in Settings."],
    [organizer, "Its owner can open it again."],
  ] as const) {
    await page.goto(desk);
    await expect(page.getByRole("main")).toContainText(words);
    // An old tab, or a link in an old mail, in which there was something to plan.
    await page.goto(`/dashboard/groups/${group.id}/meetups/new`);
    await expect(page).toHaveURL(`/dashboard/groups/${group.id}/meetups`);
    await expect(page.getByRole("main")).toContainText(words);
  }

  await owner.page.goto("/dashboard/account#data");
  const fate = "The group that you have closed stays readable. Nobody owns it then, so nobody can open it again.";
  await expect(owner.page.getByRole("main")).toContainText(fate);
  await owner.page.getByRole("button", { name: "Delete my account…" }).click();
  await expect(owner.page.getByRole("dialog", { name: "Delete your account?" })).toContainText(fate);
  await expectAccessible(owner.page);
  await expectNoSidewaysScrolling(owner.page);

  await call(owner, site.url, "DELETE", `/api/groups/${group.id}/membership`, { from: "member" });
  await organizer.page.goto(desk);
  await expect(organizer.page.getByRole("main")).toContainText("Nobody owns it any more, so nobody can open it again.");
  await waiting.page.goto(`/groupDetails/${group.id}`);
  await expect(waiting.page.getByRole("region", { name: "My membership" })).toContainText(
    /Nobody owns it any more, so it cannot open again\./,
  );
});
