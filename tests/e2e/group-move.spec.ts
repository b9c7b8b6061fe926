import { expect, test } from "./fixtures";
import { expectNoSidewaysScrolling, groupOf, join, visitor } from "./support/memberships";

const PHONE = { viewport: { width: 375, height: 812 } };
const TEXT = "The lake is drained until March.\nThe boats go by lorry.";

test("a move is announced on the desk; a member reads of it, and keeps their address from going along", async ({
  browser,
  site,
  expectAccessible,
}) => {
  const owner = await visitor(browser, site.url, "Nusrat Jahan");
  const member = await visitor(browser, site.url, "Imran Sheikh", PHONE);
  const group = await groupOf(owner, site.url);
  await join(member, site.url, group, { contact: "if-the-group-moves" });
  await owner.page.goto(`/dashboard/groups/${group.id}/settings`);
  await owner.page.getByRole("button", { name: "Announce a move" }).click();
  const dialog = owner.page.getByRole("dialog", { name: "Announce a move" });
  await dialog.getByLabel("Where does the group go?").fill("The old boathouse");
  await dialog.getByLabel("What should members know?").fill(TEXT);
  // What was not announced yet is still there after Escape.
  await owner.page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await owner.page.getByRole("button", { name: "Announce a move" }).click();
  await expect(dialog.getByLabel("Where does the group go?")).toHaveValue("The old boathouse");
  await expect(dialog.getByLabel("What should members know?")).toHaveValue(TEXT);
  await dialog.getByRole("button", { name: "Announce" }).click();
  await expect(owner.page.getByText("The group moves to The old boathouse")).toBeVisible();

  const { page } = member;
  await page.goto(`/groupDetails/${group.id}`);
  const panel = page.getByRole("region", { name: "My membership" });
  await expect(panel).toContainText("This group moves");
  await expect(panel).toContainText("To The old boathouse.");
  await expect(panel).toContainText("The boats go by lorry.");
  await expect(panel.getByRole("status")).toHaveText(
    /^The organizers get your e-mail address on \d+ \w+ \d{4}, unless you say no before\.$/,
  );
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  await panel.getByRole("button", { name: "Do not give my address" }).click();
  await expect(panel.getByRole("status")).toHaveText("Your e-mail address stays hidden.");
  await expect(panel.getByRole("heading", { name: "You are a member" })).toBeFocused();
  await expect(panel.getByRole("button", { name: "Do not give my address" })).toHaveCount(0);
  await expect(panel).toContainText("Organizers do not see your e-mail address.");

  await owner.page.goto(`/groupDetails/${group.id}`);
  await expect(owner.page.getByRole("region", { name: "My membership" })).not.toContainText("This group moves");
  const { contact } = await (await member.context.request.get(`${site.url}/api/groups/${group.id}/membership`)).json();
  expect(contact).toBe("nothing");
});
