import { expect, test } from "./fixtures";
import { FLOW_DEVICES, PHONE } from "./support/breadth";
import { confirmAddress } from "./support/mail";
import { call, expectNoSidewaysScrolling, groupOf, join, visitor } from "./support/memberships";

for (const [device, options] of FLOW_DEVICES)
  test(`whoever is invited by mail answers where they look at the group, or at their groups, ${device}`, async ({
    browser,
    site,
    place,
    expectAccessible,
  }) => {
    const owner = await visitor(browser, site.url, "Nusrat Jahan");
    const guest = await visitor(browser, site.url, "Imran Sheikh", options);
    for (const one of [owner, guest]) await confirmAddress(one, place);
    const invitedTo = async (wishes: object) => {
      const group = await groupOf(owner, site.url, wishes);
      await call(owner, site.url, "POST", `/api/groups/${group.id}/invitations`, { email: guest.email });
      return group;
    };
    const closely = await invitedTo({ joinPolicy: "invitation" });
    const strict = await invitedTo({ joinPolicy: "invitation", rules: "Be kind." });
    const asked = await groupOf(owner, site.url, { joinPolicy: "approval" });
    await join(guest, site.url, asked);
    await call(owner, site.url, "POST", `/api/groups/${asked.id}/invitations`, { email: guest.email, role: "organizer" });

    const { page } = guest;
    await page.goto("/myGroup");
    const row = ({ groupName }: { groupName: string }) =>
      page.getByRole("table", { name: "Waiting" }).getByRole("row").filter({ hasText: groupName });
    await expect(row(closely)).toContainText(/Nusrat Jahan invites you\s*as a member, until \d+ \w+ \d{4}/);
    await expect(row(asked)).toContainText("Requested");
    await expectNoSidewaysScrolling(page);
    await expectAccessible(page);
    await row(strict)
      .getByRole("button", { name: `Decline the invitation to ${strict.groupName}` })
      .click();
    await expect(row(strict)).toHaveCount(0);

    await page.goto(`/groupDetails/${closely.id}`);
    const panel = page.getByRole("region", { name: "My membership" });
    const heading = panel.getByRole("heading", { name: "Nusrat Jahan invites you" });
    await expect(heading).toBeVisible();
    await expect(panel).toContainText(/to join as a member\. The invitation ends on \d+ \w+ \d{4}\./);
    await expectNoSidewaysScrolling(page);
    await expectAccessible(page);
    if (options === PHONE) {
      await page.getByRole("button", { name: "See the invitation" }).click();
      await expect(heading).toBeFocused();
    }
    await panel.getByRole("button", { name: `Accept the invitation to ${closely.groupName}` }).click();
    await expect(page.getByText("You have joined the group!")).toBeVisible();
    await expect(panel.getByRole("heading", { name: "You are a member" })).toBeVisible();

    await page.goto(`/groupDetails/${asked.id}`);
    await expect(panel).toContainText("Nusrat Jahan invites you to join as an organizer");
    await expect(panel.getByRole("heading", { name: "Requested" })).toBeVisible();
    await expectAccessible(page);
    await panel.getByRole("button", { name: `Decline the invitation to ${asked.groupName}` }).click();
    await expect(panel.getByText("invites you to join")).toHaveCount(0);
    await expect(panel.getByRole("heading", { name: "Requested" })).toBeVisible();
  });

test("what a group asks is answered on the invitation's own page, to which its panel leads", async ({ browser, site, place }) => {
  const owner = await visitor(browser, site.url, "Nusrat Jahan");
  const guest = await visitor(browser, site.url, "Imran Sheikh");
  for (const one of [owner, guest]) await confirmAddress(one, place);
  const group = await groupOf(owner, site.url, { rules: "Be kind." });
  await call(owner, site.url, "POST", `/api/groups/${group.id}/invitations`, { email: guest.email });
  const { page } = guest;
  await page.goto(`/groupDetails/${group.id}`);
  await page.getByRole("link", { name: `Answer the invitation to ${group.groupName}` }).click();
  await page.getByRole("checkbox", { name: /accept/ }).check();
  await page.getByRole("button", { name: "Accept" }).click();
  await expect(page.getByRole("heading", { name: "You are a member" })).toBeVisible();
});
