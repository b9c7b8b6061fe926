import { expect, test } from "./fixtures";
import { A_GROUP, createGroup, signUp, uniqueName } from "./support/people";

test("after a create the list shows the group, in this tab and in another that had fetched it ahead", async ({ page, context, site }) => {
  await signUp(context.request, site.url);
  const name = uniqueName("000 Fresh");
  const other = await context.newPage();
  // Both routers have the old list at hand before anything is written.
  for (const tab of [page, other]) {
    await tab.goto("/allGroups");
    await tab.getByRole("link", { name: "Home" }).first().click();
    await tab.waitForURL((url) => url.pathname === "/");
  }
  await page.getByRole("link", { name: "Create Group" }).first().click();
  await page.waitForURL("**/createGroup");
  await page.getByLabel(/group name/i).fill(name);
  await page.getByLabel("Hiking").check({ force: true });
  await page.getByLabel(/location/i).fill("Sylhet");
  await page.getByLabel(/max members/i).fill("12");
  await page.getByLabel(/start date/i).fill("2027-01-15");
  await page.getByLabel("Status").selectOption("ongoing");
  await page.getByLabel(/description/i).fill("We walk the tea gardens.");
  await page.getByRole("button", { name: /create group/i }).click();
  await page.waitForURL("**/allGroups");
  await expect(page.getByRole("heading", { name })).toBeVisible();
  await other.getByRole("link", { name: "All Groups" }).first().click();
  await expect(other.getByRole("heading", { name })).toBeVisible();
});

test("after an update and a delete by somebody else's tab the next page is the new one", async ({ page, context, site }) => {
  await signUp(context.request, site.url);
  const name = uniqueName("000 Before");
  const id = await createGroup(context.request, site.url, { groupName: name });
  await page.goto("/allGroups");
  await expect(page.getByRole("heading", { name })).toBeVisible();
  const { status: _status, ...edit } = { ...A_GROUP, groupName: name.replace("Before", "After") };
  expect((await context.request.put(`${site.url}/api/groups/${id}`, { data: edit })).ok()).toBe(true);
  await page.goto("/allGroups");
  await expect(page.getByRole("heading", { name: edit.groupName })).toBeVisible();
  expect((await context.request.delete(`${site.url}/api/groups/${id}`)).ok()).toBe(true);
  await page.goto("/allGroups");
  await expect(page.getByRole("heading", { name: edit.groupName })).toHaveCount(0);
});
