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
