import { expect, test } from "./fixtures";
import { LONG } from "./support/breadth";
import { press, reach } from "./support/keyboard";
import { groupOf, join, visitor } from "./support/memberships";

test("the whole desk with the keyboard alone", { tag: LONG }, async ({ browser, site }) => {
  const owner = await visitor(browser, site.url, "Nusrat Jahan");
  const group = await groupOf(owner, site.url, { joinPolicy: "approval" });
  for (const name of ["Imran Sheikh", "Lamia Haque", "Tanvir Mahmud"]) await join(await visitor(browser, site.url, name), site.url, group);
  const { page } = owner;
  await page.goto(`/dashboard/groups/${group.id}`);
  const tab = (name: RegExp) => page.getByRole("navigation", { name: "Desk" }).getByRole("link", { name });

  await press(page, page.getByRole("button", { name: "Approve Imran Sheikh" }));
  await expect(page.getByText("Imran Sheikh is a member now.")).toBeVisible();
  await press(page, page.getByRole("button", { name: "Decline Lamia Haque" }));
  const dialog = page.getByRole("dialog");
  await reach(page, dialog.getByRole("textbox", { name: "Reason" }));
  await page.keyboard.type("We want to stay small.");
  await press(page, dialog.getByRole("button", { name: "Decline request" }));
  await expect(page.getByText("Lamia Haque was declined and told so.")).toBeVisible();
  await press(page, page.getByRole("checkbox", { name: "Choose Tanvir Mahmud" }), "Space");
  await press(page, page.getByRole("region", { name: "Chosen requests" }).getByRole("button", { name: "Approve" }));
  await expect(page.getByText("Tanvir Mahmud is a member now.")).toBeVisible();

  await press(page, tab(/^Members/));
  const manage = page.getByRole("button", { name: "Manage Imran Sheikh" });
  await press(page, manage);
  await press(page, page.getByRole("button", { name: "Make organizer" }));
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(manage).toBeFocused();
  await page.keyboard.press("Enter");
  await press(page, page.getByRole("button", { name: "Make organizer" }));
  await press(page, dialog.getByRole("button", { name: "Make organizer" }));
  await expect(page.getByRole("row").filter({ hasText: "Imran Sheikh" })).toContainText("Organizer");

  await press(page, tab(/^Invitations/));
  await reach(page, page.getByRole("textbox", { name: "Name" }));
  await page.keyboard.type("Flyer");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Your new link is ready" })).toBeFocused();
  await press(page, page.getByRole("button", { name: "Revoke Flyer" }));
  await press(page, dialog.getByRole("button", { name: "Revoke" }));
  await expect(page.getByText("Revoked")).toBeVisible();

  await press(page, tab(/^Settings/));
  await reach(page, page.getByRole("radio", { name: /On approval/ }));
  await page.keyboard.press("ArrowUp");
  await expect(page.getByRole("radio", { name: /^Everybody/, checked: true })).toBeVisible();
  await press(page, page.getByRole("region", { name: "Unsaved changes" }).getByRole("button", { name: "Save changes" }));
  await expect(page.getByText("Saved.")).toBeVisible();
  // Saving took its button away: whoever goes on by keyboard is still at the end of the form.
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Choose a new owner" })).toBeFocused();
  await press(page, page.getByRole("button", { name: "Close group" }));
  await press(page, dialog.getByRole("button", { name: "Close group" }));
  await expect(page.getByText("This group is closed").first()).toBeVisible();

  await press(page, tab(/^Record/));
  await expect(page.getByRole("listitem").filter({ hasText: "We want to stay small." })).toContainText("Nusrat Jahan");
});

test("by keyboard, the focus stays in the panel when one takes back a request or leaves the group", async ({ browser, site }) => {
  const owner = await visitor(browser, site.url, "Nusrat Jahan");
  const person = await visitor(browser, site.url, "Imran Sheikh", { viewport: { width: 375, height: 812 } });
  const { page } = person;
  const panel = page.getByRole("region", { name: "My membership" });
  const asked = await groupOf(owner, site.url, { joinPolicy: "approval" });
  await join(person, site.url, asked);
  await page.goto(`/groupDetails/${asked.id}`);
  await press(page, panel.getByRole("button", { name: "Withdraw request" }));
  await expect(panel).toContainText("On approval");
  await expect(panel).toBeFocused();
  const joined = await groupOf(owner, site.url);
  await join(person, site.url, joined);
  await page.goto(`/groupDetails/${joined.id}`);
  await press(page, panel.getByRole("button", { name: "Leave group" }));
  await press(page, page.getByRole("dialog").getByRole("button", { name: "Leave" }));
  await expect(panel).toContainText("Open to everyone");
  await expect(panel).toBeFocused();
});

test("questions are added, written and removed with the keyboard alone", async ({ browser, site }) => {
  const owner = await visitor(browser, site.url, "Nusrat Jahan");
  const group = await groupOf(owner, site.url, { questions: ["Where do you live?", "Do you own a boat?"] });
  const { page } = owner;
  await page.goto(`/dashboard/groups/${group.id}/settings`);
  const question = (number: number) => page.getByRole("textbox", { name: `Question ${number}` });
  const add = page.getByRole("button", { name: "Add a question" });
  await press(page, add);
  await expect(question(3)).toBeFocused();
  await page.keyboard.type("Why fishing?");
  await expect(add).toHaveCount(0);
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Shift+Tab");
  await press(page, page.getByRole("button", { name: "Remove question 2" }));
  await expect(add).toBeFocused();
  await expect(question(2)).toHaveValue("Why fishing?");
  await expect(question(3)).toHaveCount(0);
  // What was removed does not come back with the next one.
  await page.keyboard.press("Enter");
  await expect(question(3)).toBeFocused();
  await expect(question(3)).toHaveValue("");
  await press(page, page.getByRole("region", { name: "Unsaved changes" }).getByRole("button", { name: "Save changes" }));
  await expect(page.getByText("Saved.")).toBeVisible();
  await page.reload();
  await expect(question(1)).toHaveValue("Where do you live?");
  await expect(question(2)).toHaveValue("Why fishing?");
  await expect(question(3)).toHaveCount(0);
});

test("by keyboard, whoever comes back from the login page to join and thinks again is in the panel", async ({ browser, site }) => {
  const owner = await visitor(browser, site.url, "Nusrat Jahan");
  const group = await groupOf(owner, site.url, { questions: ["Why?"], rules: "Be kind." });
  const { page } = await visitor(browser, site.url, "Lamia Haque");
  await page.goto(`/groupDetails/${group.id}?join=1`);
  await expect(page.getByRole("dialog").getByRole("textbox", { name: "Why?" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("region", { name: "My membership" })).toBeFocused();
});
