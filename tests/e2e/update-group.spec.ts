import { expect, test } from "./fixtures";
import { pauseClock, runUntilVisible } from "./paused-clock";
import { call, groupOf, join, visitor } from "./support/memberships";
import { A_GROUP, createGroup, deleteGroup, newPerson } from "./support/people";

test("comes prefilled, without a status, and saves to My Groups", async ({ page, context, site, signIn, expectAccessible }) => {
  await page.clock.install();
  await signIn(await newPerson(context.request, site.url));
  const id = await createGroup(context.request, site.url);
  await page.goto(`/updateGroup/${id}`);
  await expect(page.getByRole("heading", { level: 1, name: "Update Group" })).toBeVisible();
  await expect(page.getByLabel("Group Name")).toHaveValue(A_GROUP.groupName);
  await expect(page.getByRole("radio", { name: "Fishing" })).toBeChecked();
  await expect(page.getByRole("radio", { name: "Patch 1", exact: true })).toBeChecked();
  await expect(page.getByLabel("Location")).toHaveValue(A_GROUP.location);
  await expect(page.getByLabel("Max Members")).toHaveValue("18");
  await expect(page.getByLabel("Start Date")).toHaveValue(A_GROUP.startDate);
  await expect(page.getByLabel("Description")).toHaveValue(A_GROUP.description);
  await expect(page.getByLabel("Status")).toHaveCount(0);
  await expect(page.getByLabel("Your Name")).toHaveAttribute("readonly");
  await expectAccessible();
  const sent = page.waitForRequest((request) => request.method() === "PUT");
  await page.getByLabel("Max Members").fill("24");
  await pauseClock(page);
  await page.getByRole("button", { name: "Update Group" }).click();
  expect((await sent).postDataJSON()).toEqual({ maxMembers: 24, was: { maxMembers: A_GROUP.maxMembers } });
  const toast = page.getByText("Group Updated Successfully!");
  await runUntilVisible(page, toast);
  await expect(page).toHaveURL("/myGroup");
  await expect(page.getByRole("row", { name: A_GROUP.groupName }).getByRole("cell", { name: "24 1 taken", exact: true })).toBeVisible();
  await page.clock.runFor(3000);
  await expect(toast).toBeVisible();
  await page.clock.runFor(1500);
  await expect(toast).toBeHidden();
});

test("saving without a change is a success", async ({ page, context, site, signIn }) => {
  await signIn(await newPerson(context.request, site.url));
  await page.goto(`/updateGroup/${await createGroup(context.request, site.url)}`);
  await page.getByRole("button", { name: "Update Group" }).click();
  await expect(page.getByText("Group Updated Successfully!")).toBeVisible();
  await expect(page).toHaveURL("/myGroup");
});

test("the press that leaves a wrong field is a press of the button", async ({ page, context, site, signIn }) => {
  await signIn(await newPerson(context.request, site.url));
  await page.goto(`/updateGroup/${await createGroup(context.request, site.url)}`);
  const button = page.getByRole("button", { name: "Update Group" });
  // Until then nothing is checked when an input is left.
  await expect(button, "the page is hydrated").toHaveAttribute("type", "submit");
  const description = page.getByLabel("Description");
  await description.fill("");
  // As long as a finger stays down, what is wrong would push the button away from below it.
  await button.scrollIntoViewIfNeeded();
  await button.click({ delay: 300, position: { x: 20, y: 2 } });
  await expect(page.getByText("One field needs another look.")).toBeVisible();
  await expect(description).toBeFocused();
});

test("says so when the group was deleted in the meantime", async ({ page, context, site, signIn, quiet }) => {
  quiet.allow(/404/);
  await signIn(await newPerson(context.request, site.url));
  const id = await createGroup(context.request, site.url);
  await page.goto(`/updateGroup/${id}`);
  await deleteGroup(context.request, site.url, id);
  await page.getByLabel("Location").fill("Nowhere");
  await page.getByRole("button", { name: "Update Group" }).click();
  await expect(page.getByText("This group has been deleted in the meantime")).toBeVisible();
  await expect(page.getByLabel("Location")).toHaveValue("Nowhere");
});

test("a stranger's group, an unknown one and a strange id are not found", async ({ page, context, site, signIn, quiet }) => {
  quiet.allow(/404/);
  await signIn(await newPerson(context.request, site.url));
  const id = await createGroup(context.request, site.url);
  await signIn(await newPerson(context.request, site.url, "Somebody Else"));
  for (const which of [id, "f".repeat(24), "1", "%2e%2e%2fx"]) {
    const answer = await page.goto(`/updateGroup/${which}`);
    expect(answer?.status(), which).toBe(404);
    await expect(page, which).toHaveTitle(/^No such group/);
  }
});

test("sends nobody to the login page and remembers the way", async ({ page }) => {
  await page.goto(`/updateGroup/${"a".repeat(24)}`);
  await expect(page).toHaveURL(`/login?callbackUrl=%2FupdateGroup%2F${"a".repeat(24)}`);
});

test("asks before changes are left", async ({ page, context, site, signIn }) => {
  await signIn(await newPerson(context.request, site.url));
  await page.goto(`/updateGroup/${await createGroup(context.request, site.url)}`);
  await page.getByLabel("Location").fill("Elsewhere");
  await page.getByRole("link", { name: "All Groups" }).first().click();
  await page.getByRole("alertdialog", { name: "Leave without saving?" }).getByRole("button", { name: "Leave" }).click();
  await expect(page).toHaveURL("/allGroups");
});

test("opened to everybody, it asks what becomes of those who had asked to join", async ({ browser, site, expectAccessible }) => {
  const [owner, rina] = [await visitor(browser, site.url, "Nusrat Jahan"), await visitor(browser, site.url, "Rina Akter")];
  const group = await groupOf(owner, site.url, { joinPolicy: "approval" });
  expect(await join(rina, site.url, group)).toMatchObject({ state: "requested" });
  const { page } = owner;
  await page.goto(`/updateGroup/${group.id}`);
  await page.locator("summary").getByText("Who may join").click();
  const letIn = page.getByRole("checkbox", { name: "Let in the 1 person who asked to join" });
  await expect(letIn).toHaveCount(0);
  await page.getByRole("radio", { name: /^Everybody/ }).check();
  await expect(letIn).toBeChecked();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Update Group" }).click();
  await expect(page).toHaveURL("/myGroup");
  const standing = async () => (await rina.context.request.get(`${site.url}/api/groups/${group.id}/membership`)).json();
  await expect.poll(standing).toMatchObject({ state: "member" });
});

test("an organizer is told whose the number of places is, and saves the rest", async ({ browser, site, expectAccessible }) => {
  const [owner, rina] = [await visitor(browser, site.url, "Nusrat Jahan"), await visitor(browser, site.url, "Rina Akter")];
  const group = await groupOf(owner, site.url);
  await join(rina, site.url, group);
  const members = await (await owner.context.request.get(`${site.url}/api/groups/${group.id}/members`)).json();
  const { _id } = members.items.find(({ displayName }: { displayName: string }) => displayName === "Rina Akter");
  await call(owner, site.url, "PATCH", `/api/groups/${group.id}/members/${_id}`, { role: "organizer" });
  const { page } = rina;
  await page.goto(`/updateGroup/${group.id}`);
  await expect(page.getByRole("textbox", { name: "Max Members" })).toHaveAttribute("readonly");
  await expect(page.getByRole("textbox", { name: "Max Members" })).toHaveAccessibleDescription("The owner decides how many it holds.");
  await expectAccessible(page);
  await page.getByLabel("Description").fill("We walk by the river now.");
  await page.getByRole("button", { name: "Update Group" }).click();
  await expect(page).toHaveURL("/myGroup");
});
