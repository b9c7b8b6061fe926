import { expect, test } from "./fixtures";
import { call, expectNoSidewaysScrolling, groupOf, join, visitor } from "./support/memberships";

test("who asks to join and who waits in line are banned where they stand, and read why", async ({ browser, site, expectAccessible }) => {
  const owner = await visitor(browser, site.url, "Nusrat Jahan", { viewport: { width: 375, height: 812 } });
  const [asking, waiting] = [await visitor(browser, site.url, "Imran Sheikh"), await visitor(browser, site.url, "Sara Noor")];
  const group = await groupOf(owner, site.url, { joinPolicy: "approval", maxMembers: 1 });
  for (const person of [asking, waiting]) await join(person, site.url, group);
  const { _id } = await (await waiting.context.request.get(`${site.url}/api/accounts/me`)).json();
  await call(owner, site.url, "POST", `/api/groups/${group.id}/requests/decisions`, { people: [_id], decision: "approve" });

  const { page } = owner;
  const ban = async (name: string) => {
    await page.getByRole("button", { name: `Ban ${name}` }).click();
    const dialog = page.getByRole("dialog", { name: `Ban ${name}?` });
    await dialog.getByRole("button", { name: "Ban", exact: true }).click();
    await expect(dialog.getByText("A ban needs a reason.")).toBeVisible();
    const reason = dialog.getByRole("textbox", { name: "Reason" });
    await reason.fill("Nets.");
    await expectAccessible(page);
    // A reason that was not sent yet is still there after Escape.
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await page.getByRole("button", { name: `Ban ${name}` }).click();
    await expect(reason).toHaveValue("Nets.");
    await dialog.getByRole("button", { name: "Ban", exact: true }).click();
    await expect(dialog).toHaveCount(0);
  };
  await page.goto(`/dashboard/groups/${group.id}`);
  await expectNoSidewaysScrolling(page);
  await ban("Imran Sheikh");
  await expect(page.getByText("Imran Sheikh is banned, and told so.")).toBeVisible();
  await page.goto(`/dashboard/groups/${group.id}/waitlist`);
  await expectNoSidewaysScrolling(page);
  await ban("Sara Noor");
  await expect(page.getByText("Sara Noor is banned, and told so.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Ban Sara Noor" })).toHaveCount(0);
  // A phone shows no column heads: the date has a word beside it.
  await page.goto(`/dashboard/groups/${group.id}/bans`);
  await expect(page.getByText(/^since \d+ \w+ \d{4}$/)).toHaveCount(2);

  for (const { page: theirs } of [asking, waiting]) {
    await theirs.goto(`/groups/${group.slug}`);
    await theirs.getByRole("link", { name: "Why, and until when" }).click();
    await expect(theirs).toHaveURL(`/groupDetails/${group.id}`);
    await expect(theirs.getByRole("heading", { name: group.groupName })).toBeVisible();
    await expect(theirs.getByText("You cannot join this group")).toBeVisible();
    await expect(theirs.getByText("Nets.")).toBeVisible();
  }
});
